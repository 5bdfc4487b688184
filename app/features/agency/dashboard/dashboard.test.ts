import { expect, test } from "vitest";
import { daySeries, highestOf, sumOf, weekOf } from "./dashboard.ts";

test("a series has every day up to the last, also those nobody came on", () => {
  const series = daySeries(
    [
      { day: "2026-11-19", count: 4 },
      { day: "2026-10-01", count: 9 },
    ],
    "2026-11-21",
    4,
  );
  expect(series).toEqual([
    { day: "2026-11-18", count: 0 },
    { day: "2026-11-19", count: 4 },
    { day: "2026-11-20", count: 0 },
    { day: "2026-11-21", count: 0 },
  ]);
  expect(sumOf(series)).toBe(4);
});

test("this week is the last seven days, today among them", () => {
  const series = daySeries(
    [
      { day: "2026-11-21", count: 1 },
      { day: "2026-11-15", count: 10 },
      { day: "2026-11-14", count: 100 },
      { day: "2026-11-08", count: 1_000 },
      { day: "2026-11-07", count: 10_000 },
    ],
    "2026-11-21",
    30,
  );
  expect(weekOf(series)).toEqual({ thisWeek: 11, weekBefore: 1_100 });
});

test("the highest day is the latest of the equal ones", () => {
  expect(highestOf([])).toBeUndefined();
  const series = [
    { day: "2026-11-18", count: 3 },
    { day: "2026-11-19", count: 5 },
    { day: "2026-11-20", count: 5 },
    { day: "2026-11-21", count: 0 },
  ];
  expect(highestOf(series)?.day).toBe("2026-11-20");
});
