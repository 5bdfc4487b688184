import { type Context, contextOf, requireAccount } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { claimBookings } from "#app/features/selling/bookings/customer/claim-bookings.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import type { Route } from "./+types/profile-bookings";

const profileOf = ({ language }: Pick<Context, "language">) => localPath(language, "/profile");

/** Nothing to see here; taking bookings into the account is a form of the profile. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requireAccount(context);
  return redirect(profileOf(context));
}

export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const outcome = await claimBookings(context);
  const t = translator(context.language);
  if (outcome.ok && outcome.bookings > 0)
    setFlash(context, {
      kind: "success",
      title: t("bookings:claim.done"),
      text: t("bookings:claim.doneText", { count: outcome.bookings }),
    });
  if (!outcome.ok) setFlash(context, { kind: "problem", title: t("bookings:claim.heading"), text: t("bookings:claim.refused") });
  return redirect(profileOf(context), 303);
}
