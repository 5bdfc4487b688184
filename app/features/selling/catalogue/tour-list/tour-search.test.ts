import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  activeFilters,
  canonicalTourListPath,
  defaultFilters,
  isInSeason,
  readTourFilters,
  tourListPath,
  tourListQuery,
  withoutFilter,
} from "./tour-search.ts";

const read = (query: string) => readTourFilters(new URLSearchParams(query));

describe("the home search's parameters", () => {
  test.each([
    ["hiking", "Adventure"],
    ["wildlife", "Wildlife"],
    ["city-tours", "Cultural"],
    ["cruises", "Luxury"],
    ["beach", "Luxury"],
    ["any", "All"],
    ["skydiving", "All"],
  ])("activity %s starts with the category %s", (activity, category) => {
    expect(read(`activity=${activity}`).category).toBe(category);
  });

  test.each([
    ["1-3", "1-3"],
    ["4-6", "4-7"],
    ["4-7", "4-7"],
    ["7-9", "8+"],
    ["10+", "8+"],
    ["any", "All"],
  ])("duration %s starts with the length %s", (duration, length) => {
    expect(read(`duration=${encodeURIComponent(duration)}`).length).toBe(length);
  });

  test("a duration that nobody offers is none, also where it is the name of something else", () => {
    for (const duration of ["2", "constructor", "__proto__"]) expect(read(`duration=${duration}`).length).toBe("All");
  });

  test("category and length, once chosen, win over activity and duration", () => {
    expect(read("activity=hiking&category=Luxury&duration=1-3&length=8%2B")).toMatchObject({ category: "Luxury", length: "8+" });
  });
});

describe("addresses nobody could have chosen", () => {
  test.each([
    "min=abc",
    "max=-1",
    "min=&max=",
    "sort=cheapest",
    "page=0",
    "page=-3",
    "page=1e9",
    "when=summer",
    "length=2-5",
    "tab=x",
    "pace=6",
    "pace=",
    "continent=Atlantis",
    "month=2027-13",
    "month=may",
    "seats=0",
    "seats=1e1",
  ])("%s is the whole list", (query) => {
    expect(read(query)).toEqual(defaultFilters);
  });

  test.each([
    ["min=2000&max=1000", 1000, 2000],
    ["min=4000&max=0", 0, 4000],
    ["min=9999&max=-1", 0, 4000],
    ["min=9999", 0, 4000],
    ["min=4001&max=1000", 0, 1000],
    ["min=500&max=99999999999999999999", 500, 4000],
    ["min=-1&max=1000", 0, 1000],
    ["min=1e3&max=2500.5", 0, 4000],
    ["min=4000", 4000, 4000],
    ["min=%20500%20&max=0900", 500, 900],
  ])("of the prices in %s only those on the scale count, the lower one first", (query, min, max) => {
    expect(read(query)).toMatchObject({ min, max });
  });

  test("an unknown category is used as given, a known one in any capitals is known", () => {
    expect(read("category=space").category).toBe("space");
    expect(read("category=aDVENTURE").category).toBe("Adventure");
  });

  test("the last of repeated parameters counts, and NUL bytes are dropped", () => {
    expect(read("category=Luxury&category=Wildlife").category).toBe("Wildlife");
    expect(read("keyword=a%00b").keyword).toBe("ab");
  });

  test("whatever is in the address, reading it never throws and writing it back reads the same", () => {
    const names = fc.constantFrom(
      "keyword",
      "category",
      "length",
      "min",
      "max",
      "pace",
      "continent",
      "month",
      "seats",
      "sort",
      "when",
      "page",
      "activity",
      "duration",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.integer().map(String)))), (pairs) => {
        const filters = readTourFilters(new URLSearchParams(pairs));
        expect(read(tourListQuery(filters))).toEqual({ ...filters, category: filters.category || "All" });
      }),
    );
  });
});

describe("addresses of the list", () => {
  test("defaults are not written", () => {
    expect(tourListPath(defaultFilters)).toBe("/tours");
    expect(tourListPath(read("seats=4&month=2027-05&continent=asia&pace=2"))).toBe("/tours?pace=2&continent=Asia&month=2027-05&seats=4");
    expect(tourListPath({ keyword: "kyoto & nara", sort: "rating", page: 2 })).toBe("/tours?keyword=kyoto+%26+nara&sort=rating&page=2");
  });

  test("a list filtered by category alone has its canonical address at /tours/{category}", () => {
    expect(canonicalTourListPath({ ...defaultFilters, category: "Wildlife" })).toBe("/tours/wildlife");
    expect(canonicalTourListPath({ ...defaultFilters, category: "Wildlife", page: 2 })).toBe("/tours/wildlife?page=2");
    expect(canonicalTourListPath({ ...defaultFilters, category: "Wildlife", min: 500 })).toBe("/tours?category=Wildlife&min=500");
    expect(canonicalTourListPath({ ...defaultFilters, category: "Wildlife", sort: "rating", when: "apr-jun" })).toBe("/tours/wildlife");
    expect(canonicalTourListPath({ ...defaultFilters, category: "space" })).toBe("/tours?category=space");
  });

  test("on a category's page the category stays in the path", () => {
    expect(tourListPath({ ...defaultFilters, category: "Luxury", sort: "rating" }, "luxury")).toBe("/tours/luxury?sort=rating");
    expect(tourListPath(defaultFilters, "a/b")).toBe("/tours/a%2Fb");
  });

  test("each active filter can be taken away alone", () => {
    const filters = read(
      "keyword=japan&category=Cultural&length=8%2B&max=3000&pace=2&continent=Asia&month=2027-05&seats=4&when=apr-jun&page=2",
    );
    expect(activeFilters(filters)).toEqual(["keyword", "category", "length", "price", "pace", "continent", "month", "seats", "when"]);
    for (const name of activeFilters(filters)) {
      const rest = withoutFilter(filters, name);
      expect(activeFilters(rest)).toEqual(activeFilters(filters).filter((other) => other !== name));
      expect(rest.page).toBe(1);
    }
  });
});

test("a season holds its three months", () => {
  expect(isInSeason("2027-03-31", "jan-mar")).toBe(true);
  expect(isInSeason("2027-04-01", "jan-mar")).toBe(false);
  expect(isInSeason("2027-12-31", "oct-dec")).toBe(true);
});
