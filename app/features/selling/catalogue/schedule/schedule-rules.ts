/** When a tour departs by itself: what a rule says. Days are calendar days at the place of departure. */
import type { CalendarDate } from "#app/values/calendar-date.ts";

/** Which weekday of a month: the first to the fourth, or the last. */
export const places = [1, 2, 3, 4, -1] as const;
export type Place = (typeof places)[number];
/** By which keys its texts are found. */
export const placeKeys = { 1: "first", 2: "second", 3: "third", 4: "fourth", [-1]: "last" } as const satisfies Record<Place, string>;

export type Pattern =
  /** On ISO weekdays, every so many weeks. */
  | { kind: "weekly"; every: number; weekdays: number[] }
  | { kind: "monthly"; place: Place; weekday: number }
  | { kind: "dates"; dates: CalendarDate[] };
export const patternKinds = ["weekly", "monthly", "dates"] as const satisfies Pattern["kind"][];

/** A part of each year, by month and day (`03-01`), both included; it may lie over New Year. */
export type Season = { from: string; to: string };

/** `first`: no date lies before it, and weeks are counted from it; `until`: the last day, where there is one. */
export type Recurrence = { pattern: Pattern; first: CalendarDate; until: CalendarDate | null };

export type ScheduleRule = Recurrence & {
  season: Season | null;
  /** Null: as many seats as the tour's largest group. */
  capacity: number | null;
  /** US cents for an adult; null: the tour's own price. */
  basePriceMinor: number | null;
  /** Days on which there is no departure. */
  exceptions: CalendarDate[];
};
export type StoredRule = ScheduleRule & {
  id: string;
  /** The last day up to which its departures were put on sale; null where none were. */
  onSaleTo: CalendarDate | null;
};

/** Most dates that the rules of a tour may give in all within the time that is on sale. */
export const mostDates = 3_000;

/** True where a day is in the season. A season to 29 February ends on the 28th where the year has no 29th. */
export function isInSeason(date: CalendarDate, season: Season | null): boolean {
  if (!season) return true;
  const day = date.slice(5);
  return season.from <= season.to ? season.from <= day && day <= season.to : season.from <= day || day <= season.to;
}
