/** What of the price comes back to who cancels, by days before the start: part of what a departure is sold with (booking-model, Money 5). */
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";

/** Days before the start from which a share comes back, the longest first; the fee is kept in the first alone. */
export const refundShares = [
  { fromDays: 60, percent: 100, fee: true },
  { fromDays: 31, percent: 50, fee: false },
  { fromDays: 15, percent: 25, fee: false },
  { fromDays: 0, percent: 0, fee: false },
] as const;

/** The last day, on the calendar of the place of departure, on which everything but the fee comes back. */
export const fullRefundUntil = (startDate: CalendarDate): CalendarDate => addDays(startDate, -refundShares[0].fromDays);
