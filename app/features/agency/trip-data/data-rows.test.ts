import { describe, expect, test } from "vitest";
import { longestCell, readRow, searchTextOf, tripNumberOf } from "./data-rows.ts";
import { layoutOf } from "./trip-data-kinds.ts";

const trip = layoutOf(["region", "country", "state", "city", "destination", "activity_type", "speciality"])!;
const itinerary = layoutOf(["trip_id", "day_number", "title", "description", "location", "duration"])!;
const seven = ["Europe", "France", "", "Paris", "Louvre", "Culture", "Art"];
const six = ["1", "2", "Arrival", "Walk", "", "1 day"];

describe("a row", () => {
  test("of a trip with seven values is valid, one with more is accepted without them", () => {
    expect(readRow(trip, seven)).toEqual({ verdict: "valid", values: seven });
    expect(readRow(trip, [...seven, "more"])).toEqual({ verdict: "valid", values: seven });
  });

  test("of an itinerary with six values is valid", () => expect(readRow(itinerary, six)).toEqual({ verdict: "valid", values: six }));

  test("with fewer values is skipped", () => {
    expect(readRow(trip, seven.slice(1))).toEqual({ verdict: "skipped", reason: "too_few_values" });
    expect(readRow(itinerary, six.slice(1))).toEqual({ verdict: "skipped", reason: "too_few_values" });
  });

  test("with nothing in its cells is blank, however many they are", () => {
    for (const cells of [[""], [" "], ["", "", "", "", "", "", ""]]) expect(readRow(trip, cells)).toEqual({ verdict: "blank" });
  });

  test("is read by the order of its headers, without the guard of its formulas", () => {
    const layout = layoutOf(["speciality", "activity_type", "destination", "city", "state", "country", "region"])!;
    expect(readRow(layout, [...seven.slice(0, 6), "'=1"].toReversed())).toEqual({
      verdict: "valid",
      values: [...seven.slice(0, 6), "'=1"].with(6, "=1"),
    });
  });

  test.each(["one", "", "1.5", "-1", "Day 1", "1234567"])("of an itinerary with the day %j is skipped", (day) => {
    expect(readRow(itinerary, six.with(1, day))).toEqual({ verdict: "skipped", reason: "day_not_a_number" });
  });

  test("has its day as a plain number", () => expect(readRow(itinerary, six.with(1, " 07 "))).toMatchObject({ values: six.with(1, "7") }));

  test("with a NUL is skipped: a database cannot hold it", () => {
    expect(readRow(trip, seven.with(3, "Pa\0ris"))).toEqual({ verdict: "skipped", reason: "nul_character" });
  });

  test("with a cell over the limit is skipped, one of exactly the limit is kept", () => {
    expect(readRow(trip, seven.with(3, "x".repeat(longestCell + 1)))).toEqual({ verdict: "skipped", reason: "cell_too_long" });
    expect(readRow(trip, seven.with(3, `'=${"x".repeat(longestCell - 1)}`))).toMatchObject({ verdict: "valid" });
  });
});

test.each<[string, number | undefined]>([
  ["1", 1],
  [" 42 ", 42],
  ["0", undefined],
  ["007", undefined],
  ["", undefined],
  ["-1", undefined],
  ["12345678901", undefined],
  ["TRIP-1", undefined],
])("the trip_id %j names the trip %s", (text, number) => expect(tripNumberOf(text)).toBe(number));

test("what is searched is folded, and a search does not run over the end of a column", () => {
  expect(searchTextOf(["Île de\nFrance", "Málaga"])).toBe("ile de france\nmalaga");
});
