/** What a party pays: the figure shown is the figure charged (docs/booking.md). */
import { afterDiscount, roundHalfUp, shownPrice, type Currency, type Rates } from "#app/values/money.ts";

export const units = ["ADULT", "CHILD"] as const;
export type Unit = (typeof units)[number];

/** How many of each unit; a child travels with an adult. */
export type Party = { adults: number; children: number };

/** Minor units of the currency shown, for one person: before the discount, and what is asked. */
export type UnitPrice = { baseMinor: number; priceMinor: number };

/** `CHILD` is absent where no price for children is set. */
export type UnitPrices = { ADULT: UnitPrice; CHILD?: UnitPrice };

export type PricedTour = { basePriceMinor: number; discountPercent: number };

export type Pricing = {
  currency: Currency;
  rates: Rates;
  /** Per cent of the shown adult base that a child pays; null where there is no price for children. */
  childPricePercent: number | null;
};

/** Prices are shown and charged in whole units; all currencies of the site have two decimals. */
const minorPerUnit = 100;

/**
 * Prices of a tour for one person of each unit. The child's base is its percentage of the adult's shown base, rounded to whole units
 * of the currency; the discount is taken from that, as from the adult's.
 */
export function unitPrices(tour: PricedTour, { currency, rates, childPricePercent }: Pricing): UnitPrices {
  const { base, price } = shownPrice(tour, currency, rates);
  const ADULT = { baseMinor: base * minorPerUnit, priceMinor: price * minorPerUnit };
  if (childPricePercent === null) return { ADULT };
  const childBase = roundHalfUp((base * childPricePercent) / 100);
  const CHILD = { baseMinor: childBase * minorPerUnit, priceMinor: afterDiscount(childBase, tour.discountPercent) * minorPerUnit };
  return { ADULT, CHILD };
}

/** What is asked for a child, in whole units of the currency shown; null where there is no price for children. */
export function childPriceOf(tour: PricedTour, pricing: Pricing): number | null {
  const { CHILD } = unitPrices(tour, pricing);
  return CHILD ? CHILD.priceMinor / minorPerUnit : null;
}

/** The units of a party in the order in which travellers are listed: adults first. */
export const unitsOf = ({ adults, children }: Party): Unit[] => [
  ...Array.from({ length: adults }, (): Unit => "ADULT"),
  ...Array.from({ length: children }, (): Unit => "CHILD"),
];

export const partySize = ({ adults, children }: Party): number => adults + children;

/** True where nobody of age would travel with the children: who is left when others cancel is a party too. */
export const childrenAlone = (people: readonly Unit[]): boolean => people.includes("CHILD") && !people.includes("ADULT");

/** What a party pays in minor units; undefined where it has children and there is no price for them. */
export function partyTotal(prices: UnitPrices, { adults, children }: Party): number | undefined {
  if (children > 0 && !prices.CHILD) return undefined;
  return adults * prices.ADULT.priceMinor + children * (prices.CHILD?.priceMinor ?? 0);
}
