import { bookingPage, openBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { readBookingPage } from "#app/features/selling/bookings/booking-page/booking-page.server.ts";
import { BookingView } from "#app/features/selling/bookings/booking-page/booking-view.tsx";
import { requestSettings } from "#app/features/selling/catalogue/viewer.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/booking";

export const handle: RouteHandle = { namespaces: ["bookings", "checkout"], query: ["token"] };
export const headers = bookingPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const opened = await openBooking(request, context, params.reference);
  const page = await readBookingPage(context.get(servicesContext), opened, await requestSettings(context));
  const t = translator(languageOfPath(new URL(request.url).pathname));
  const title = t("meta.titled", { title: t("bookings:title", { reference: page.reference }) });
  const path = `/bookings/${page.reference}`;
  return {
    page,
    token: opened.token,
    meta: describePage(request, context, { title, description: t("bookings:description"), path, noindex: true }),
  };
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  return <BookingView page={loaderData.page} token={loaderData.token} />;
}
