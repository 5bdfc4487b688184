import { describe, expect, test } from "vitest";
import { searchAddress } from "./search-address.ts";

const fields = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe("home search", () => {
  test("a search goes to /tours with keyword, activity or duration, plus when if it is not anytime", () => {
    expect(searchAddress("destination", fields({ keyword: " Kyoto ", when: "anytime" }))).toBe("/tours?keyword=Kyoto");
    expect(searchAddress("activity", fields({ activity: "hiking", when: "apr-jun" }))).toBe("/tours?activity=hiking&when=apr-jun");
    expect(searchAddress("duration", fields({ duration: "10+", when: "anytime" }))).toBe("/tours?duration=10%2B");
  });

  test("the active tab's search uses only its own fields", () => {
    expect(searchAddress("activity", fields({ keyword: "Kyoto", activity: "beach", duration: "1-3", when: "anytime" }))).toBe(
      "/tours?activity=beach",
    );
  });

  test("empty text, any activity and any duration are no search criteria", () => {
    expect(searchAddress("destination", fields({ keyword: "   ", when: "jan-mar" }))).toBeUndefined();
    expect(searchAddress("activity", fields({ activity: "any", when: "jan-mar" }))).toBeUndefined();
    expect(searchAddress("duration", fields({ duration: "any", when: "jan-mar" }))).toBeUndefined();
  });
});
