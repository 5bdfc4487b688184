import { expect, test } from "vitest";
import { tourFacets, type TourCount } from "./tour-facets.ts";

const counts: TourCount[] = [
  { category: "Adventure", durationDays: 3, tours: 1 },
  { category: "Adventure", durationDays: 8, tours: 2 },
  { category: "Cultural", durationDays: 4, tours: 4 },
  { category: "Cultural", durationDays: 7, tours: 8 },
  { category: "Luxury", durationDays: 21, tours: 16 },
];

test("without a choice every tour is counted, and each category and length its own", () => {
  expect(tourFacets(counts, { category: "All", length: "All" })).toEqual({
    total: 31,
    categories: { All: 31, Adventure: 3, Cultural: 12, Luxury: 16, Wildlife: 0 },
    lengths: { All: 31, "1-3": 1, "4-7": 12, "8+": 18 },
  });
});

test("a choice narrows the total and the counts of the other filter, not those of its own", () => {
  expect(tourFacets(counts, { category: "Adventure", length: "8+" })).toEqual({
    total: 2,
    categories: { All: 18, Adventure: 2, Cultural: 0, Luxury: 16, Wildlife: 0 },
    lengths: { All: 3, "1-3": 1, "4-7": 0, "8+": 2 },
  });
});

test("an unknown category is used as given and matches nothing", () => {
  const { total, categories, lengths } = tourFacets(counts, { category: "Spaceflight", length: "All" });
  expect(total).toBe(0);
  expect(categories.All).toBe(31);
  expect(lengths).toEqual({ All: 0, "1-3": 0, "4-7": 0, "8+": 0 });
});
