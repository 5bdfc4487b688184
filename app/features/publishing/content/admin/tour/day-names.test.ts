import { describe, expect, test } from "vitest";
import { rearranged } from "#app/features/publishing/content/admin/editor/tour-fields.ts";
import { nameInDays, tripFieldsIn } from "./day-names.ts";

describe("what is known of a day", () => {
  test("has a name in the form of days, and its own again when that is read", () => {
    const own = { "0.stay": "hotel", "1.english.stayPlace": "Kyoto", "1.other.stops": "Gion", "2.breakfast": "on" };
    const named = Object.fromEntries(Object.entries(own).map(([name, value]) => [nameInDays(name, 3), value]));
    expect(Object.keys(named)).toEqual([
      "trip.facts.itinerary.0.stay",
      "trip.english.itinerary.1.stayPlace",
      "trip.other.itinerary.1.stops",
      "trip.facts.departure.breakfast",
    ]);
    expect(tripFieldsIn(named, 3)).toEqual(own);
  });

  test("moves with its day, and that of departure stays the last", () => {
    const values = {
      "facts.durationDays": "4",
      "english.itinerary.0.title": "Arrival",
      "english.itinerary.1.title": "Temples",
      "english.itinerary.2.title": "Gardens",
      "trip.facts.itinerary.2.stay": "camp",
      "trip.facts.departure.breakfast": "on",
      "place.2": "0",
    };
    const moved = rearranged(values, "itinerary to 2");
    expect([moved["english.itinerary.0.title"], moved["english.itinerary.1.title"], moved["english.itinerary.2.title"]]).toEqual([
      "Gardens",
      "Arrival",
      "Temples",
    ]);
    expect(tripFieldsIn(moved, 4)).toEqual({ "0.stay": "camp", "3.breakfast": "on" });
    expect(rearranged(values, "itinerary to 0 2")["english.itinerary.2.title"]).toBe("Arrival");
    for (const nowhere of ["itinerary to 0 9", "itinerary to 0 -1", "itinerary to 9 0", "itinerary to x y"])
      expect(tripFieldsIn(rearranged(values, nowhere), 4)).toEqual({ "2.stay": "camp", "3.breakfast": "on" });
  });

  test("keeps a day that is over the length in the form, as its text does", () => {
    const values = { "facts.durationDays": "2", "english.itinerary.0.title": "Arrival", "trip.facts.itinerary.1.stay": "camp" };
    expect(rearranged(values, "itinerary up 1")["trip.facts.itinerary.0.stay"]).toBe("camp");
  });
});
