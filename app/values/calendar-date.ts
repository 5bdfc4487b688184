import { dateTimeFormat } from "./intl.ts";

/** A day on the calendar, `YYYY-MM-DD`, with no time and no zone of its own. */
export type CalendarDate = string;

const dayInMs = 86_400_000;
const atMidnightUtc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const fromMs = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10);

/** The date it is at `instant` in an IANA time zone. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  // The Swedish calendar writes dates as ISO 8601 does.
  return dateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

/** The date `days` whole days after (or, negative, before) `date`. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromMs(atMidnightUtc(date) + days * dayInMs);
}

/** The same day `months` later; the last day of the month where that month is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return fromMs(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Whole calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((atMidnightUtc(to) - atMidnightUtc(from)) / dayInMs);
}

/** ISO weekday: 1 Monday to 7 Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(atMidnightUtc(date)).getUTCDay() || 7;
}

/** The first date on or after `from` that falls on an ISO weekday. */
export function nextWeekday(from: CalendarDate, weekday: number): CalendarDate {
  return addDays(from, (weekday - isoWeekday(from) + 7) % 7);
}
