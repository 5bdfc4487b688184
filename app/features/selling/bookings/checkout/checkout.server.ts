/** Starting a checkout holds the seats of all lines of the cart, or none. */
import { and, desc, eq, gt } from "drizzle-orm";
import { auditBooking, changeStatus } from "#app/features/selling/bookings/booking-changes.server.ts";
import { partySize } from "#app/features/selling/bookings/booking-price.ts";
import { minutesLater } from "#app/features/selling/bookings/booking-window.ts";
import { preventsBooking, type RefusedLine } from "#app/features/selling/bookings/cart/cart-changes.ts";
import { cartLinesNow, lockCart, type CartLine, type CartOwner, type CartView } from "#app/features/selling/bookings/cart/cart.server.ts";
import { offersOf } from "#app/features/selling/bookings/cart/offers.server.ts";
import {
  activeTravellers,
  lockOrder,
  mayChange,
  type BookingContext,
  type LoadedBooking,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { moveSeats } from "#app/features/selling/bookings/seats.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { giveUsesBack } from "#app/features/selling/bookings/promo-code-uses.server.ts";
import { insertHeldOrder } from "./holds.server.ts";
import { priceNow, quoteAnew } from "./order-price.server.ts";

const { orders, bookings } = schema;

export type CheckoutOutcome =
  | { ok: true; orderId: string; holdExpiresAt: Date }
  | { ok: false; reason: "cart_empty" }
  /** Nothing is held; these lines cannot be booked as they are. */
  | { ok: false; reason: "unavailable"; lines: RefusedLine[] };

/** The order that this cart's earlier checkout holds seats with, if any. */
async function heldOrder(tx: Transaction, cartId: string, now: Date): Promise<LoadedOrder | undefined> {
  const [held] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .where(and(eq(orders.cartId, cartId), eq(bookings.status, "ON_HOLD"), gt(bookings.holdExpiresAt, now)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const order = held && (await lockOrder(tx, held.id));
  // It may have been submitted or have expired while we waited for its lock.
  return order?.bookings.every((booking) => booking.status === "ON_HOLD") ? order : undefined;
}

const partyKey = (departureId: string, adults: number, children: number) => `${departureId} ${adults} ${children}`;

function holdsTheSame(order: LoadedOrder, lines: readonly CartLine[], view: CartView): boolean {
  const held = order.bookings.map(({ departureId, travellers }) => {
    const adults = travellers.filter((traveller) => traveller.unit === "ADULT").length;
    return partyKey(departureId, adults, travellers.length - adults);
  });
  const wanted = lines.map(({ offer, party }) => partyKey(offer.departureId, party.adults, party.children));
  return order.currency === view.currency && order.language === view.language && held.toSorted().join() === wanted.toSorted().join();
}

/** A line's seats that its own earlier hold has taken are not missing to it. */
function refusedLines(lines: readonly CartLine[], held: LoadedOrder | undefined): RefusedLine[] {
  return lines
    .map(({ offer, changes, party }) => {
      const own = held?.bookings.find((booking) => booking.departureId === offer.departureId);
      const left = offer.vacancies + (own ? activeTravellers(own).length : 0);
      const real = changes.filter((change) => change.kind !== "seats" || left < partySize(party));
      return { departureId: offer.departureId, changes: real };
    })
    .filter(({ changes }) => preventsBooking(changes));
}

/**
 * Holds the seats of all lines of the owner's cart for the minutes of the settings. Started again for the same cart it gives the same order and
 * holds nothing twice; after a change of the cart the earlier hold is given up in the same step. A price that has changed does not
 * keep from starting: the checkout shows the price of now, and submitting it compares.
 */
export async function startCheckout(context: BookingContext, owner: CartOwner & OrderAccess, view: CartView): Promise<CheckoutOutcome> {
  const now = context.now();
  return context.db.transaction(async (tx): Promise<CheckoutOutcome> => {
    const cartId = await lockCart(tx, owner);
    if (!cartId) return { ok: false, reason: "cart_empty" };
    const held = await heldOrder(tx, cartId, now);
    const lines = await cartLinesNow(tx, cartId, { ...view, now });
    if (lines.length === 0) return { ok: false, reason: "cart_empty" };
    if (held && holdsTheSame(held, lines, view))
      return { ok: true, orderId: held.id, holdExpiresAt: held.bookings[0]?.holdExpiresAt ?? now };
    const refused = refusedLines(lines, held);
    if (refused.length > 0) return { ok: false, reason: "unavailable", lines: refused };
    const given = (held?.bookings ?? []).map((each) => ({ departureId: each.departureId, seats: activeTravellers(each).length }));
    const taken = lines.map(({ offer, party }) => {
      const { departureId, startDate } = offer;
      return { departureId, startDate, seats: -partySize(party) };
    });
    const settings = await readSettings(tx);
    const seats = await moveSeats(tx, [...given, ...taken], now);
    if (!seats.ok) {
      // Somebody was faster since the lines were read: what is left now is what is told.
      const left = await offersOf(tx, seats.lacking, { ...view, settings, now });
      const lost = seats.lacking.map((departureId): RefusedLine => {
        const offer = left.get(departureId);
        const before = lines.find((line) => line.offer.departureId === departureId)?.offer.startDate;
        if (offer?.closed) return { departureId, changes: [{ kind: "closed" }] };
        if (offer && before && offer.startDate !== before)
          return { departureId, changes: [{ kind: "moved", before, now: offer.startDate }] };
        return { departureId, changes: [{ kind: "seats", left: offer?.vacancies ?? 0 }] };
      });
      return { ok: false, reason: "unavailable", lines: lost };
    }
    for (const booking of held?.bookings ?? []) {
      await changeStatus(tx, booking, "EXPIRED", { now });
      await auditBooking(tx, owner.actor, { action: "booking.hold-given-up", booking });
    }
    if (held) await giveUsesBack(tx, [held.id], now);
    const orderId = await insertHeldOrder(tx, {
      ...view,
      wanted: lines,
      cartId,
      customerId: owner.customerId,
      promoCode: held?.promoCode,
      settings,
      secret: context.secret,
      now,
    });
    const order = await lockOrder(tx, orderId);
    // The code that was typed for the cart as it was goes on with it.
    if (order?.promoCode) await quoteAnew(tx, order, { ...(await priceNow(tx, order, { settings, now })), settings });
    for (const booking of order?.bookings ?? [])
      await auditBooking(tx, owner.actor, { action: "booking.held", booking, details: { seats: booking.travellers.length } });
    return { ok: true, orderId, holdExpiresAt: minutesLater(now, settings.booking.holdMinutes) };
  });
}

/** The one extension of a hold, for all bookings of its order, under the order's lock; `first` is one of them. Returns the new end. */
export async function prolongHold(tx: Transaction, { actor }: OrderAccess, first: LoadedBooking): Promise<Date> {
  const { holdMinutes } = (await readSettings(tx)).booking;
  const holdExpiresAt = minutesLater(first.holdExpiresAt, holdMinutes);
  await tx.update(bookings).set({ holdExpiresAt, holdExtended: true }).where(eq(bookings.orderId, first.orderId));
  await auditBooking(tx, actor, { action: "booking.hold-extended", booking: first });
  return holdExpiresAt;
}

export type ExtendOutcome = { ok: true; holdExpiresAt: Date } | { ok: false; reason: "not_found" | "expired" | "already_extended" };

/** Prolongs a hold that is still there by the same minutes again, once. */
export async function extendHold(context: BookingContext, access: OrderAccess, orderId: string): Promise<ExtendOutcome> {
  const now = context.now();
  return context.db.transaction(async (tx): Promise<ExtendOutcome> => {
    const order = await lockOrder(tx, orderId);
    if (!order || !mayChange(order, access)) return { ok: false, reason: "not_found" };
    const [first] = order.bookings;
    if (!first || order.bookings.some((booking) => booking.status !== "ON_HOLD" || booking.holdExpiresAt <= now))
      return { ok: false, reason: "expired" };
    if (first.holdExtended) return { ok: false, reason: "already_extended" };
    return { ok: true, holdExpiresAt: await prolongHold(tx, access, first) };
  });
}
