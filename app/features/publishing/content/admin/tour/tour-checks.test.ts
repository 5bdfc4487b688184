import { describe, expect, test } from "vitest";
import type { TripFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { languages } from "#app/i18n/languages.ts";
import { checksOf, progressOf, type CheckedTour, type TourCheck } from "./tour-checks.ts";

const day = { meals: [], legs: [], activities: [], stops: [], stay: "hotel" as const };
const stop = { latitude: 35, longitude: 135 };
const facts: TripFacts = {
  countries: ["JP"],
  pace: 2,
  guide: "haruka",
  meeting: { latitude: 35, longitude: 135 },
  days: [{ ...day, stops: [stop] }, day, { ...day, stay: undefined }],
  access: { diet: "yes" },
  womenLed: {},
  localPayments: [],
  estimates: [{ kind: "tips", lowUsd: 1, highUsd: 2, month: "2026-06" }],
};
const text = {
  title: "Two temples",
  itinerary: [
    { title: "First", description: "One" },
    { title: "Second", description: "Two" },
  ],
};
const words = { questions: [{ question: "Is it far?", answer: "No." }], pace: "Slowly." };

/** A tour of three days that lacks nothing, but for what is said otherwise. */
const whole = (other: Partial<CheckedTour> = {}): CheckedTour => ({
  tour: { facts: { durationDays: 3, discountPercent: 0, picture: "tours/a", gallery: ["tours/b"] }, textIn: () => text },
  trip: { facts, wordsIn: () => words },
  altsOf: () => languages,
  gaps: {},
  today: "2026-11-23",
  ...other,
});
const withFacts = (changed: Partial<TripFacts>) => whole({ trip: { facts: { ...facts, ...changed }, wordsIn: () => words } });
const said = (checked: CheckedTour) => checksOf(checked).map(({ section, field, says }: TourCheck) => [section, field, says.key]);

describe("before a tour is published", () => {
  test("nothing is said of one that lacks nothing: nobody sleeps anywhere on the last day", () => expect(said(whole())).toEqual([]));

  test("a night without a stay is named with its day, and leads to its field", () => {
    const [check] = checksOf(withFacts({ days: [{ ...day, stops: [stop] }, { ...day, stay: undefined }, day] }));
    expect(check).toEqual({
      blocking: false,
      section: "days",
      field: "trip.facts.itinerary.1.stay",
      language: "en",
      says: { key: "noStay", day: 2 },
    });
  });

  test.each<[string, Partial<TripFacts>, string]>([
    ["facts", { pace: undefined }, "noPace"],
    ["facts", { guide: undefined }, "noGuide"],
    ["points", { meeting: undefined }, "noMeeting"],
    ["access", { access: {} }, "noAccess"],
    ["cost", { estimates: [] }, "noEstimates"],
    ["cost", { estimates: [{ kind: "visa", lowUsd: 1, highUsd: 1, month: "2025-09" }] }, "oldEstimates"],
    ["days", { days: [day, day, day] }, "noStops"],
  ])("in %s, %o is advice: %s", (section, changed, key) => {
    const [check] = checksOf(withFacts(changed));
    expect([check?.section, check?.says.key, check?.blocking]).toEqual([section, key, false]);
  });

  test("a discount of half the price is asked about", () => {
    const tour = { ...whole().tour, facts: { ...whole().tour.facts, discountPercent: 50 } };
    expect(said(whole({ tour }))).toEqual([["basics", "facts.discountPercent", "steepDiscount"]]);
  });

  test("a picture without a text says which picture and which language", () => {
    const altsOf = (name: string) => languages.filter((language) => name !== "tours/b" || language !== "hi");
    const [check, ...rest] = checksOf(whole({ altsOf }));
    expect([check?.language, check?.says, rest]).toEqual(["hi", { key: "noAlt", picture: 2, name: "tours/b" }, []]);
  });

  test("a day without its text in a language is named; a language without any text of a section is said once", () => {
    const half = { ...text, itinerary: [text.itinerary[0]!, { title: "", description: "" }] };
    const tour = { ...whole().tour, textIn: (language: string) => (language === "hi" ? half : language === "fr" ? {} : text) };
    expect(checksOf(whole({ tour })).map(({ language, section, says }) => [language, section, says])).toEqual([
      ["fr", "texts", { key: "untranslated", count: 1, total: 1 }],
      ["fr", "days", { key: "untranslated", count: 4, total: 4 }],
      ["hi", "days", { key: "noDayText", day: 2 }],
    ]);
  });

  test("what blocks comes first, in the section and language of its field", () => {
    const gaps = { "translations.de.itinerary.1.title": { key: "tooLong" as const }, "facts.gallery": { key: "tooFew" as const } };
    const checks = checksOf(whole({ gaps, trip: { facts: { ...facts, pace: undefined }, wordsIn: () => words } }));
    expect(checks.map(({ blocking, section, language }) => [blocking, section, language])).toEqual([
      [true, "days", "de"],
      [true, "pictures", "en"],
      [false, "facts", "en"],
    ]);
  });
});

describe("the list of sections", () => {
  test("counts what each language lacks of each section, and what blocks there", () => {
    const checked = whole({
      tour: { ...whole().tour, textIn: (language) => (language === "es" ? { title: "Dos templos" } : text) },
      gaps: { "english.summary": { key: "required" } },
    });
    const progress = progressOf(checked, checksOf(checked));
    const of = (section: string) => progress.find((each) => each.section === section);
    expect(of("days")?.languages.es).toEqual({ total: 4, missing: 4 });
    expect(of("texts")?.languages).toMatchObject({ en: { total: 2, missing: 1 }, es: { total: 1, missing: 0 } });
    expect([of("texts")?.blocking, of("days")?.advice, of("basics")?.languages.hi.total]).toEqual([1, 1, 0]);
  });
});
