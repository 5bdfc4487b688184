import { contextOf } from "#app/features/people/access/context.server.ts";
import { confirmationPagePath } from "#app/features/selling/bookings/booking-address.ts";
import { guestLink, readOwnOrLinked, secretAddressPage } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { readConfirmation } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { ConfirmationView } from "#app/features/selling/bookings/checkout-page/confirmation-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/confirmation";

export const handle: RouteHandle = { namespaces: ["checkout", "bookings"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

/** For the customer, the browser that booked, and whoever has the guest's link; for everybody else it does not exist. */
export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const page = await readOwnOrLinked(context, (access) => readConfirmation(context, access, params.reference));
  const t = translator(context.language);
  return {
    page,
    signedIn: context.account !== undefined,
    link: guestLink(context, page.reference, page.guestToken),
    meta: describePage(context, {
      title: t("meta.titled", { title: t("checkout:confirmation.title") }),
      description: t("checkout:confirmation.description"),
      path: confirmationPagePath(params.reference),
      noindex: true,
    }),
  };
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationView page={loaderData.page} signedIn={loaderData.signedIn} link={loaderData.link} />;
}
