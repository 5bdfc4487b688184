/** Rules as RFC 5545 writes them, and the days they give. Everything is of whole days: no clock, no zone. */
import { RRuleTemporal } from "rrule-temporal";
import { nextWeekday, type CalendarDate } from "#app/values/calendar-date.ts";
import { isInSeason, places, type Pattern, type Recurrence, type ScheduleRule } from "./schedule-rules.ts";

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const codeOf = (weekday: number) => codes[weekday - 1] ?? "MO";
const compact = (date: CalendarDate) => date.replaceAll("-", "");

function ruleLine(pattern: Pattern, until: CalendarDate | null): string {
  const end = until ? `;UNTIL=${compact(until)}` : "";
  switch (pattern.kind) {
    case "weekly": {
      const every = pattern.every > 1 ? `;INTERVAL=${pattern.every}` : "";
      return `RRULE:FREQ=WEEKLY${every};BYDAY=${pattern.weekdays.map(codeOf).join(",")}${end}`;
    }
    case "monthly":
      return `RRULE:FREQ=MONTHLY;BYDAY=${pattern.place}${codeOf(pattern.weekday)}${end}`;
    case "dates":
      // The first date is DTSTART itself.
      return ["RRULE:FREQ=DAILY;COUNT=1", `RDATE;VALUE=DATE:${pattern.dates.map(compact).join(",")}`].join("\n");
  }
}

/** The rule as its row keeps it: DTSTART, RRULE and, of single dates, RDATE. */
export const recurrenceText = ({ pattern, first, until }: Recurrence): string =>
  `DTSTART;VALUE=DATE:${compact(first)}\n${ruleLine(pattern, until)}`;

const opened = (text: string) => new RRuleTemporal({ rruleString: text, tzid: "UTC", strict: true });
const dayOf = (moment: { toString: () => string }): CalendarDate => moment.toString().slice(0, 10);

function patternIn({ freq, interval, byDay = [], rDate }: ReturnType<RRuleTemporal["options"]>): Pattern | undefined {
  if (rDate) return { kind: "dates", dates: rDate.map(dayOf) };
  const days = byDay.map((code) => ({ weekday: codes.indexOf(code.slice(-2)) + 1, place: Number.parseInt(code, 10) }));
  if (freq === "WEEKLY") return { kind: "weekly", every: interval ?? 1, weekdays: days.map(({ weekday }) => weekday) };
  const [day] = days;
  const place = places.find((known) => known === day?.place);
  return day && place && freq === "MONTHLY" ? { kind: "monthly", place, weekday: day.weekday } : undefined;
}

/** Reads what `recurrenceText` has written. Throws where it is something else. */
export function readRecurrence(text: string): Recurrence {
  const options = opened(text).options();
  const pattern = patternIn(options);
  if (!pattern) throw new Error(`no rule of ours: ${text}`);
  return { pattern, first: dayOf(options.dtstart), until: options.until ? dayOf(options.until) : null };
}

/** The rule's first day at or after `from`: from it its weeks are counted. */
export function firstDay(pattern: Pattern, from: CalendarDate): CalendarDate {
  switch (pattern.kind) {
    case "weekly":
      return pattern.weekdays.map((weekday) => nextWeekday(from, weekday)).toSorted()[0] ?? from;
    case "monthly":
      return from;
    case "dates":
      return pattern.dates.toSorted()[0] ?? from;
  }
}

/** The days that a rule gives, without its exceptions, from `from` to `to`, both included. */
export function datesOf(
  rule: Pick<ScheduleRule, keyof Recurrence | "season" | "exceptions">,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): CalendarDate[] {
  if (from > to) return [];
  const midnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
  return opened(recurrenceText(rule))
    .between(midnight(from), midnight(to), true)
    .map(dayOf)
    .filter((date) => isInSeason(date, rule.season) && !rule.exceptions.includes(date));
}
