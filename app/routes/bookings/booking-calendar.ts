import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { openBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { takesSeats } from "#app/features/selling/bookings/booking-status.ts";
import { calendarOf } from "#app/features/selling/bookings/emails/order-calendar.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/booking-calendar";

export const handle: RouteHandle = { query: ["token"] };

/** The trip of a booking as a calendar file; a trip that does not take place is none. */
export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { order, booking } = await openBooking(context, params.reference);
  if (!takesSeats(booking.status)) throw data(null, 404);
  const file = await calendarOf(context, order, { trips: [booking], settings: context.settings });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${booking.reference}.ics"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
    },
  });
}
