import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterDiscount, currencies, formatMinor, formatMoney, roundHalfUp, shownPrice } from "./money.ts";

const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
const usd = (dollars: number, discountPercent = 0) => ({ basePriceMinor: dollars * 100, discountPercent });

describe("price display", () => {
  test.each([
    [2500, 15, 187_500, 159_375],
    [1299, 15, 97_425, 82_811],
    [1450, 15, 108_750, 92_438],
    [1890, 0, 141_750, 141_750],
    [980, 10, 73_500, 66_150],
  ])("$%d with %d percent off is shown in rupees as %d and %d", (dollars, discount, base, price) => {
    expect(shownPrice(usd(dollars, discount), "INR", rates)).toMatchObject({ base, price });
  });

  test("conversion and rounding come first, then the discount and its rounding", () => {
    // 75.99 USD is 69.9108 EUR: 70 first, 63 after 10 percent; discounting first would give 68.391 and so 63 as well, 0.79 would not.
    expect(shownPrice({ basePriceMinor: 7_599, discountPercent: 10 }, "EUR", rates)).toMatchObject({ base: 70, price: 63 });
    expect(shownPrice({ basePriceMinor: 8_250, discountPercent: 10 }, "GBP", rates)).toMatchObject({ base: 65, price: 59 });
  });

  test("half is rounded up, also where binary fractions fall just below it", () => {
    expect(roundHalfUp(0.5)).toBe(1);
    expect(roundHalfUp(1.005 * 100)).toBe(101);
    expect(roundHalfUp(92_437.5)).toBe(92_438);
    expect(roundHalfUp(2.4999)).toBe(2);
  });

  test("a discounted price is a whole number between nothing and the base", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 90 }), (base, percent) => {
        const price = afterDiscount(base, percent);
        return Number.isInteger(price) && price >= 0 && price <= base;
      }),
    );
  });

  test.each([
    ["en-GB", "₹3,750", "₹1,87,500"],
    ["hi-IN", "₹3,750", "₹1,87,500"],
    ["de-DE", "3.750\u00a0₹", "187.500\u00a0₹"],
    ["fr-FR", "3\u202f750\u00a0₹", "187\u202f500\u00a0₹"],
    ["es-ES", "3750\u00a0₹", "187.500\u00a0₹"],
  ])("rupees are written in %s as numbers are there", (locale, thousands, lakhs) => {
    expect([formatMoney(3_750, "INR", locale), formatMoney(187_500, "INR", locale)]).toEqual([thousands, lakhs]);
    expect(formatMinor(18_750_000, "INR", locale)).toBe(lakhs);
  });

  test("minor units have their decimals where there are any, with the language's own mark", () => {
    const written = ["en-GB", "hi-IN", "de-DE", "fr-FR", "es-ES"].map((locale) => formatMinor(20_155_050, "INR", locale));
    expect(written).toEqual(["₹2,01,550.50", "₹2,01,550.50", "201.550,50\u00a0₹", "201\u202f550,50\u00a0₹", "201.550,50\u00a0₹"]);
  });

  test("other currencies are written in the page's locale, without decimals", () => {
    expect(formatMoney(1299, "USD", "en-GB")).toBe("$1,299");
    expect(formatMoney(1299, "EUR", "de-DE")).toBe("1.299\u00a0€");
    for (const currency of currencies) expect(formatMoney(1299.4, currency, "en-GB")).not.toMatch(/[.,]\d\d?$/);
  });
});
