/** What has changed for a line of the cart since it was added: pointed out, never silently applied. */
import {
  partySize,
  partyTotal,
  unitPrices,
  type Party,
  type PricedTour,
  type UnitPrices,
} from "#app/features/selling/bookings/booking-price.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency, Rates } from "#app/values/money.ts";

/** What the visitor saw when adding: prices in minor units of that currency, and the tour's price they came from. */
export type SeenPrice = PricedTour & { currency: Currency; adultMinor: number; childMinor: number | null };

/** What the departure is now, in the currency shown now. */
export type OfferNow = PricedTour & {
  currency: Currency;
  rates: Rates;
  prices: UnitPrices;
  startDate: CalendarDate;
  vacancies: number;
  closed: boolean;
  published: boolean;
  bookable: boolean;
};

export type CartChange =
  /** The tour is no longer offered. */
  | { kind: "withdrawn" }
  /** Taken off sale. */
  | { kind: "closed" }
  /** It starts on another day: it may be booked once that day was chosen. */
  | { kind: "moved"; before: CalendarDate; now: CalendarDate }
  /** Booking has closed before the start. */
  | { kind: "too_late" }
  /** Fewer seats than travellers; 0 is sold out. */
  | { kind: "seats"; left: number }
  /** There is no price for children any more. */
  | { kind: "no_child_price" }
  /** The party's total, then and now, in minor units of the currency shown now. */
  | { kind: "price"; beforeMinor: number; nowMinor: number };

/** A departure that cannot be booked as wanted, and why. */
export type RefusedLine = { departureId: string; changes: CartChange[] };

/** What the seen price is in another currency today: the visitor's change of currency is no change of price. */
function seenTotal(seen: SeenPrice, party: Party, now: OfferNow): number | undefined {
  if (seen.currency === now.currency) return partyTotal(pricesOf({ baseMinor: 0, priceMinor: seen.adultMinor }, seen.childMinor), party);
  const adult = unitPrices(seen, { currency: now.currency, rates: now.rates, childPricePercent: null }).ADULT;
  return partyTotal(pricesOf(adult, now.prices.CHILD?.priceMinor ?? null), party);
}

const pricesOf = (ADULT: UnitPrices["ADULT"], childMinor: number | null): UnitPrices =>
  childMinor === null ? { ADULT } : { ADULT, CHILD: { baseMinor: 0, priceMinor: childMinor } };

/** What was chosen and seen; `day` is when the departure was to start, where that is known. */
type Line = { party: Party; seen: SeenPrice; day?: CalendarDate | null };

/** The changes of one line, the gravest alone where the line cannot be booked at all. */
export function cartChanges(line: Line, now: OfferNow): CartChange[] {
  if (!now.published) return [{ kind: "withdrawn" }];
  if (now.closed) return [{ kind: "closed" }];
  if (line.day && line.day !== now.startDate) return [{ kind: "moved", before: line.day, now: now.startDate }];
  if (!now.bookable) return [{ kind: "too_late" }];
  if (now.vacancies === 0) return [{ kind: "seats", left: 0 }];
  const changes: CartChange[] = [];
  if (now.vacancies < partySize(line.party)) changes.push({ kind: "seats", left: now.vacancies });
  const nowMinor = partyTotal(now.prices, line.party);
  if (nowMinor === undefined) return [...changes, { kind: "no_child_price" }];
  const beforeMinor = seenTotal(line.seen, line.party, now);
  if (beforeMinor !== undefined && beforeMinor !== nowMinor) changes.push({ kind: "price", beforeMinor, nowMinor });
  return changes;
}

/** True where the line cannot be booked as it is; a changed price alone does not keep from booking. */
export const preventsBooking = (changes: readonly CartChange[]): boolean => changes.some((change) => change.kind !== "price");
