/** Who is asking: read from the session cookie, at most once a request. */
import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import { userTypes, type Actor } from "#app/features/people/access/actor.ts";
import { authOf } from "./auth.server.ts";

type Context = Readonly<RouterContextProvider>;

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

const sessionSchema = z.object({
  session: z.object({ id: z.string() }),
  user: z.object({
    id: z.string(),
    name: z.string(),
    lastName: z.string().nullish(),
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string().nullish(),
    language: z.string(),
    userType: z.enum(userTypes),
  }),
});

const accountOfRequest = new WeakMap<object, Promise<Account | undefined>>();

async function readAccount(request: Request, context: Context): Promise<Account | undefined> {
  const cookie = request.headers.get("Cookie");
  // Most visitors have none: nothing is asked for them.
  if (!cookie || !/session=/.test(cookie)) return undefined;
  const services = context.get(servicesContext);
  const answer = await authOf(services).api.getSession({ headers: new Headers({ Cookie: cookie }), asResponse: true });
  // A session in use is renewed; one that is over takes its cookie with it.
  context.get(requestContext).cookies.push(...answer.headers.getSetCookie());
  const found = sessionSchema.nullable().parse(await answer.json());
  if (!found) return undefined;
  const { user, session } = found;
  const lastName = user.lastName ?? "";
  return {
    id: user.id,
    name: `${user.name} ${lastName}`.trim(),
    userType: user.userType,
    sessionId: session.id,
    firstName: user.name,
    lastName,
    email: user.email,
    emailVerified: user.emailVerified,
    phone: user.phone ?? undefined,
    language: user.language,
  };
}

/** The signed-in person, or undefined. */
export function accountOf(request: Request, context: Context): Promise<Account | undefined> {
  const info = context.get(requestContext);
  const known = accountOfRequest.get(info);
  if (known) return known;
  const reading = readAccount(request, context);
  accountOfRequest.set(info, reading);
  return reading;
}

/** Her account has just been changed: without JavaScript the same request also draws the page, with what is true now. */
export function readAccountAgain(context: Context): void {
  accountOfRequest.delete(context.get(requestContext));
}

const isReading = (request: Request) => request.method === "GET" || request.method === "HEAD";

const refusedWrites = new WeakSet<object>();

/** A page leads elsewhere, a form is refused. After a refused form React Router reads the page, as a GET: that is refused as well. */
function refuse(request: Request, context: Context, { elsewhere, why }: { elsewhere: string; why: string }): never {
  const info = context.get(requestContext);
  if (isReading(request) && !refusedWrites.has(info)) throw redirect(elsewhere);
  refusedWrites.add(info);
  throw new Response(null, { status: 403, statusText: why });
}

/** For doors of signed-in people. Throws: a page goes to sign-in and back afterwards, a form is refused with 403. */
export async function requireAccount(request: Request, context: Context): Promise<Account> {
  const account = await accountOf(request, context);
  if (account) return account;
  const { pathname, search } = new URL(request.url);
  const wanted = pathname.replace(/\.data$/, "") + search;
  const elsewhere = `${localPath(languageOfPath(pathname), "/sign-in")}?redirectTo=${encodeURIComponent(wanted)}`;
  refuse(request, context, { elsewhere, why: "Not signed in" });
}

/** For doors of administrators. Throws: a page goes home, a form is refused with 403 (product-decisions, What the browser decided). */
export async function requireAdmin(request: Request, context: Context): Promise<Account> {
  const account = await accountOf(request, context);
  if (account?.userType === "Admin") return account;
  refuse(request, context, { elsewhere: localPath(languageOfPath(new URL(request.url).pathname), "/"), why: "Permission Denied" });
}
