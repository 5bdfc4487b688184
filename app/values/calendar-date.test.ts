import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, dateInZone, daysBetween, isoWeekday, nextWeekday } from "./calendar-date.ts";

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
