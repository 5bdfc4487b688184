import { type Context, contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { cancelEmailChange } from "#app/features/people/accounts/profile/update-profile.server.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import type { Route } from "./+types/profile-email";

const profileOf = ({ language }: Pick<Context, "language">) => localPath(language, "/profile");

/** Nothing to see here; taking a change of address back is a form. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requireAccount(context);
  return redirect(profileOf(context));
}

export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  await cancelEmailChange(context);
  const t = translator(context.language);
  setFlash(context, { kind: "success", title: t("profile:pending.kept.title"), text: t("profile:pending.kept.text") });
  return redirect(profileOf(context));
}
