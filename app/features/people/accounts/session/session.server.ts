/** Who is asking, and all else that is known of a request before its page is looked at. */
import { eq } from "drizzle-orm";
import type { MiddlewareFunction } from "react-router";
import { z } from "zod";
import { schema } from "#db/database.server.ts";
import { currencyOf } from "#app/features/agency/settings/default-currency.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { sharedSettings } from "#app/features/agency/settings/shared-settings.server.ts";
import { setContext, type Account, type RequestContext } from "#app/features/people/access/context.server.ts";
import { staffNotice } from "#app/features/people/access/staff-notice.server.ts";
import { permissionsOf } from "#app/features/people/access/permissions.ts";
import { nameBrand } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { requestContext, servicesContext, type RequestInfo, type Services } from "#app/platform/request-context.server.ts";
import { authOf } from "./auth.server.ts";

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
  }),
});

async function readAccount(services: Services, info: Pick<RequestInfo, "cookies">, cookie: string | null): Promise<Account | undefined> {
  // Most visitors have none: nothing is asked for them.
  if (!cookie || !/session=/.test(cookie)) return undefined;
  const answer = await authOf(services).api.getSession({ headers: new Headers({ Cookie: cookie }), asResponse: true });
  // A session in use is renewed; one that is over takes its cookie with it.
  info.cookies.push(...answer.headers.getSetCookie());
  const found = sessionSchema.nullable().parse(await answer.json());
  if (!found) return undefined;
  const { user, session } = found;
  const { profileRoles } = schema;
  const roles = await services.db.select({ role: profileRoles.role }).from(profileRoles).where(eq(profileRoles.profileId, user.id));
  const lastName = user.lastName ?? "";
  return {
    id: user.id,
    name: `${user.name} ${lastName}`.trim(),
    permissions: permissionsOf(roles.map(({ role }) => role)),
    sessionId: session.id,
    firstName: user.name,
    lastName,
    email: user.email,
    emailVerified: user.emailVerified,
    phone: user.phone ?? undefined,
    language: user.language,
  };
}

/** The root's middleware: puts the context on each request. Where the settings cannot be read, whoever asks for them hears it. */
export const openContext: MiddlewareFunction<Response> = async ({ request, context: router }) => {
  const [services, info] = [router.get(servicesContext), router.get(requestContext)];
  const [[read], account] = await Promise.all([
    Promise.allSettled([sharedSettings(services.db, "settings")]),
    readAccount(services, info, request.headers.get("Cookie")),
  ]);
  // Texts are looked up without asking the database: whoever renders them has learnt the agency's name before.
  if (read.status === "fulfilled") nameBrand(read.value.brand.name);
  const reading = request.method === "GET" || request.method === "HEAD";
  const language = languageOfPath(new URL(request.url).pathname);
  setContext(router, {
    ...services,
    ...info,
    request,
    reading,
    language,
    currency: info.chosenCurrency ?? currencyOf(language, read.status === "fulfilled" ? read.value : defaultSettings),
    account,
    actor: account,
    staffNotice: () => staffNotice({ ...services, request, language, actor: account }),
    get settings() {
      // What needs no database (robots.txt) is answered while it is away.
      if (read.status === "rejected") throw read.reason;
      return read.value;
    },
  });
};

/** Her account has just been changed: without JavaScript the same request also draws the page, with what is true now. */
export async function readAccountAgain(context: RequestContext): Promise<void> {
  const account = await readAccount(context, context, context.request.headers.get("Cookie"));
  Object.assign(context, { account, actor: account });
}
