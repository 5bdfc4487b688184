import { type Context, contextOf } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { signOut } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import type { Route } from "./+types/sign-out";

const home = ({ language }: Pick<Context, "language">) => localPath(language, "/");

/** Nothing to see here; signing out is a form. */
export function loader({ context: router }: Route.LoaderArgs) {
  return redirect(home(contextOf(router)));
}

export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  if (context.account) {
    const t = translator(context.language);
    await signOut(context);
    setFlash(context, { kind: "success", title: t("signIn:signedOut.title"), text: t("signIn:signedOut.text") });
  }
  return redirect(home(context));
}
