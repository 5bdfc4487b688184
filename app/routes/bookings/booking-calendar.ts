import { data } from "react-router";
import { openBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { takesSeats } from "#app/features/selling/bookings/booking-status.ts";
import { calendarOf } from "#app/features/selling/bookings/emails/order-calendar.server.ts";
import { requestSettings } from "#app/features/selling/catalogue/viewer.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/booking-calendar";

export const handle: RouteHandle = { query: ["token"] };

/** The trip of a booking as a calendar file; a trip that does not take place is none. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { order, booking } = await openBooking(request, context, params.reference);
  if (!takesSeats(booking.status)) throw data(null, 404);
  const settings = await requestSettings(context);
  const file = calendarOf(context.get(servicesContext), order, { trips: [booking], settings });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${booking.reference}.ics"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
    },
  });
}
