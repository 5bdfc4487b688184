import { dateTimeFormat } from "./intl.ts";

/** A day on the calendar, `YYYY-MM-DD`, with no time and no zone of its own. */
export type CalendarDate = string;

const dayInMs = 86_400_000;
const atMidnightUtc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const fromMs = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10);

/** The day that a text such as `2027-03-15` names; undefined for a day that the calendar does not have. */
export function calendarDateOf(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(atMidnightUtc(text));
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

/** The date it is at `instant` in an IANA time zone. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  // The Swedish calendar writes dates as ISO 8601 does.
  return dateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

/** The date `days` whole days after (or, negative, before) `date`. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromMs(atMidnightUtc(date) + days * dayInMs);
}

/** The day `months` later with this one's number; the last day of the month where that month is shorter. */
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

const hoursAround = 40 * 3_600_000;

/**
 * The first instant, to the second, of a date in an IANA time zone. Where the clock skips midnight the day begins later,
 * and where a whole date is skipped, with the next one.
 */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  // Local dates only go forward with time, so the first instant of one is found by halving.
  let before = (atMidnightUtc(date) - hoursAround) / 1_000;
  let within = (atMidnightUtc(date) + hoursAround) / 1_000;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dateInZone(new Date(middle * 1_000), timeZone) >= date) within = middle;
    else before = middle;
  }
  return new Date(within * 1_000);
}
