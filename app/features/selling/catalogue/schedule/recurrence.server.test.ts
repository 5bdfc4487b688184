import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { addDays, isoWeekday, type CalendarDate } from "#app/values/calendar-date.ts";
import { datesOf, firstDay, readRecurrence, recurrenceText } from "./recurrence.server.ts";
import { places, type Pattern, type Recurrence, type ScheduleRule } from "./schedule-rules.ts";

const bare = { season: null, capacity: null, basePriceMinor: null, exceptions: [], until: null } satisfies Partial<ScheduleRule>;
const rule = (pattern: Pattern, more: Partial<ScheduleRule> = {}): ScheduleRule => ({ ...bare, pattern, first: "2026-01-01", ...more });
const saturdays: Pattern = { kind: "weekly", every: 1, weekdays: [6] };
const daily: Pattern = { kind: "weekly", every: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };

test.each<[string, ScheduleRule, [CalendarDate, CalendarDate], CalendarDate[]]>([
  ["every Saturday", rule(saturdays), ["2027-01-01", "2027-01-31"], ["2027-01-02", "2027-01-09", "2027-01-16", "2027-01-23", "2027-01-30"]],
  [
    "every second Sunday, counted from the first",
    rule({ kind: "weekly", every: 2, weekdays: [7] }, { first: "2027-03-07" }),
    ["2027-01-01", "2027-04-10"],
    ["2027-03-07", "2027-03-21", "2027-04-04"],
  ],
  [
    "twice a week",
    rule({ kind: "weekly", every: 1, weekdays: [3, 6] }),
    ["2027-01-01", "2027-01-10"],
    ["2027-01-02", "2027-01-06", "2027-01-09"],
  ],
  [
    "the first Friday of the month, also where the month begins with it",
    rule({ kind: "monthly", place: 1, weekday: 5 }),
    ["2026-12-01", "2027-03-31"],
    ["2026-12-04", "2027-01-01", "2027-02-05", "2027-03-05"],
  ],
  [
    "the last Sunday of the month",
    rule({ kind: "monthly", place: -1, weekday: 7 }),
    ["2027-01-01", "2027-02-28"],
    ["2027-01-31", "2027-02-28"],
  ],
  [
    "a season over New Year",
    rule(saturdays, { season: { from: "12-20", to: "01-10" } }),
    ["2026-12-01", "2027-12-31"],
    ["2026-12-26", "2027-01-02", "2027-01-09", "2027-12-25"],
  ],
  [
    "only these dates",
    rule({ kind: "dates", dates: ["2027-04-03", "2027-10-09", "2028-02-29"] }, { first: "2027-04-03" }),
    ["2027-05-01", "2028-12-31"],
    ["2027-10-09", "2028-02-29"],
  ],
  ["until a day, which is included", rule(saturdays, { until: "2027-01-09" }), ["2027-01-01", "2027-12-31"], ["2027-01-02", "2027-01-09"]],
  ["without its exceptions", rule(saturdays, { exceptions: ["2027-01-09"] }), ["2027-01-01", "2027-01-16"], ["2027-01-02", "2027-01-16"]],
  [
    "29 February where the year has one",
    rule(daily, { season: { from: "02-28", to: "02-29" } }),
    ["2027-01-01", "2028-12-31"],
    ["2027-02-28", "2028-02-28", "2028-02-29"],
  ],
  ["29 February alone: none in a year without", rule(daily, { season: { from: "02-29", to: "02-29" } }), ["2027-01-01", "2027-12-31"], []],
])("gives its days: %s", (_, given, [from, to], days) => {
  expect(datesOf(given, { from, to })).toEqual(days);
});

test("days stay days in every zone of the server", () => {
  const before = process.env.TZ;
  try {
    for (const zone of ["Pacific/Kiritimati", "Pacific/Honolulu", "Europe/Berlin"]) {
      process.env.TZ = zone;
      expect(datesOf(rule(saturdays), { from: "2027-03-20", to: "2027-04-03" })).toEqual(["2027-03-20", "2027-03-27", "2027-04-03"]);
    }
  } finally {
    process.env.TZ = before;
  }
});

const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays("2026-01-01", days));
const weekday = fc.integer({ min: 1, max: 7 });
const pattern: fc.Arbitrary<Pattern> = fc.oneof(
  fc.record({
    kind: fc.constant("weekly" as const),
    every: fc.integer({ min: 1, max: 12 }),
    weekdays: fc.uniqueArray(weekday, { minLength: 1 }).map((days) => days.toSorted((a, b) => a - b)),
  }),
  fc.record({ kind: fc.constant("monthly" as const), place: fc.constantFrom(...places), weekday }),
  fc.record({
    kind: fc.constant("dates" as const),
    dates: fc.uniqueArray(day, { minLength: 1, maxLength: 12 }).map((days) => days.toSorted()),
  }),
);

describe("whatever the rule", () => {
  test("it is read as it was written", () => {
    fc.assert(
      fc.property(pattern, day, fc.option(day), (each, from, until) => {
        const written: Recurrence = { pattern: each, first: firstDay(each, from), until: each.kind === "dates" ? null : until };
        expect(readRecurrence(recurrenceText(written))).toEqual(written);
      }),
    );
  });

  test("its days come in order, each once, on its weekdays, within what was asked for", () => {
    fc.assert(
      fc.property(pattern, day, (each, from) => {
        const to = addDays(from, 550);
        const days = datesOf(rule(each, { first: firstDay(each, "2026-01-01") }), { from, to });
        expect(days).toEqual([...new Set(days)].toSorted());
        const asked = each.kind === "dates" ? undefined : each.kind === "monthly" ? [each.weekday] : each.weekdays;
        expect(days.every((date) => date >= from && date <= to && (asked?.includes(isoWeekday(date)) ?? true))).toBe(true);
      }),
    );
  });
});

test("what is no rule of ours is a bug, and said to be", () => {
  expect(() => readRecurrence("DTSTART;VALUE=DATE:20270101\nRRULE:FREQ=HOURLY")).toThrow("no rule of ours");
});
