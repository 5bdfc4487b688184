import { contextOf } from "#app/features/people/access/context.server.ts";
import { readOwnOrLinked } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { takesSeats } from "#app/features/selling/bookings/booking-status.ts";
import { readConfirmation } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { tripCalendar } from "#app/features/selling/bookings/emails/trip-calendar.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/calendar";

export const handle: RouteHandle = { query: ["token"] };

/** The trips of an order as a calendar file, for those who may see its confirmation. */
export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const page = await readOwnOrLinked(context, (access) => readConfirmation(context, access, params.reference));
  const t = translator(context.language);
  const { brand } = context.settings;
  const trips = page.trips
    .filter((trip) => takesSeats(trip.status))
    .map((trip) => ({ ...trip, description: `${t("checkout:confirmation.reference")} ${trip.reference}` }));
  const file = tripCalendar(trips, { stamp: context.now(), host: new URL(context.env.origin).host, brand: brand.name });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${page.reference}.ics"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
    },
  });
}
