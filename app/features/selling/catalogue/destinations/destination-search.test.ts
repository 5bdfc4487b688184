import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { continentFilters, continentNamed, destinationListPath, searchTextOf } from "./destination-search.ts";

describe("the continent of an address", () => {
  test.each([
    ["europe", "Europe"],
    ["EUROPE", "Europe"],
    ["aMERICAS", "Americas"],
    ["Oceania", "Oceania"],
    ["all", "All"],
  ])("%s is %s", (word, continent) => {
    expect(continentNamed(word)).toBe(continent);
  });

  test.each(["", "atlantis", "europe ", "asia/japan", "detail", "__proto__", "constructor", "एशिया"])("%j is none", (word) => {
    expect(continentNamed(word)).toBeUndefined();
  });
});

describe("addresses of the list", () => {
  test("the continent is in the path and the text in q, and what is not chosen is not written", () => {
    expect(destinationListPath({ continent: "All" })).toBe("/destinations");
    expect(destinationListPath({ continent: "Asia", text: "" })).toBe("/destinations/asia");
    expect(destinationListPath({ continent: "Asia", text: "kyoto & nara" })).toBe("/destinations/asia?q=kyoto+%26+nara");
    expect(destinationListPath({ continent: "All", text: "100%_\"'" })).toBe("/destinations?q=100%25_%22%27");
  });

  test("the last of repeated texts counts, and NUL bytes are dropped", () => {
    expect(searchTextOf(new URLSearchParams("q=paris&q=bali"))).toBe("bali");
    expect(searchTextOf(new URLSearchParams("q=a%00b"))).toBe("ab");
    expect(searchTextOf(new URLSearchParams(""))).toBe("");
  });

  test("a text of 10 KB stays whole; a longer one is cut before the address is too long for a server", () => {
    for (const text of ["x".repeat(10_240), "जयपुर ".repeat(640), "🛕".repeat(2_560)]) {
      expect(searchTextOf(new URL(destinationListPath({ continent: "All", text }), "http://site").searchParams)).toBe(text);
    }
    expect(destinationListPath({ continent: "Oceania", text: "ज".repeat(100_000) }).length).toBeLessThan(41_000);
  });

  test("whatever is typed can be read back from the address", () => {
    const typed = fc.string({ unit: "grapheme", maxLength: 200 }).filter((text) => !text.includes("\0"));
    fc.assert(
      fc.property(fc.constantFrom(...continentFilters), typed, (continent, text) => {
        const url = new URL(destinationListPath({ continent, text }), "http://site");
        expect(searchTextOf(url.searchParams)).toBe(text);
        expect(continentNamed(url.pathname.split("/")[2] ?? "all")).toBe(continent);
      }),
    );
  });
});
