import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, shownPrice } from "#app/values/money.ts";
import { childrenAlone, partyTotal, unitPrices, unitsOf } from "./booking-price.ts";

const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
const priced = fc.record({ basePriceMinor: fc.integer({ min: 100, max: 2_000_000 }), discountPercent: fc.integer({ min: 0, max: 90 }) });

test("1,299 dollars at 15 percent is 82,811 rupees for one and 2,48,433 for three, not 82,800", () => {
  const prices = unitPrices({ basePriceMinor: 129_900, discountPercent: 15 }, { currency: "INR", rates, childPricePercent: null });
  expect(prices).toEqual({ ADULT: { baseMinor: 9_742_500, priceMinor: 8_281_100 } });
  expect(partyTotal(prices, { adults: 3, children: 0 })).toBe(24_843_300);
});

test.each([
  // A child's base is rounded before the discount: 75 % of 97,425 is 73,068.75 -> 73,069 -> 62,108.65 -> 62,109.
  { usdMinor: 129_900, discount: 15, child: 75, currency: "INR", price: { baseMinor: 7_306_900, priceMinor: 6_210_900 } },
  // 75.99 USD is 70 EUR; half is 35, less 10 % is 31.5 -> 32. From 69.9108 it would be 31.
  { usdMinor: 7_599, discount: 10, child: 50, currency: "EUR", price: { baseMinor: 3_500, priceMinor: 3_200 } },
  { usdMinor: 100_000, discount: 0, child: 0, currency: "USD", price: { baseMinor: 0, priceMinor: 0 } },
  { usdMinor: 100_000, discount: 10, child: 100, currency: "USD", price: { baseMinor: 100_000, priceMinor: 90_000 } },
] as const)("of $usdMinor US cents at $discount percent a child at $child percent pays $price.priceMinor in $currency", (row) => {
  const tour = { basePriceMinor: row.usdMinor, discountPercent: row.discount };
  expect(unitPrices(tour, { currency: row.currency, rates, childPricePercent: row.child }).CHILD).toEqual(row.price);
});

test("an adult is charged exactly the figure shown on card and panel, in every currency", () => {
  fc.assert(
    fc.property(priced, fc.constantFrom(...currencies), (tour, currency) => {
      const { ADULT } = unitPrices(tour, { currency, rates, childPricePercent: 60 });
      expect(ADULT.priceMinor).toBe(shownPrice(tour, currency, rates).price * 100);
    }),
  );
});

test("a party's total is the sum of its travellers' prices, and a child never pays more than an adult", () => {
  fc.assert(
    fc.property(priced, fc.integer({ min: 0, max: 100 }), fc.nat(9), fc.nat(9), (tour, childPricePercent, adults, children) => {
      const prices = unitPrices(tour, { currency: "INR", rates, childPricePercent });
      const each = unitsOf({ adults, children }).map((unit) => prices[unit]!.priceMinor);
      expect(each.reduce((sum, price) => sum + price, 0)).toBe(partyTotal(prices, { adults, children }));
      expect(prices.CHILD!.priceMinor).toBeLessThanOrEqual(prices.ADULT.priceMinor);
    }),
  );
});

test("without a price for children a party with a child has no price", () => {
  const prices = unitPrices({ basePriceMinor: 50_000, discountPercent: 0 }, { currency: "USD", rates, childPricePercent: null });
  expect(partyTotal(prices, { adults: 1, children: 1 })).toBeUndefined();
  expect(partyTotal(prices, { adults: 1, children: 0 })).toBe(50_000);
});

test.each([
  [["ADULT", "CHILD"], false],
  [["CHILD"], true],
  [["CHILD", "CHILD"], true],
  [["ADULT"], false],
  [[], false],
] as const)("of %j it is %s that children would travel alone", (people, expected) => {
  expect(childrenAlone(people)).toBe(expected);
});
