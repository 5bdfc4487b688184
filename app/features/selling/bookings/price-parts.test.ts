import fc from "fast-check";
import { expect, test } from "vitest";
import { agreedPrice, codeShares, partsOfUnit, sharedEqually, sumOfParts } from "./price-parts.ts";

const wholeUnits = fc.nat(1e7).map((units) => units * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("a unit's price is its base less the discount", () => {
  expect(agreedPrice(partsOfUnit({ baseMinor: 9_742_500, priceMinor: 8_281_100 }))).toBe(8_281_100);
});

test("the parts of all travellers add up to what is asked of all", () => {
  const parts = fc.record({
    baseMinor: wholeUnits,
    discountMinor: wholeUnits,
    codeMinor: wholeUnits,
    roomMinor: wholeUnits,
    extrasMinor: wholeUnits,
  });
  fc.assert(
    fc.property(fc.array(parts), (people) => {
      expect(sumOfParts(people).totalMinor).toBe(sum(people.map(agreedPrice)));
    }),
  );
});

test("a code of ten per cent takes a tenth of each price, in whole units", () => {
  expect(codeShares([8_281_100, 6_210_900], { percent: 10 })).toEqual([828_100, 621_100]);
});

test("a code in money is spread by price and adds up exactly", () => {
  expect(codeShares([100_000, 100_000, 100_000], { amountMinor: 100_000 })).toEqual([33_400, 33_300, 33_300]);
});

test("a code leaves a unit to pay, and takes whole units", () => {
  const worth = fc.oneof(fc.record({ percent: fc.integer({ min: 1, max: 100 }) }), fc.record({ amountMinor: wholeUnits }));
  fc.assert(
    fc.property(fc.array(wholeUnits, { minLength: 1, maxLength: 12 }), worth, (prices, code) => {
      const shares = codeShares(prices, code);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(prices[index]!);
        if ("percent" in code && prices[index]! > 0) expect(share).toBeLessThan(prices[index]!);
        expect(share % 100).toBe(0);
      }
      if ("amountMinor" in code) expect(sum(shares)).toBe(Math.min(code.amountMinor, Math.max(0, sum(prices) - 100)));
    }),
  );
});

test("what is chosen for a booking is spread over its travellers and adds up exactly", () => {
  expect(sharedEqually(100_000, 3)).toEqual([33_400, 33_300, 33_300]);
  fc.assert(
    fc.property(wholeUnits, fc.integer({ min: 1, max: 50 }), (amount, travellers) => {
      expect(sum(sharedEqually(amount, travellers))).toBe(amount);
    }),
  );
});
