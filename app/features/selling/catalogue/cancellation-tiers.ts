/** What of the price comes back to who cancels, by days before the start: part of what a departure is sold with (docs/booking.md). */
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";

/** Days before the start from which a share comes back, the longest first; the fee is kept in the first alone. */
export const cancellationTiers = [
  { fromDays: 60, percent: 100, fee: true },
  { fromDays: 31, percent: 50, fee: false },
  { fromDays: 15, percent: 25, fee: false },
  { fromDays: 0, percent: 0, fee: false },
] as const;

/** Per cent of the price, and the last day on the calendar of the place of departure on which so much comes back. */
export type RefundNow = { percent: number; until: CalendarDate };

/** What would come back today (in the zone of the place of departure), and until when; null where nothing would. */
export function refundNow(startDate: CalendarDate, today: CalendarDate): RefundNow | null {
  for (const { fromDays, percent } of cancellationTiers) {
    const until = addDays(startDate, -fromDays);
    if (percent > 0 && until >= today) return { percent, until };
  }
  return null;
}
