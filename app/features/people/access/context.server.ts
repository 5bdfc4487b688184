/** The one context of a request: what loaders, actions and verbs are given first. */
import { createContext, redirect, type RouterContextProvider } from "react-router";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import type { RequestInfo, Services } from "#app/platform/request-context.server.ts";
import type { Currency } from "#app/values/money.ts";
import { may, type Actor } from "./actor.ts";
import type { Permission } from "./permissions.ts";

/** What a verb is given: the program's services (database, clock, log ...) and on whose behalf it acts. */
export type Context = Services & {
  /** Nobody is signed in: undefined. */
  actor: Actor | undefined;
  language: Language;
  currency: Currency;
  /** As pages show them. What charges money reads them again in its transaction. */
  settings: Settings;
  /** The network address that it comes from, for limits; never stored as it is nor logged. */
  address: string;
  /** True while a page is read: who may not see it is led away, where a form would be refused. */
  reading: boolean;
};

/** The signed-in person as pages need her. */
export type Account = Actor & {
  /** Of this browser's session, among all of hers. */
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  phone: string | undefined;
  language: string;
};

/** What verbs about her own account are given. */
export type AccountContext = Context & { request: Request; account: Account | undefined };

/** What loaders and actions are given beside it. */
export type RequestContext = AccountContext &
  RequestInfo & {
    /** Says on the home page why whoever asked for a page of the staff is there: the headers of the redirect. */
    staffNotice: () => Headers;
  };

const key = createContext<RequestContext>();

/** The context of a request, as `openContext` has filled it. */
export const contextOf = (router: Readonly<RouterContextProvider>): RequestContext => router.get(key);
export const setContext = (router: Readonly<RouterContextProvider>, context: RequestContext): void => router.set(key, context);

const forbidden = (): Response => new Response(null, { status: 403, statusText: "Permission Denied" });

/** Where to sign in for the page that was asked for, and come back to it. */
export function signInPath(language: Language, request: Request): string {
  const { pathname, search } = new URL(request.url);
  // The router's own navigation asks for the data of the page alone.
  const wanted = pathname.replace(/\.data$/, "") + search;
  return `${localPath(language, "/sign-in")}?redirectTo=${encodeURIComponent(wanted)}`;
}

type Asking = Pick<Context, "actor" | "language" | "reading"> & Partial<Pick<RequestContext, "staffNotice">>;

/**
 * The first line of each loader, action and verb that not everybody may use; returns who may. Throws: a visitor's or customer's page
 * goes home, her form and whatever the staff may not do is refused with 403 (docs/product.md, Who may do what).
 */
export function requirePermission(context: Asking, permission: Permission): Actor {
  const { actor, language, reading, staffNotice } = context;
  if (actor && may(actor, permission)) return actor;
  if (reading && !may(actor, "admin.open")) throw redirect(localPath(language, "/"), { headers: staffNotice?.() ?? {} });
  throw forbidden();
}

/** The first line of whatever is a signed-in person's own. Throws: a page goes to sign-in and back afterwards, a form is refused with 403. */
export function requireAccount({ account, language, reading, request }: AccountContext): Account {
  if (account) return account;
  if (!reading) throw new Response(null, { status: 403, statusText: "Not signed in" });
  throw redirect(signInPath(language, request));
}
