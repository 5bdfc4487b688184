import fc from "fast-check";
import { expect, test } from "vitest";
import { splitByWeight } from "./shares.ts";

const weights = fc.array(fc.integer({ min: 0, max: 500_000_000 }), { minLength: 1, maxLength: 20 }).filter((all) => all.some((w) => w > 0));
const amounts = fc.integer({ min: 0, max: 2_000_000_000 });
const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [248_433, [82_811, 82_811, 82_811], [82_811, 82_811, 82_811]],
  [10, [70, 30], [7, 3]],
  [11, [50, 30, 20], [6, 3, 2]],
  [1, [0, 5, 5], [0, 1, 0]],
  [0, [0, 0], [0, 0]],
])("%d by weights %j is %j", (amount, by, parts) => {
  expect(splitByWeight(amount, by)).toEqual(parts);
});

test("the parts add up to the whole, and each is within a unit of its share", () => {
  fc.assert(
    fc.property(amounts, weights, (amount, by) => {
      const parts = splitByWeight(amount, by);
      const total = sum(by);
      expect(sum(parts)).toBe(amount);
      parts.forEach((part, index) => expect(Math.abs(part - (amount * by[index]!) / total)).toBeLessThan(1.000_001));
    }),
  );
});

test("what does not exceed the weights' sum gives no part more than its weight", () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, share) => {
      splitByWeight(Math.floor(sum(by) * share), by).forEach((part, index) => expect(part).toBeLessThanOrEqual(by[index]!));
    }),
  );
});

test("an amount is not split by nothing", () => {
  expect(() => splitByWeight(5, [0, 0])).toThrow(RangeError);
});
