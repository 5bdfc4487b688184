import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { readOwnOrLinked } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { takesSeats } from "#app/features/selling/bookings/booking-status.ts";
import { calendarOf } from "#app/features/selling/bookings/emails/order-calendar.server.ts";
import { readOrderByReference } from "#app/features/selling/bookings/order.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/calendar";

export const handle: RouteHandle = { query: ["token"] };

/** The trips of an order as a calendar file, for those who may see its confirmation. */
export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const order = await readOwnOrLinked(context, (access) => readOrderByReference(context.db, params.reference, access));
  if (!order.submittedAt) throw data(null, 404);
  const trips = order.bookings.filter(({ status }) => takesSeats(status));
  const file = await calendarOf(context, order, { trips, settings: context.settings });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${order.reference}.ics"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
    },
  });
}
