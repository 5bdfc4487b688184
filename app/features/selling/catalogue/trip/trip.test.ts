import { describe, expect, test } from "vitest";
import { isStale, tripOf, tripTextIn, trueCost } from "./trip.ts";
import { tripFactsSchema, tripTextSchema, type TripFacts, type TripText } from "./trip-content.ts";

const rates = { INR: 75, EUR: 0.92, GBP: 0.8, date: "2026-11-01" };
const none: TripFacts = { countries: [], days: [], access: {}, womenLed: {}, localPayments: [], estimates: [] };
const facts: TripFacts = {
  ...none,
  localPayments: [{ usd: 30, local: { amount: 4000, currency: "NPR" } }],
  estimates: [
    { kind: "tips", lowUsd: 80.5, highUsd: 100, month: "2026-11" },
    { kind: "meals", lowUsd: 0, highUsd: 33.33, month: "2025-10" },
  ],
};
const text: Partial<TripText> = {
  localPayments: ["Park fee, to the warden"],
  estimates: [
    { label: "Tips", basis: "our estimate" },
    { label: "Two lunches", basis: "our estimate" },
  ],
};
const question = { facts, text, price: 1000, currency: "EUR", rates, today: "2026-11-23" } as const;

describe("the true cost", () => {
  test("is the price, what must be paid on the spot and the estimates, each rounded in the currency shown, so that it is the sum of what is read", () => {
    const cost = trueCost(question);
    expect(cost?.lines.map(({ low, high }) => [low, high])).toEqual([
      [28, 28],
      [74, 92],
      [0, 31],
    ]);
    expect([cost?.low, cost?.high]).toEqual([1102, 1151]);
  });

  test("is not there where nothing is written", () => expect(trueCost({ ...question, facts: none })).toBeUndefined());

  test("leaves out a line that has no words: nobody could tell what it is", () =>
    expect(trueCost({ ...question, text: { ...text, localPayments: [] } })?.lines).toHaveLength(2));

  test.each([
    ["2025-11", false],
    ["2025-10", true],
    ["2026-12", false],
  ])("marks an estimate of %s as old: %s", (month, old) => expect(isStale(month, "2026-11-23")).toBe(old));
});

describe("a trip", () => {
  test("shows of what is not filled in nothing, except that access is not assessed once any of it is", () => {
    expect(tripOf({ ...question, facts: none, text: {} })).toMatchObject({
      days: [],
      access: [],
      questions: [],
      pace: undefined,
      meeting: undefined,
      cost: undefined,
    });
    const access = tripOf({ ...question, facts: { ...none, access: { seating: "partly" } }, text: {} }).access;
    expect(access).toContainEqual({ topic: "seating", verdict: "partly", text: undefined });
    expect(access).toContainEqual({ topic: "sight", verdict: undefined, text: undefined });
  });

  test("takes each text that a language lacks from English, entry by entry", () => {
    const english = { pace: "Slow.", access: { seating: "Chairs.", diet: "All." } };
    expect(tripTextIn({ access: { seating: "Stühle." } }, english)).toMatchObject({
      pace: "Slow.",
      access: { seating: "Stühle.", diet: "All." },
    });
  });
});

describe("words that no longer fit their facts", () => {
  test("are English: a list of another length, and a day's stops that nobody has translated", () => {
    const day = { stops: ["Kathmandu", "Boudha"], activities: [] };
    const shown = tripTextIn(
      { days: [{ stayPlace: "In Boudha", stops: [], activities: [] }], localPayments: [] },
      { days: [day, day], localPayments: ["Park fee"] },
    );
    expect(shown.days?.map(({ stops }) => stops)).toEqual([day.stops, day.stops]);
    expect([shown.days?.[0]?.stayPlace, shown.localPayments]).toEqual(["In Boudha", ["Park fee"]]);
  });
});

describe("what is written down", () => {
  const day = { meals: [], legs: [], activities: [], stops: [] };
  const problem = (changed: object) => tripFactsSchema.safeParse({ ...none, ...changed }).error?.issues[0]?.path.join(".");
  test.each([
    ["a place at the pole", { meeting: { latitude: 90, longitude: 0 } }, "meeting.latitude"],
    ["a place beyond the map", { days: [{ ...day, stops: [{ latitude: 0, longitude: 181 }] }] }, "days.0.stops.0.longitude"],
    ["a leg of 0 km", { days: [{ ...day, legs: [{ mode: "walk", km: 0 }] }] }, "days.0.legs.0.km"],
    ["more than 60 days", { days: Array.from({ length: 61 }, () => day) }, "days"],
    [
      "200 stops",
      { days: Array.from({ length: 20 }, () => ({ ...day, stops: Array.from({ length: 10 }, () => ({ latitude: 1, longitude: 1 })) })) },
      "days",
    ],
    [
      "an estimate whose lowest is its highest",
      { estimates: [{ kind: "visa", lowUsd: 5, highUsd: 4, month: "2026-11" }] },
      "estimates.0.highUsd",
    ],
  ])("is refused with its place: %s", (_, changed, path) => expect(problem(changed)).toBe(path));

  test("a text of 20,000 characters is refused", () =>
    expect(tripTextSchema.shape.questions.safeParse([{ question: "Why so?", answer: "m".repeat(20_000) }]).success).toBe(false));
});
