import { redirect } from "react-router";
import { requireAccount } from "#app/features/people/accounts/session/session.server.ts";
import { cancelEmailChange } from "#app/features/people/accounts/profile/update-profile.server.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/profile-email";

const profileOf = (request: Request) => localPath(languageOfPath(new URL(request.url).pathname), "/profile");

/** Nothing to see here; taking a change of address back is a form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAccount(request, context);
  return redirect(profileOf(request));
}

export async function action({ request, context }: Route.ActionArgs) {
  await cancelEmailChange(context.get(servicesContext), await requireAccount(request, context));
  const t = translator(languageOfPath(new URL(request.url).pathname));
  setFlash(context, { kind: "success", title: t("profile:pending.kept.title"), text: t("profile:pending.kept.text") });
  return redirect(profileOf(request));
}
