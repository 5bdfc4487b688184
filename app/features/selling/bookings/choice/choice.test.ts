import fc from "fast-check";
import { expect, test } from "vitest";
import { agreedPrice, partsOfUnit } from "#app/features/selling/bookings/price-parts.ts";
import { answerBy, otherDate, type PricedTraveller } from "./choice.ts";

const adult = (priceMinor: number): PricedTraveller => ({ unit: "ADULT", ...partsOfUnit({ baseMinor: priceMinor, priceMinor }) });
const prices = (priceMinor: number) => ({ ADULT: { baseMinor: priceMinor, priceMinor } });

test("whoever is asked has a week, but never longer than until the day of the start begins there", () => {
  const asked = new Date("2026-11-23T10:00:00Z");
  const far = { startDate: "2027-03-15", timeZone: "Asia/Kolkata" };
  expect(answerBy(asked, far)).toEqual(new Date("2026-11-30T10:00:00Z"));
  expect(answerBy(asked, { startDate: "2026-11-26", timeZone: "Pacific/Kiritimati" })).toEqual(new Date("2026-11-25T10:00:00Z"));
  expect(answerBy(asked, { startDate: "2026-11-26", timeZone: "Pacific/Honolulu" })).toEqual(new Date("2026-11-26T10:00:00Z"));
});

test("a cheaper date gives the difference back, to each traveller her own", () => {
  const verdict = otherDate([adult(100_000), adult(100_000)], prices(90_000), 0);
  expect(verdict).toMatchObject({ ok: true, differenceMinor: -20_000 });
  expect(verdict.ok && verdict.parts.map(agreedPrice)).toEqual([90_000, 90_000]);
});

test("a dearer date costs what was agreed within the allowance, and is not to be had beyond it", () => {
  const party = [adult(100_000), adult(100_000)];
  expect(otherDate(party, prices(105_000), 5_000)).toMatchObject({ ok: true, differenceMinor: 0, parts: [{ baseMinor: 100_000 }, {}] });
  expect(otherDate(party, prices(105_100), 5_000)).toEqual({ ok: false, reason: "dearer" });
  expect(otherDate(party, prices(100_100), 0)).toEqual({ ok: false, reason: "dearer" });
});

test("where the tour has no price for a child any more, the date is not to be had", () => {
  expect(otherDate([adult(100_000), { ...adult(50_000), unit: "CHILD" }], prices(90_000), 0)).toEqual({ ok: false, reason: "no_price" });
});

test("nobody pays more than she has agreed to, whatever the date costs", () => {
  const amount = fc.nat(1e6).map((units) => units * 100);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), amount, amount, (agreed, price, allowance) => {
      const party = agreed.map(adult);
      const verdict = otherDate(party, prices(price), allowance);
      if (!verdict.ok) return;
      const before = agreed.reduce((sum, each) => sum + each, 0);
      const after = verdict.parts.reduce((sum, parts) => sum + agreedPrice(parts), 0);
      expect(after - before).toBe(verdict.differenceMinor);
      expect(verdict.differenceMinor).toBeLessThanOrEqual(0);
    }),
  );
});
