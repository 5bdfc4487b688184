/** One change of many departures at once: what it does to each, and what it leaves as it is. */
import type { CalendarDate } from "#app/values/calendar-date.ts";

export const bulkKinds = ["close", "reopen", "price", "capacity"] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** `price`: US cents for an adult, null for the tour's own. `capacity`: seats in all. */
export type BulkChange =
  | { kind: "close" | "reopen" }
  | { kind: "price"; basePriceMinor: number | null }
  | { kind: "capacity"; capacity: number };

export type BulkDeparture = {
  startDate: CalendarDate;
  closed: boolean;
  cancelled: boolean;
  capacity: number;
  vacancies: number;
  basePriceMinor: number | null;
};

/** `taken`: more seats are booked or held than there would be. */
export type BulkEffect = "changes" | "same" | "started" | "cancelled" | "taken";

const isSame = (departure: BulkDeparture, change: BulkChange): boolean => {
  switch (change.kind) {
    case "close":
      return departure.closed;
    case "reopen":
      return !departure.closed;
    case "price":
      return departure.basePriceMinor === change.basePriceMinor;
    case "capacity":
      return departure.capacity === change.capacity;
  }
};

/** What the change does to one of them; `today` is the day where its tour starts. */
export function bulkEffect(departure: BulkDeparture, change: BulkChange, today: CalendarDate): BulkEffect {
  if (departure.cancelled) return "cancelled";
  if (departure.startDate <= today) return "started";
  if (isSame(departure, change)) return "same";
  if (change.kind === "capacity" && change.capacity < departure.capacity - departure.vacancies) return "taken";
  return "changes";
}
