import { expect, test } from "vitest";
import { FacetCollector } from "./facets.ts";

test("the dropdowns have the distinct values in their order, without empty ones", () => {
  const facets = new FacetCollector();
  for (const [region, country] of [
    ["Europe", "Spain"],
    ["Asia", "Österreich"],
    ["Europe", "Portugal"],
    ["", "France"],
    [" ", "France"],
  ] as const) {
    facets.add("trip", [region, country, "", "", "x", "Hiking", ""]);
  }
  expect(facets.sorted()).toEqual({
    region: ["Asia", "Europe"],
    country: ["France", "Österreich", "Portugal", "Spain"],
    activity_type: ["Hiking"],
  });
});

test("days are sorted numerically", () => {
  const facets = new FacetCollector();
  for (const day of ["10", "2", "1", "10"]) facets.add("itinerary", ["1", day, "t", "d", "", ""]);
  expect(facets.sorted()).toEqual({ day_number: ["1", "2", "10"] });
});
