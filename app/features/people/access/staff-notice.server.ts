import { translator } from "#app/i18n/i18n.server.ts";
import { flashCookie } from "#app/platform/flash.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { signInPath, type RequestContext } from "./context.server.ts";

type Asking = Services & Pick<RequestContext, "actor" | "language" | "request">;

/** Says on the home page why she is there, and to a colleague who is signed out how to get to where she wanted. */
export function staffNotice(context: Asking): Headers {
  const { actor, language, request } = context;
  const t = translator(language);
  const notice = actor
    ? { text: t("setup:staff.signedIn") }
    : { text: t("setup:staff.signedOut"), link: { text: t("setup:staff.signIn"), path: signInPath(language, request) } };
  return new Headers({ "Set-Cookie": flashCookie(context, { kind: "problem", title: t("setup:staff.title"), ...notice }) });
}
