/** What a traveller's price is made of, part by part, in the order of docs/booking.md, Price, part by part. Whole minor units of the order's currency. */
import { roundHalfUp } from "#app/values/money.ts";
import { splitByWeight } from "#app/values/shares.ts";
import type { UnitPrice } from "./booking-price.ts";

/** `discountMinor` and `codeMinor` are taken off the base; `roomMinor` and `extrasMinor` are added, and nothing is taken off them. */
export type PriceParts = { baseMinor: number; discountMinor: number; codeMinor: number; roomMinor: number; extrasMinor: number };

/** Prices are shown and charged in whole units; all currencies of the site have two decimals. */
const minorPerUnit = 100;

/** What is asked of her in the end. */
export const agreedPrice = ({ baseMinor, discountMinor, codeMinor, roomMinor, extrasMinor }: PriceParts): number =>
  baseMinor - discountMinor - codeMinor + roomMinor + extrasMinor;

/** True where two prices are made of the same parts. */
export const isSamePrice = (one: PriceParts, other: PriceParts): boolean =>
  one.baseMinor === other.baseMinor &&
  one.discountMinor === other.discountMinor &&
  one.codeMinor === other.codeMinor &&
  one.roomMinor === other.roomMinor &&
  one.extrasMinor === other.extrasMinor;

/** The price of a unit alone: no code, no supplement, no extras. */
export const partsOfUnit = ({ baseMinor, priceMinor }: UnitPrice): PriceParts => ({
  baseMinor,
  discountMinor: baseMinor - priceMinor,
  codeMinor: 0,
  roomMinor: 0,
  extrasMinor: 0,
});

export type PriceSum = PriceParts & { totalMinor: number };

/** The parts of several travellers, each added up. */
export function sumOfParts(people: readonly PriceParts[]): PriceSum {
  const sum = (part: keyof PriceParts) => people.reduce((total, parts) => total + parts[part], 0);
  const parts = {
    baseMinor: sum("baseMinor"),
    discountMinor: sum("discountMinor"),
    codeMinor: sum("codeMinor"),
    roomMinor: sum("roomMinor"),
    extrasMinor: sum("extrasMinor"),
  };
  return { ...parts, totalMinor: agreedPrice(parts) };
}

/** What a code takes off: per cent of each traveller's price, or one amount for all whom it is for together. */
export type CodeWorth = { percent: number } | { amountMinor: number };

/** Splits an amount of whole units by weights; parts are whole units, too. */
const splitWhole = (amountMinor: number, weights: readonly number[]): number[] =>
  splitByWeight(amountMinor / minorPerUnit, weights).map((units) => units * minorPerUnit);

/**
 * What a code takes off the price of each traveller, each by what is asked of her before supplements. A unit of the currency is always left
 * to pay: what costs nothing would wait for its money for ever. Whole units: per cent are rounded half up for each of them, an amount is
 * spread by largest remainder and adds up exactly.
 */
export function codeShares(prices: readonly number[], worth: CodeWorth): number[] {
  if ("percent" in worth)
    return prices.map((priceMinor) => {
      const share = roundHalfUp((priceMinor * worth.percent) / 100 / minorPerUnit) * minorPerUnit;
      return Math.min(share, Math.max(0, priceMinor - minorPerUnit));
    });
  const inAll = prices.reduce((sum, priceMinor) => sum + priceMinor, 0);
  return splitWhole(Math.min(worth.amountMinor, Math.max(0, inAll - minorPerUnit)), prices);
}

/** Spreads what is chosen for a whole booking over its travellers, equally, by largest remainder, in whole units. */
export const sharedEqually = (amountMinor: number, travellers: number): number[] =>
  splitWhole(
    amountMinor,
    Array.from({ length: travellers }, () => 1),
  );
