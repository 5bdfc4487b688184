/** What an order that is not yet submitted costs now, part by part, and writing it down. */
import { eq } from "drizzle-orm";
import { priceOf, policyOf } from "./holds.server.ts";
import type { Party } from "#app/features/selling/bookings/booking-price.ts";
import { offersOf, type Offer } from "#app/features/selling/bookings/cart/offers.server.ts";
import type { LoadedBooking, LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import { promoVerdict, codeWorth } from "#app/features/selling/bookings/promo-code.ts";
import { findCode } from "#app/features/selling/bookings/promo-code-uses.server.ts";
import {
  agreedPrice,
  codeShares,
  isSamePrice,
  partsOfUnit,
  sumOfParts,
  type PriceParts,
} from "#app/features/selling/bookings/price-parts.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { rateOf } from "#app/values/money.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";

const { orders, bookings, travellers } = schema;

/** A booking of the order as it is offered now. `parts`: of each of its travellers, in their order; undefined where somebody's unit has no price. */
export type Priced = { booking: LoadedBooking; offer: Offer; party: Party; parts: PriceParts[] | undefined };

const partyOf = (booking: LoadedBooking): Party => {
  const adults = booking.travellers.filter((traveller) => traveller.unit === "ADULT").length;
  return { adults, children: booking.travellers.length - adults };
};

function unitParts(booking: LoadedBooking, { prices }: Offer): PriceParts[] | undefined {
  if (booking.travellers.some(({ unit }) => !prices[unit])) return undefined;
  return booking.travellers.map(({ unit }) => partsOfUnit(priceOf(prices, unit)));
}

/** Takes the order's promo code off, for those of its trips that it is for; nothing where it can no longer be used. */
async function takeCodeOff(
  db: Queryable,
  order: LoadedOrder,
  { priced, settings, now }: { priced: readonly Priced[]; settings: Settings; now: Date },
): Promise<void> {
  const code = order.promoCode === null ? undefined : await findCode(db, order.promoCode, order.id);
  if (!code) return;
  const trips = priced.map(({ booking, offer }) => ({
    tourId: offer.tourId,
    startDate: offer.startDate,
    travellers: booking.travellers.length,
  }));
  const verdict = promoVerdict(code, trips, now);
  if (!verdict.ok) return;
  const people = priced.flatMap(({ parts = [] }, index) => (verdict.trips[index] ? parts : []));
  const shares = codeShares(
    people.map(({ baseMinor, discountMinor }) => baseMinor - discountMinor),
    codeWorth(code, order.currency, settings.rates),
  );
  for (const [index, parts] of people.entries()) parts.codeMinor = shares[index] ?? 0;
}

/** Prices all bookings of an order at `now`, in the order's currency; `totalMinor` is undefined where one has no price. */
export async function priceNow(
  db: Queryable,
  order: LoadedOrder,
  { settings, now }: { settings: Settings; now: Date },
): Promise<{ priced: Priced[]; totalMinor: number | undefined }> {
  const language = isLanguage(order.language) ? order.language : defaultLanguage;
  const departureIds = order.bookings.map((booking) => booking.departureId);
  const offers = await offersOf(db, departureIds, { language, currency: order.currency, settings, now });
  const priced = order.bookings.flatMap((booking) => {
    const offer = offers.get(booking.departureId);
    return offer ? [{ booking, offer, party: partyOf(booking), parts: unitParts(booking, offer) }] : [];
  });
  await takeCodeOff(db, order, { priced, settings, now });
  const complete = priced.every(({ parts }) => parts !== undefined);
  return { priced, totalMinor: complete ? sumOfParts(priced.flatMap(({ parts = [] }) => parts)).totalMinor : undefined };
}

/** Writes the prices of now where they are no longer those of the hold, and then rate and policy too: they were shown with them. */
export async function quoteAnew(
  tx: Transaction,
  order: LoadedOrder,
  { priced, settings }: { priced: readonly Priced[]; settings: Settings },
): Promise<void> {
  let changed = false;
  for (const { booking, parts = [] } of priced) {
    for (const [index, traveller] of booking.travellers.entries()) {
      const now = parts[index];
      if (!now || isSamePrice(now, traveller)) continue;
      changed = true;
      await tx
        .update(travellers)
        .set({ ...now, agreedPriceMinor: agreedPrice(now) })
        .where(eq(travellers.id, traveller.id));
    }
  }
  if (!changed) return;
  for (const { booking, offer } of priced)
    await tx
      .update(bookings)
      .set({ discountPercent: offer.discountPercent, policy: policyOf(offer, settings) })
      .where(eq(bookings.id, booking.id));
  await tx
    .update(orders)
    .set({ rate: rateOf(order.currency, settings.rates), rateDate: settings.rates.date })
    .where(eq(orders.id, order.id));
}
