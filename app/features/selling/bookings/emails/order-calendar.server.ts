import { activeTravellers, type LoadedBooking, type LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { readerOf } from "./notice-sections.server.ts";
import { tripCalendar } from "./trip-calendar.server.ts";

/** Trips of an order as a calendar file, in the order's language. */
export function calendarOf(
  { env, now }: Pick<Context, "env" | "now">,
  order: LoadedOrder,
  { trips, settings }: { trips: readonly LoadedBooking[]; settings: Settings },
): string {
  const { t, names } = readerOf(order);
  const entries = trips.map((booking) => ({
    reference: booking.reference,
    title: booking.tourTitle,
    startDate: booking.startDate,
    endDate: booking.endDate,
    description: [
      `${t("bookingMail:facts.reference")}: ${booking.reference}`,
      `${t("bookingMail:facts.travellers")}: ${names(activeTravellers(booking))}`,
    ].join("\n"),
  }));
  return tripCalendar(entries, { stamp: now(), host: new URL(env.origin).host, brand: settings.brand.name });
}
