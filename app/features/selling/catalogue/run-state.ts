/** Whether a departure runs (docs/booking.md, Will it run?). */
import type { CalendarDate } from "#app/values/calendar-date.ts";

/** `runs` is a promise, never taken back. `cancelled`: it does not take place. `needs`: so many of so many have booked and paid; it is decided on that day at the latest. */
export type RunState =
  | { state: "runs" }
  | { state: "cancelled" }
  | { state: "needs"; travellers: number; minimum: number; decideBy: CalendarDate };

/** `travellers`: adults and children of confirmed bookings. */
export type RunFacts = { cancelledAt: Date | null; runsSince: Date | null; travellers: number; minimum: number; decideBy: CalendarDate };

export function runStateOf({ cancelledAt, runsSince, travellers, minimum, decideBy }: RunFacts): RunState {
  if (cancelledAt !== null) return { state: "cancelled" };
  return runsSince === null ? { state: "needs", travellers, minimum, decideBy } : { state: "runs" };
}
