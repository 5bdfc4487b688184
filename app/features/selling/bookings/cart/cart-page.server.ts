import { unitsOf, type Party } from "#app/features/selling/bookings/booking-price.ts";
import type { Picture } from "#app/ui/picture.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import type { RunState } from "#app/features/selling/catalogue/run-state.ts";
import { runText, type RunText } from "#app/features/selling/catalogue/run-text.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Cart, CartLine, CartView } from "./cart.server.ts";
import type { CartChange } from "./cart-changes.ts";
import { partsOfUnit, sumOfParts, type PriceSum } from "#app/features/selling/bookings/price-parts.ts";
import type { Offer } from "./offers.server.ts";
import { priceLines, type PriceLine } from "./price-lines.ts";

export type CartPageLine = {
  id: string;
  departureId: string;
  slug: string;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  picture: Picture;
  /** Whether the departure runs. */
  run: RunText | undefined;
  party: Party;
  /** Most people that this line could be for now. */
  mostTravellers: number;
  hasChildPrice: boolean;
  priceLines: PriceLine[];
  totalMinor: number | undefined;
  changes: CartChange[];
};

export type CartPage = {
  lines: CartPageLine[];
  currency: Currency;
  travellers: number;
  sum: PriceSum;
  canBeBooked: boolean;
  /** Some price is not the one that was seen when adding. */
  priceChanged: boolean;
};

const mostInOneBooking = 50;

/** How departures stand, by their ids. */
type Runs = ReadonlyMap<string, RunState>;

/** Of each traveller the price of her unit; nobody where it has none. */
const pricedUnits = (prices: Offer["prices"], party: Party) =>
  unitsOf(party).flatMap((unit) => {
    const price = prices[unit];
    return price ? [{ unit, ...partsOfUnit(price) }] : [];
  });

function pageLine(
  { id, offer, party, totalMinor, changes }: CartLine,
  { language, runs }: { language: Language; runs: Runs },
): CartPageLine {
  const { prices } = offer;
  const run = runs.get(offer.departureId);
  const people = pricedUnits(offer.prices, party);
  return {
    id,
    departureId: offer.departureId,
    slug: offer.slug,
    title: offer.title,
    startDate: offer.startDate,
    endDate: offer.endDate,
    picture: offer.picture,
    run: run && runText(language, run),
    party,
    mostTravellers: Math.min(offer.vacancies, mostInOneBooking),
    hasChildPrice: prices.CHILD !== undefined,
    priceLines: priceLines(people),
    totalMinor,
    changes,
  };
}

/** A cart as its page shows it; undefined where there is nothing in it. */
export function cartPage(cart: Cart | undefined, { language, currency, runs }: CartView & { runs: Runs }): CartPage | undefined {
  if (!cart || cart.lines.length === 0) return undefined;
  const lines = cart.lines.map((line) => pageLine(line, { language, runs }));
  return {
    lines,
    currency,
    travellers: lines.reduce((sum, { party }) => sum + party.adults + party.children, 0),
    sum: sumOfParts(cart.lines.flatMap(({ offer, party }) => pricedUnits(offer.prices, party))),
    canBeBooked: cart.canBeBooked,
    priceChanged: lines.some((line) => line.changes.some((change) => change.kind === "price")),
  };
}
