import { describe, expect, test } from "vitest";
import { completenessOf, percentOf } from "./completeness.ts";

const english = {
  title: "Bali",
  highlights: ["one", "two"],
  itinerary: [
    { title: "Day one", description: "Arrive" },
    { title: "Day two", description: "Leave" },
  ],
  details: {},
};

describe("how complete a language is", () => {
  test("all of it where every English text has its own", () => {
    const own = { title: "Bali", highlights: ["eins"], itinerary: english.itinerary };
    expect(completenessOf(english, own)).toEqual({ filled: 6, total: 6, percent: 100, missing: [] });
  });

  test("days count one by one, lists of lines as a whole, and blanks not at all", () => {
    const own = { title: " ", highlights: [], itinerary: [{ title: "Tag eins", description: "" }] };
    expect(completenessOf(english, own)).toEqual({
      filled: 1,
      total: 6,
      percent: 16,
      missing: ["title", "highlights", "itinerary.0.description", "itinerary.1.title", "itinerary.1.description"],
    });
  });

  test("what English does not have is not missed, and what only the other has adds nothing", () => {
    expect(completenessOf({ title: "Bali" }, { title: "Bali", details: { guide: "Wayan" } }).percent).toBe(100);
    expect(completenessOf({}, undefined)).toEqual({ filled: 0, total: 0, percent: 100, missing: [] });
  });

  test("a language that is not there at all lacks everything", () => {
    expect(completenessOf("a whole article", undefined)).toEqual({ filled: 0, total: 1, percent: 0, missing: [""] });
    expect(completenessOf(english, undefined).percent).toBe(0);
  });

  test("100 % is said of nothing that has a gap", () => {
    expect(percentOf(999, 1000)).toBe(99);
    expect(percentOf(1000, 1000)).toBe(100);
  });
});
