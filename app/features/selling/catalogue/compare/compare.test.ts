import { expect, test } from "vitest";
import { meals } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import type { TripDay } from "#app/features/selling/catalogue/trip/trip.ts";
import { differs, mealsOf, staysOf, toursAsked } from "./compare.ts";

const day = (part: Partial<TripDay>): TripDay => ({
  meals: [],
  stay: undefined,
  legs: [],
  ascent: undefined,
  activities: [],
  stops: [],
  ...part,
});
const night = (kind: "hotel" | "camp" | "none") => day({ stay: { kind, place: undefined, name: undefined } });

test.each([
  ["tours=a,b,c", ["a", "b", "c"]],
  ["tours=a&tours=b", ["a", "b"]],
  ["tours=a,,b,a&tours=%20b%20", ["a", "b"]],
  ["tours=", []],
  ["", []],
])("an address with %s asks for %s", (query, slugs) => {
  expect(toursAsked(new URLSearchParams(query))).toEqual(slugs);
});

test("of an endless address no more is looked at than somebody may mean", () => {
  const many = toursAsked(new URLSearchParams({ tours: Array.from({ length: 5_000 }, (_, index) => `t${index}`).join(",") }));
  expect(many).toHaveLength(12);
  expect(toursAsked(new URLSearchParams({ tours: "a".repeat(10_000) }))[0]).toHaveLength(80);
});

test("meals are counted by kind, a kind that is never served too; without days nothing is known", () => {
  expect(mealsOf([day({ meals: ["dinner"] }), day({ meals: ["breakfast", "dinner"] })], meals)).toEqual([
    { meal: "breakfast", count: 1 },
    { meal: "lunch", count: 0 },
    { meal: "dinner", count: 2 },
  ]);
  expect(mealsOf([], meals)).toEqual([]);
});

test("nights are counted by kind, the most first, and the last day has none", () => {
  expect(staysOf([night("camp"), night("hotel"), night("hotel"), night("none"), day({})])).toEqual([
    { kind: "hotel", count: 2 },
    { kind: "camp", count: 1 },
  ]);
});

test("answers differ by what they say, not by how they explain it", () => {
  const row = (...answers: [string, string][]) => ({ name: "Hearing", cells: answers.map(([line, more]) => ({ lines: [line], more })) });
  expect(differs(row(["No", "Steps."], ["No", "Stairs."]))).toBe(false);
  expect(differs(row(["No", ""], ["Partly", ""]))).toBe(true);
  expect(differs(row(["No", ""]))).toBe(false);
});
