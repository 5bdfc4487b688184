import { readOwnOrLinked } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { takesSeats } from "#app/features/selling/bookings/booking-status.ts";
import { buyerOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { readConfirmation } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { tripCalendar } from "#app/features/selling/bookings/emails/trip-calendar.server.ts";
import { requestSettings } from "#app/features/selling/catalogue/viewer.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/calendar";

export const handle: RouteHandle = { query: ["token"] };

/** The trips of an order as a calendar file, for those who may see its confirmation. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const guestToken = searchParams.get("token") ?? undefined;
  const buyer = await buyerOf(request, context);
  const page = await readOwnOrLinked(context, guestToken, (token) =>
    readConfirmation(services, { ...buyer, guestToken: token }, params.reference),
  );
  const t = translator(languageOfPath(pathname));
  const { brand } = await requestSettings(context);
  const trips = page.trips
    .filter((trip) => takesSeats(trip.status))
    .map((trip) => ({ ...trip, description: `${t("checkout:confirmation.reference")} ${trip.reference}` }));
  const file = tripCalendar(trips, { stamp: services.now(), host: new URL(services.env.origin).host, brand: brand.name });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${page.reference}.ics"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
    },
  });
}
