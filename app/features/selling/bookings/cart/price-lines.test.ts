import fc from "fast-check";
import { expect, test } from "vitest";
import { priceLines, sumOf } from "./price-lines.ts";

const adult = { unit: "ADULT" as const, baseMinor: 9_742_500, priceMinor: 8_281_100 };
const child = { unit: "CHILD" as const, baseMinor: 7_306_900, priceMinor: 6_210_900 };

test("travellers of one unit are one line, adults first", () => {
  expect(priceLines([child, adult, adult])).toEqual([
    { ...adult, count: 2 },
    { ...child, count: 1 },
  ]);
});

test("base less discount is the total, and the total is what the travellers pay", () => {
  const person = fc.record({
    unit: fc.constantFrom("ADULT" as const, "CHILD" as const),
    baseMinor: fc.integer({ min: 0, max: 10_000_000 }),
    priceMinor: fc.integer({ min: 0, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 20 }), (people) => {
      const sum = sumOf(priceLines(people));
      expect(sum.totalMinor).toBe(people.reduce((total, { priceMinor }) => total + priceMinor, 0));
      expect(sum.baseMinor - sum.discountMinor).toBe(sum.totalMinor);
    }),
  );
});
