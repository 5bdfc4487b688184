/** An order comes into being with its seats held: steps of starting a checkout and of submitting one that had expired. */
import { unitsOf, type Party, type Unit, type UnitPrices } from "#app/features/selling/bookings/booking-price.ts";
import { minutesLater } from "#app/features/selling/bookings/booking-window.ts";
import { cancellationPolicy, feeIn, type CancellationPolicy } from "#app/features/selling/bookings/cancellation-policy.ts";
import type { Offer } from "#app/features/selling/bookings/cart/offers.server.ts";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { agreedPrice, partsOfUnit } from "#app/features/selling/bookings/price-parts.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { newReference } from "#app/platform/reference.server.ts";
import { hashToken } from "#app/platform/signature.server.ts";
import { rateOf, type Currency } from "#app/values/money.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { v7 as uuidv7 } from "uuid";

const { orders, bookings, travellers } = schema;

export type WantedSeats = { offer: Offer; party: Party };

type NewOrder = {
  wanted: readonly WantedSeats[];
  customerId: string | undefined;
  cartId: string | undefined;
  replacesId?: string;
  promoCode?: string | null | undefined;
  language: Language;
  currency: Currency;
  settings: Settings;
  secret: string;
  now: Date;
};

/** The price of a unit; throws where a tour has none for it, which the rules of a party have to prevent. */
export function priceOf(prices: UnitPrices, unit: Unit) {
  const price = prices[unit];
  if (!price) throw new Error(`No price for ${unit}: the party should have been refused.`);
  return price;
}

/** The cancellation policy in force for an offer, with the fee in the currency of the order. */
export const policyOf = (offer: Offer, settings: Settings): CancellationPolicy =>
  cancellationPolicy(offer, feeIn(settings.booking.administrativeFeeUsdMinor, offer.currency, settings.rates));

/** A reference is chance: in the rare case that it is taken, another is tried. */
async function insertBooking(tx: Transaction, values: Omit<typeof bookings.$inferInsert, "reference">): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const [added] = await tx
      .insert(bookings)
      .values({ ...values, reference: newReference("YTR") })
      .onConflictDoNothing({ target: bookings.reference })
      .returning({ id: bookings.id });
    if (added) return added.id;
  }
  throw new Error("No free booking reference was found.");
}

/** Writes an order whose seats have been taken: its bookings on hold, a traveller for each seat at the price of now. Returns its id. */
export async function insertHeldOrder(tx: Transaction, order: NewOrder): Promise<string> {
  const { wanted, settings, now, secret, language, currency } = order;
  const id = uuidv7();
  await tx.insert(orders).values({
    id,
    customerId: order.customerId,
    cartId: order.cartId,
    replacesId: order.replacesId,
    promoCode: order.promoCode,
    language,
    currency,
    rate: rateOf(currency, settings.rates),
    rateDate: settings.rates.date,
    guestTokenHash: hashToken(guestToken(secret, id)),
    createdAt: now,
  });
  for (const [position, { offer, party }] of wanted.entries()) {
    const bookingId = await insertBooking(tx, {
      orderId: id,
      position,
      status: "ON_HOLD",
      tourId: offer.tourId,
      departureId: offer.departureId,
      tourTitle: offer.title,
      startDate: offer.startDate,
      endDate: offer.endDate,
      timeZone: offer.timeZone,
      discountPercent: offer.discountPercent,
      policy: policyOf(offer, settings),
      holdExpiresAt: minutesLater(now, settings.booking.holdMinutes),
      createdAt: now,
      statusChangedAt: now,
    });
    const people = unitsOf(party).map((unit, index) => {
      const parts = partsOfUnit(priceOf(offer.prices, unit));
      return { bookingId, position: index, unit, ...parts, agreedPriceMinor: agreedPrice(parts) };
    });
    await tx.insert(travellers).values(people);
  }
  return id;
}
