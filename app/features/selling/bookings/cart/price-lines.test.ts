import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOfUnit } from "#app/features/selling/bookings/price-parts.ts";
import { priceLines } from "./price-lines.ts";

const adult = { unit: "ADULT" as const, baseMinor: 9_742_500, priceMinor: 8_281_100 };
const child = { unit: "CHILD" as const, baseMinor: 7_306_900, priceMinor: 6_210_900 };
const priced = ({ unit, ...price }: typeof adult | typeof child) => ({ unit, ...partsOfUnit(price) });

test("travellers of one unit are one line, adults first", () => {
  expect(priceLines([child, adult, adult].map(priced))).toEqual([
    { ...adult, count: 2 },
    { ...child, count: 1 },
  ]);
});

test("the lines hold every traveller's price once", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(adult, child, { ...adult, priceMinor: 9_742_500 }), { maxLength: 20 }), (people) => {
      const asked = priceLines(people.map(priced)).reduce((total, { count, priceMinor }) => total + count * priceMinor, 0);
      expect(asked).toBe(people.reduce((total, { priceMinor }) => total + priceMinor, 0));
    }),
  );
});
