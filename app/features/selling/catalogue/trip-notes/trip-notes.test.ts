import { expect, test } from "vitest";
import { chaptersOf, noteChapters, textOf, type TripNotes } from "./trip-notes.ts";

const bare: TripNotes = {
  tour: {
    id: 1,
    slug: "kyoto",
    title: "Kyoto",
    destination: "Kyoto, Japan",
    summary: "",
    included: [],
    notIncluded: [],
    price: { currency: "INR", base: 1, price: 1, discountPercent: 0 },
  },
  days: [],
  trip: undefined,
  texts: {},
  phones: [],
  address: "https://yatrika.example/tours/detail/kyoto/notes",
  changedOn: "2026-11-01",
  valid: undefined,
};

test("a chapter of which nothing is known is left out", () => {
  expect(chaptersOf(bare)).toEqual([]);
  expect(chaptersOf({ ...bare, texts: { weather: ["Rain in June."] }, phones: ["+91 11 4000 2015"] })).toEqual(["emergency", "weather"]);
});

test("chapters come in one order, whatever order their texts are in", () => {
  const texts = { rules: ["Be kind."], visas: ["Ask."], moneyMatters: ["Cash."] };
  const chapters = chaptersOf({ ...bare, texts });
  expect(chapters).toEqual(noteChapters.filter((chapter) => chapters.includes(chapter)));
  expect(textOf({ ...bare, texts }, "visas")).toEqual(["Ask."]);
  expect(textOf({ ...bare, texts }, "guide")).toEqual([]);
});
