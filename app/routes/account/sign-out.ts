import { redirect } from "react-router";
import { accountOf } from "#app/features/people/accounts/session/session.server.ts";
import { keepCookies, signOut } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/sign-out";

const home = (request: Request) => localPath(languageOfPath(new URL(request.url).pathname), "/");

/** Nothing to see here; signing out is a form. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(home(request));
}

export async function action({ request, context }: Route.ActionArgs) {
  if (await accountOf(request, context)) {
    const t = translator(languageOfPath(new URL(request.url).pathname));
    keepCookies(context.get(requestContext), await signOut(context.get(servicesContext), request));
    setFlash(context, { kind: "success", title: t("signIn:signedOut.title"), text: t("signIn:signedOut.text") });
  }
  return redirect(home(request));
}
