import { expect, test } from "vitest";
import { unitPrices, type Party } from "#app/features/selling/bookings/booking-price.ts";
import { cartChanges, preventsBooking, type OfferNow, type SeenPrice } from "./cart-changes.ts";

const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
const tour = { basePriceMinor: 129_900, discountPercent: 15 };
const seen: SeenPrice = { ...tour, currency: "INR", adultMinor: 8_281_100, childMinor: 6_210_900 };
const party: Party = { adults: 2, children: 1 };

function offer(changes: Partial<OfferNow> = {}, childPricePercent: number | null = 75): OfferNow {
  const base = {
    ...tour,
    currency: "INR" as const,
    rates,
    startDate: "2027-03-02",
    vacancies: 8,
    closed: false,
    published: true,
    bookable: true,
    ...changes,
  };
  return { ...base, prices: unitPrices(base, { currency: base.currency, rates: base.rates, childPricePercent }) };
}

test("nothing is pointed out where nothing has changed, nor where only the currency shown has", () => {
  expect(cartChanges({ party, seen }, offer())).toEqual([]);
  expect(cartChanges({ party, seen }, offer({ currency: "EUR" }))).toEqual([]);
});

test("a changed price is pointed out with the party's total then and now, and does not keep from booking", () => {
  const changes = cartChanges({ party, seen }, offer({ discountPercent: 0 }));
  expect(changes).toEqual([{ kind: "price", beforeMinor: 22_773_100, nowMinor: 26_791_900 }]);
  expect(preventsBooking(changes)).toBe(false);
});

test("another day is pointed out, and keeps from booking until it was chosen; a line that knows no day says nothing", () => {
  const moved = [{ kind: "moved", before: "2027-03-01", now: "2027-03-02" }] as const;
  expect(cartChanges({ party, seen, day: "2027-03-01" }, offer({ discountPercent: 0 }))).toEqual(moved);
  expect(preventsBooking(moved)).toBe(true);
  expect(cartChanges({ party, seen, day: "2027-03-02" }, offer())).toEqual([]);
  expect(cartChanges({ party, seen, day: null }, offer())).toEqual([]);
});

test("a changed rate changes the price in that currency", () => {
  expect(cartChanges({ party: { adults: 1, children: 0 }, seen }, offer({ rates: { ...rates, INR: 80 } }))).toEqual([
    { kind: "price", beforeMinor: 8_281_100, nowMinor: 8_833_200 },
  ]);
});

test("a changed price is also found in another currency than the one it was added in", () => {
  expect(cartChanges({ party: { adults: 1, children: 0 }, seen }, offer({ currency: "USD", discountPercent: 10 }))).toEqual([
    { kind: "price", beforeMinor: 110_400, nowMinor: 116_900 },
  ]);
});

test.each([
  [{ published: false, closed: true }, [{ kind: "withdrawn" }]],
  [{ closed: true, vacancies: 0 }, [{ kind: "closed" }]],
  [{ bookable: false }, [{ kind: "too_late" }]],
  [{ vacancies: 0, discountPercent: 0 }, [{ kind: "seats", left: 0 }]],
  [{ vacancies: 2 }, [{ kind: "seats", left: 2 }]],
] as const)("with %j the line cannot be booked: %j", (changes, expected) => {
  const found = cartChanges({ party, seen }, offer(changes));
  expect(found).toEqual(expected);
  expect(preventsBooking(found)).toBe(true);
});

test("where children have no price any more, a party with a child is told, one without is not", () => {
  expect(cartChanges({ party, seen }, offer({}, null))).toEqual([{ kind: "no_child_price" }]);
  expect(cartChanges({ party: { adults: 2, children: 0 }, seen }, offer({}, null))).toEqual([]);
});
