/** Until when what can be done: booking before the cut-off, a hold for minutes, a transfer for hours. */
import { addDays, startOfDay, type CalendarDate } from "#app/values/calendar-date.ts";

type Departure = { startDate: CalendarDate; timeZone: string };

/**
 * The instant at which booking closes. The last day to book is `cutOffDays` before the start on the calendar of the place of
 * departure (as `firstBookableDate` has it); it closes as that day ends.
 */
export const cutOffAt = ({ startDate, timeZone }: Departure, cutOffDays: number): Date =>
  startOfDay(addDays(startDate, 1 - cutOffDays), timeZone);

export const isBookable = (departure: Departure, cutOffDays: number, now: Date): boolean => now < cutOffAt(departure, cutOffDays);

/** The instant so many minutes after `now`. */
export const minutesLater = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** When the money of a transfer chosen now must have arrived. */
export const transferDueAt = (now: Date, hours: number): Date => minutesLater(now, hours * 60);

/** A transfer is offered only where its due time lies before the cut-off of every departure that is paid together. */
export function transferIsOffered(
  departures: readonly Departure[],
  booking: { cutOffDays: number; transferDueHours: number },
  now: Date,
): boolean {
  const dueAt = transferDueAt(now, booking.transferDueHours);
  return departures.every((departure) => dueAt < cutOffAt(departure, booking.cutOffDays));
}
