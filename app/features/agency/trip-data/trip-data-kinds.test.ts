import { describe, expect, test } from "vitest";
import { columnsOf, layoutOf, separatorOf } from "./trip-data-kinds.ts";

const trip = ["Region", "Country", "State", "City", "Destination", "Activity Type", "Speciality"];
const itinerary = ["trip_id", "day number", "title", "description", "location", "duration"];

describe("a header row", () => {
  test("of a trip file has the seven trip columns", () => {
    expect(layoutOf(trip)).toEqual({ kind: "trip", positions: [0, 1, 2, 3, 4, 5, 6], needed: 7 });
  });

  test("of an itinerary file has the six itinerary columns", () => {
    expect(layoutOf(itinerary)).toEqual({ kind: "itinerary", positions: [0, 1, 2, 3, 4, 5], needed: 6 });
  });

  test.each([
    [trip.map((name) => name.toUpperCase()), "trip"],
    [[...columnsOf.trip], "trip"],
    [trip.map((name) => ` ${name.replace(" ", "  ")} `), "trip"],
    [itinerary.map((name) => name.replace("_", " ")), "itinerary"],
    [["TRIP_ID", "Day_Number", "TITLE", "description", "Location", "Duration"], "itinerary"],
  ])("is matched case-insensitively with underscores allowed for spaces: %j", (headers, kind) => {
    expect(layoutOf(headers)?.kind).toBe(kind);
  });

  test("in another order is read by its names", () => {
    expect(layoutOf(trip.toReversed())?.positions).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  test("may have further columns; a row then needs a value in the last of ours", () => {
    expect(layoutOf(["id", ...trip, "notes"])).toMatchObject({ positions: [1, 2, 3, 4, 5, 6, 7], needed: 8 });
  });

  test.each([[trip.slice(1)], [itinerary.slice(0, 5)], [["name", "email"]], [[""]], [[]]])("%j is neither", (headers) => {
    expect(layoutOf(headers)).toBeUndefined();
  });
});

describe("the separator", () => {
  test.each([",", ";", "\t"] as const)("%j is found in the header row", (separator) => {
    expect(separatorOf(`${trip.join(separator)}\nEurope,a;b\tc`)).toBe(separator);
    expect(separatorOf(`\r\n${itinerary.map((name) => `"${name}"`).join(separator)}\r1;2,3`)).toBe(separator);
  });

  test("of an unknown header row is a comma", () => expect(separatorOf("a;b;c")).toBe(","));
});
