import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf, codeWorth, promoVerdict, type PromoTerms } from "./promo-code.ts";

const terms: PromoTerms = {
  percent: 10,
  amountUsdMinor: null,
  startsAt: new Date("2026-11-01T00:00:00Z"),
  endsAt: new Date("2026-12-01T00:00:00Z"),
  mostUses: 5,
  used: 4,
  minTravellers: 2,
  tourIds: [1, 3],
  departsFrom: "2027-03-01",
  departsTo: "2027-03-31",
  paused: false,
};
const now = new Date("2026-11-24T09:00:00Z");
const trip = { tourId: 1, startDate: "2027-03-01", travellers: 2 };

test("a code is the same however it is typed", () => {
  expect(codeOf(" autumn-10 ")).toBe("AUTUMN-10");
  expect(codeOf("ab")).toBeUndefined();
  expect(codeOf("x".repeat(10_000))).toBeUndefined();
  expect(codeOf("DROP;TABLE")).toBeUndefined();
});

test.each([
  ["unknown", undefined, [trip], now],
  ["not_yet", terms, [trip], new Date("2026-10-31T23:59:59.999Z")],
  ["over", terms, [trip], new Date("2026-12-01T00:00:00Z")],
  ["over", { ...terms, paused: true }, [trip], now],
  ["used_up", { ...terms, used: 5 }, [trip], now],
  ["not_for_this", terms, [{ ...trip, tourId: 2 }], now],
  ["not_for_this", terms, [{ ...trip, startDate: "2027-04-01" }], now],
  ["not_for_this", terms, [{ ...trip, startDate: "2027-02-28" }], now],
  ["too_few", terms, [{ ...trip, travellers: 1 }], now],
] as const)("a code that cannot be used says why: %s", (reason, given, trips, at) => {
  expect(promoVerdict(given, trips, at)).toEqual({ ok: false, reason });
});

test("it is for those trips of an order that it names, and their travellers count together", () => {
  const trips = [
    { ...trip, travellers: 1 },
    { ...trip, tourId: 2, travellers: 5 },
    { ...trip, tourId: 3, startDate: "2027-03-31", travellers: 1 },
  ];
  expect(promoVerdict(terms, trips, now)).toEqual({ ok: true, trips: [true, false, true] });
  expect(promoVerdict(terms, [trip], new Date("2026-11-30T23:59:59.999Z"))).toMatchObject({ ok: true });
});

test("an amount in dollars is worth whole units of the order's currency", () => {
  const rates = { INR: 83.4567, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
  const worth = { ...terms, percent: null, amountUsdMinor: 5_000 };
  expect(codeWorth(worth, "INR", rates)).toEqual({ amountMinor: 417_300 });
  expect(codeWorth(worth, "USD", rates)).toEqual({ amountMinor: 5_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e7 }), fc.constantFrom("INR", "USD", "EUR", "GBP"), (amountUsdMinor, currency) => {
      const { amountMinor } = codeWorth({ ...worth, amountUsdMinor }, currency, rates) as { amountMinor: number };
      expect(amountMinor % 100).toBe(0);
    }),
  );
});
