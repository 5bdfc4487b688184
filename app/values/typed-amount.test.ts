import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMinor } from "./money.ts";
import { amountToType, typedAmount } from "./typed-amount.ts";

test.each([
  ["82811", 8_281_100],
  ["82,811", 8_281_100],
  ["2,48,433", 24_843_300],
  ["82.811,50", 8_281_150],
  ["82,811.5", 8_281_150],
  [" 1 234,00 ", 123_400],
  ["0.07", 7],
])("%s is an amount", (text, minor) => expect(typedAmount(text)).toBe(minor));

test.each(["", "-5", "1e5", "12,3456", "82811 INR", "1..5", "NaN", "9999999999999999999999"])("%j is none", (text) =>
  expect(typedAmount(text)).toBeUndefined(),
);

test("what a field is filled in with, and what the pages show, is read as the same amount", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_00), (minor) => {
      expect(typedAmount(amountToType(minor))).toBe(minor);
      for (const locale of ["en-GB", "de-DE", "fr-FR", "es-ES"])
        for (const currency of ["INR", "EUR"] as const) {
          const shown = formatMinor(minor, currency, locale).replaceAll(/[^\d.,\s'\u202f\u00a0]/g, "");
          expect(typedAmount(shown)).toBe(minor);
        }
    }),
  );
});
