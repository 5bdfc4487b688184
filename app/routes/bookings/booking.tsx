import { contextOf } from "#app/features/people/access/context.server.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { guestLink, openBooking, secretAddressPage } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { readBookingPage } from "#app/features/selling/bookings/booking-page/booking-page.server.ts";
import { BookingView } from "#app/features/selling/bookings/booking-page/booking-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/booking";

export const handle: RouteHandle = { namespaces: ["bookings", "checkout"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const opened = await openBooking(context, params.reference);
  const page = await readBookingPage(context, opened);
  const t = translator(context.language);
  const title = t("meta.titled", { title: t("bookings:title", { reference: page.reference }) });
  const path = bookingPath(page.reference, "");
  return {
    page,
    token: opened.token,
    link: guestLink(context, page.reference, opened.token),
    meta: describePage(context, { title, description: t("bookings:description"), path, noindex: true }),
  };
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  return <BookingView page={loaderData.page} token={loaderData.token} link={loaderData.link} />;
}
