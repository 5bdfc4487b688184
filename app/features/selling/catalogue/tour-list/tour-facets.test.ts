import { expect, test } from "vitest";
import { isChosen, tourFacets, wayOut, type TourProfile } from "./tour-facets.ts";
import { defaultFilters, type TourFilters } from "./tour-search.ts";

const tour = (facts: Partial<TourProfile>): TourProfile => ({
  category: "Adventure",
  durationDays: 5,
  pace: null,
  continents: [],
  seats: {},
  ...facts,
});
const months = ["2027-04", "2027-05"];
const tours = [
  tour({ durationDays: 3, pace: 2, continents: ["Asia"], seats: { "2027-04": 2, "2027-05": 8 } }),
  tour({ durationDays: 8, pace: 4, continents: ["Asia", "Europe"], seats: { "2027-05": 3 } }),
  tour({ category: "Cultural", durationDays: 7, pace: 2, seats: { "2027-06": 12 } }),
  tour({ category: "Luxury", durationDays: 21 }),
];
const facets = (choice: Partial<TourFilters> = {}) => tourFacets(tours, { ...defaultFilters, ...choice }, months);

test("without a choice every tour is counted, and each choice its own", () => {
  expect(facets()).toMatchObject({
    total: 4,
    categories: { All: 4, Adventure: 2, Cultural: 1, Luxury: 1, Wildlife: 0 },
    lengths: { All: 4, "1-3": 1, "4-7": 1, "8+": 2 },
    paces: { All: 4, "1": 0, "2": 2, "3": 0, "4": 1, "5": 0 },
    continents: { All: 4, Europe: 1, Asia: 2, Africa: 0, Americas: 0, Oceania: 0 },
    months: { any: 4, "2027-04": 1, "2027-05": 2 },
    seats: { any: 4, "1": 3, "4": 2, "12": 1 },
  });
});

test("a choice narrows the total and the counts of the other filters, not those of its own", () => {
  expect(facets({ category: "Adventure", length: "8+" })).toMatchObject({
    total: 1,
    categories: { All: 2, Adventure: 1, Cultural: 0, Luxury: 1, Wildlife: 0 },
    lengths: { All: 2, "1-3": 1, "4-7": 0, "8+": 1 },
    paces: { All: 1, "2": 0, "4": 1 },
  });
});

test("seats are asked of one departure in the chosen month, or of one in any", () => {
  expect(facets({ seats: "4" }).months).toEqual({ any: 2, "2027-04": 0, "2027-05": 1 });
  expect(facets({ month: "2027-05" }).seats).toMatchObject({ any: 2, "1": 2, "3": 2, "4": 1, "8": 1, "9": 0 });
  expect(isChosen(tour({ seats: { "2027-05": 1 } }), { ...defaultFilters, month: "2027-05" })).toBe(true);
  expect(isChosen(tour({}), { ...defaultFilters, seats: "1" })).toBe(false);
});

test("an unknown category is used as given and matches nothing", () => {
  const { total, categories, lengths } = facets({ category: "Spaceflight" });
  expect(total).toBe(0);
  expect(categories.All).toBe(4);
  expect(lengths).toEqual({ All: 0, "1-3": 0, "4-7": 0, "8+": 0 });
});

test("an empty list names the filter whose removal gives the most tours, and none where no single one helps", () => {
  const known = tours.map((facts) => ({ ...facts, byKeyword: facts.category === "Luxury", byPrice: true }));
  const asked = { ...defaultFilters, keyword: "lux", length: "1-3" } as const;
  expect(wayOut(known, asked)).toEqual({ name: "keyword", tours: 1 });
  expect(wayOut(known, { ...asked, length: "4-7", pace: "2" })).toEqual({ name: "keyword", tours: 1 });
  expect(wayOut(known, { ...asked, length: "4-7", pace: "5" })).toBeUndefined();
  expect(wayOut(known, { ...defaultFilters, keyword: "lux", pace: "2" })).toEqual({ name: "keyword", tours: 2 });
  // The season never removes a tour: taking it away cannot help.
  const named = known.map((facts) => ({ ...facts, byKeyword: true }));
  expect(wayOut(named, { ...defaultFilters, length: "4-7", pace: "4", when: "apr-jun" })).toEqual({ name: "length", tours: 1 });
});
