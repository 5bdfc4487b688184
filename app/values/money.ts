/** Money: integers and ISO 4217 codes. All conversion and rounding of prices happens here (docs/booking.md, Money). */
import { numberFormat } from "./intl.ts";

export const currencies = ["INR", "USD", "EUR", "GBP"] as const;
export type Currency = (typeof currencies)[number];

export const isCurrency = (value: unknown): value is Currency => currencies.some((currency) => currency === value);

/** Units of a currency for one US dollar, with the day they were set. */
export type Rates = Record<Exclude<Currency, "USD">, number> & { date: string };

/** Half up, as prices are rounded; a float's last-bit error (1.005 * 100 = 100.49999999999999) does not push a half down. */
export function roundHalfUp(amount: number): number {
  return Math.floor(Number(amount.toPrecision(15)) + 0.5);
}

/** What is left of `amount` after `percent` off, in the same whole units. */
export function afterDiscount(amount: number, percent: number): number {
  return roundHalfUp(amount - (amount * percent) / 100);
}

/** Units of a currency for one US dollar. */
export const rateOf = (currency: Currency, rates: Rates) => (currency === "USD" ? 1 : rates[currency]);

export type ShownPrice = {
  currency: Currency;
  /** Whole units of `currency`, before the discount. */
  base: number;
  /** Whole units of `currency`: what is asked, and later charged. */
  price: number;
  discountPercent: number;
};

/**
 * The price a visitor sees. Converted and rounded to whole units of the shown currency first, then
 * discounted and rounded (docs/product.md, Prices), so every place shows one and the same figure.
 */
export function shownPrice(tour: { basePriceMinor: number; discountPercent: number }, currency: Currency, rates: Rates): ShownPrice {
  const base = roundHalfUp((tour.basePriceMinor / 100) * rateOf(currency, rates));
  return { currency, base, price: afterDiscount(base, tour.discountPercent), discountPercent: tour.discountPercent };
}

/** Rupees are grouped in lakhs where the page is read that way; everywhere else a comma would be read as a decimal mark (docs/decisions/0016). */
const moneyLocale = (currency: Currency, locale: string) => (currency === "INR" && locale.startsWith("en") ? "en-IN" : locale);

const moneyText = (amount: number, currency: Currency, locale: string, digits: number) =>
  numberFormat(moneyLocale(currency, locale), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);

/** Whole units as text, as the page's language writes numbers. */
export function formatMoney(amount: number, currency: Currency, locale: string): string {
  return moneyText(amount, currency, locale, 0);
}

/** Minor units as text: their decimals where there are any, none where they are zero (docs/booking.md, Money). */
export function formatMinor(amountMinor: number, currency: Currency, locale: string): string {
  return moneyText(amountMinor / 100, currency, locale, amountMinor % 100 === 0 ? 0 : 2);
}
