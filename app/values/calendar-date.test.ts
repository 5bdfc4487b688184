import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, dateInZone, daysBetween, isoWeekday, nextWeekday, startOfDay } from "./calendar-date.ts";

const dates = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("calendar dates", () => {
  test("the same instant is another date in Honolulu and in Kiritimati", () => {
    const instant = new Date("2027-01-15T10:30:00Z");
    expect(dateInZone(instant, "Pacific/Honolulu")).toBe("2027-01-15");
    expect(dateInZone(instant, "Pacific/Kiritimati")).toBe("2027-01-16");
    expect(dateInZone(new Date("2027-01-15T09:59:00Z"), "Pacific/Honolulu")).toBe("2027-01-14");
  });

  test("days are added over month ends, leap days and changes of the clock", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2027-03-28", 1)).toBe("2027-03-29");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  });

  test("adding and counting days undo each other", () => {
    fc.assert(fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => daysBetween(date, addDays(date, days)) === days));
  });

  test("a month later is the same day, or the last one of a shorter month", () => {
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2026-11-21", 18)).toBe("2028-05-21");
  });

  test("the next weekday is at most six days away and is that weekday", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 7 }), (date, weekday) => {
        const next = nextWeekday(date, weekday);
        return isoWeekday(next) === weekday && daysBetween(date, next) >= 0 && daysBetween(date, next) < 7;
      }),
    );
  });
});

describe("the first instant of a day", () => {
  test.each([
    ["2027-01-15", "Asia/Kathmandu", "2027-01-14T18:15:00.000Z"],
    ["2027-01-15", "Pacific/Honolulu", "2027-01-15T10:00:00.000Z"],
    ["2027-01-15", "Pacific/Auckland", "2027-01-14T11:00:00.000Z"],
    ["2027-01-15", "Pacific/Kiritimati", "2027-01-14T10:00:00.000Z"],
    // The clock skips midnight in Beirut: the day begins at 01:00.
    ["2027-03-28", "Asia/Beirut", "2027-03-27T22:00:00.000Z"],
    // Samoa had no 30 December 2011.
    ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
    ["2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ])("%s in %s is %s", (date, timeZone, instant) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(instant);
  });

  test("is on that day, and the second before it is not", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom("Pacific/Auckland", "America/New_York", "Asia/Kathmandu", "Europe/Lisbon"), (date, timeZone) => {
        const first = startOfDay(date, timeZone);
        expect(dateInZone(first, timeZone)).toBe(date);
        expect(dateInZone(new Date(first.getTime() - 1_000), timeZone)).toBe(addDays(date, -1));
      }),
    );
  });
});
