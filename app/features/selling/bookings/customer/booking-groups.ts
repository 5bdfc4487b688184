/** The bookings of a customer as her profile lists them. */
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";

export const bookingGroups = ["upcoming", "past", "cancelled"] as const;
export type BookingGroup = (typeof bookingGroups)[number];

type Dated = { status: BookingStatus; endDate: CalendarDate; timeZone: string };

/** Upcoming until the last day of the trip is over at its place; what never took place is no past trip. */
export function groupOf({ status, endDate, timeZone }: Dated, now: Date): BookingGroup {
  if (status === "CANCELLED" || status === "REJECTED" || status === "EXPIRED") return "cancelled";
  return status === "REDEEMED" || endDate < dateInZone(now, timeZone) ? "past" : "upcoming";
}

/** Each group in its order: what comes next first, of the others the latest. Groups without bookings are left out. */
export function grouped<Booking extends Dated & { startDate: CalendarDate }>(
  bookings: readonly Booking[],
  now: Date,
): { group: BookingGroup; bookings: Booking[] }[] {
  const inOrder = bookings.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  return bookingGroups
    .map((group) => {
      const own = inOrder.filter((booking) => groupOf(booking, now) === group);
      return { group, bookings: group === "upcoming" ? own : own.toReversed() };
    })
    .filter((each) => each.bookings.length > 0);
}
