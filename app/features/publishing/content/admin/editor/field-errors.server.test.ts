import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors } from "./field-errors.server.ts";

const schema = z.object({
  facts: z.object({
    latitude: z.number().min(-90).max(90),
    popularRank: z.int().min(1).max(99).nullable(),
    continent: z.enum(["asia", "europe"]),
    currency: z.string().regex(/^[A-Z]{3}$/),
    picture: z.string().regex(/^[a-z/]+$/),
  }),
  english: z.object({
    name: z
      .string()
      .max(12)
      .regex(/^[^,]+, [^,]+$/),
    summary: z.string().min(5).max(10),
    highlights: z.array(z.string().min(3).max(10)).min(2).max(3),
  }),
});
const right = {
  facts: { latitude: 35, popularRank: null, continent: "asia", currency: "JPY", picture: "places/kyoto" },
  english: { name: "Kyoto, Japan", summary: "A place", highlights: ["One", "Two"] },
};
const names = Object.entries(right).flatMap(([part, fields]) => Object.keys(fields).map((name) => `${part}.${name}`));

/** Why a piece is refused, with some fields other than right. */
function whyNot(change: { facts?: object; english?: object }) {
  const given = { facts: { ...right.facts, ...change.facts }, english: { ...right.english, ...change.english } };
  const parsed = schema.safeParse(given);
  return fieldErrors(parsed.error?.issues ?? [], given, names);
}

test("what is right has no error", () => {
  expect(whyNot({})).toEqual({});
});

test("what is empty is needed; what is too short or too long says how long it is and may be", () => {
  expect(whyNot({ english: { summary: "" } })).toEqual({ "english.summary": { key: "required" } });
  expect(whyNot({ english: { summary: "Tea" } })).toEqual({ "english.summary": { key: "tooShort", limit: 5, length: 3 } });
  expect(whyNot({ english: { summary: "Tea and more" } })).toEqual({ "english.summary": { key: "tooLong", limit: 10, length: 12 } });
});

test("of a list it is told how many entries there are, or which entry is wrong, counted from 1", () => {
  expect(whyNot({ english: { highlights: ["One"] } })).toEqual({ "english.highlights": { key: "tooFew", limit: 2, length: 1 } });
  const four = ["One", "Two", "Three", "Four"];
  expect(whyNot({ english: { highlights: four } })).toEqual({ "english.highlights": { key: "tooMany", limit: 3, length: 4 } });
  const wrong = { "english.highlights": { key: "tooShort", limit: 3, length: 2, line: 2 } };
  expect(whyNot({ english: { highlights: ["One", "no", "x"] } })).toEqual(wrong);
});

test("a number is told apart from a whole one, and from one that is out of range", () => {
  expect(whyNot({ facts: { latitude: Number.NaN } })).toEqual({ "facts.latitude": { key: "number" } });
  expect(whyNot({ facts: { latitude: 91 } })).toEqual({ "facts.latitude": { key: "atMost", limit: 90 } });
  expect(whyNot({ facts: { latitude: -91 } })).toEqual({ "facts.latitude": { key: "atLeast", limit: -90 } });
  expect(whyNot({ facts: { popularRank: 1.5 } })).toEqual({ "facts.popularRank": { key: "whole" } });
});

test("what can only be chosen, and what follows a pattern, has words of its own", () => {
  expect(whyNot({ facts: { continent: "atlantis" } })).toEqual({ "facts.continent": { key: "choice" } });
  expect(whyNot({ facts: { currency: "yen" } })).toEqual({ "facts.currency": { key: "currency" } });
  expect(whyNot({ facts: { picture: "../secret" } })).toEqual({ "facts.picture": { key: "unknown_picture" } });
  expect(whyNot({ english: { name: "Kyoto" } })).toEqual({ "english.name": { key: "placeCountry" } });
});

test("each field tells its first error, in the order of the fields; what no field holds is told at its own place", () => {
  const errors = whyNot({ facts: { latitude: Number.NaN }, english: { name: "A place that has no comma", summary: "" } });
  expect(Object.keys(errors)).toEqual(["facts.latitude", "english.name", "english.summary"]);
  expect(errors["english.name"]).toEqual({ key: "tooLong", limit: 12, length: 25 });
  const elsewhere = z.object({ english: z.object({ itinerary: z.array(z.object({ title: z.string().min(1) })) }) });
  const given = { english: { itinerary: [{ title: "" }] } };
  const issues = elsewhere.safeParse(given).error?.issues ?? [];
  expect(fieldErrors(issues, given, ["english.summary"])).toEqual({ "english.itinerary.0.title": { key: "required" } });
});
