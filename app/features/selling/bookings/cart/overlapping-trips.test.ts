import { expect, test } from "vitest";
import { overlappingTrips } from "./overlapping-trips.ts";

const trip = (name: string, startDate: string, endDate: string) => ({ name, startDate, endDate });
const december = trip("December", "2026-12-05", "2026-12-14");

test.each([
  ["within", trip("within", "2026-12-07", "2026-12-09"), 1],
  ["around", trip("around", "2026-12-01", "2026-12-20"), 1],
  ["into its first day", trip("before", "2026-11-28", "2026-12-05"), 1],
  ["from its last day", trip("after", "2026-12-14", "2026-12-16"), 1],
  ["the day after it", trip("later", "2026-12-15", "2026-12-18"), 0],
  ["the day before it", trip("earlier", "2026-12-01", "2026-12-04"), 0],
])("a trip %s is found to overlap as it does", (_, other, pairs) => {
  expect(overlappingTrips([december, other])).toHaveLength(pairs);
  expect(overlappingTrips([other, december])).toHaveLength(pairs);
});

test("of three that overlap each pair is named once, and a trip alone is none", () => {
  const three = [december, trip("b", "2026-12-10", "2026-12-16"), trip("c", "2026-12-12", "2026-12-13")];
  expect(overlappingTrips(three).map(([one, other]) => one.name + other.name)).toEqual(["Decemberb", "Decemberc", "bc"]);
  expect(overlappingTrips([december])).toEqual([]);
});
