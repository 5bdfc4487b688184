/** Submitting a checkout: the travellers get names, the price is frozen, and a transfer is awaited or a card payment begins. */
import { eq } from "drizzle-orm";
import { auditBooking, changeStatus, clearFromCart, wantNotice } from "#app/features/selling/bookings/booking-changes.server.ts";
import type { TravellerDetails } from "#app/features/selling/bookings/booking-details.ts";
import { partyTotal } from "#app/features/selling/bookings/booking-price.ts";
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { transferDueAt, transferVerdict } from "#app/features/selling/bookings/booking-window.ts";
import { cartChanges, preventsBooking, type RefusedLine } from "#app/features/selling/bookings/cart/cart-changes.ts";
import {
  lockOrder,
  mayChange,
  readAgain,
  type BookingContext,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { moveSeats } from "#app/features/selling/bookings/seats.server.ts";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { isLanguage, defaultLanguage } from "#app/i18n/languages.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { dropUse, takeUse } from "#app/features/selling/bookings/promo-code-uses.server.ts";
import { insertHeldOrder } from "./holds.server.ts";
import { priceNow, quoteAnew, type Priced } from "./order-price.server.ts";

const { orders, travellers } = schema;

/** What the checkout page sends, already checked field by field. */
export type Submission = {
  orderId: string;
  /** Made once for each page that is shown: the same again is the same submission. */
  idempotencyKey: string;
  /** What the button said, in minor units of the order's currency. */
  expectedTotalMinor: number;
  method: "bank_transfer" | "card";
  contact: { name: string; email: string; phone: string | null };
  termsVersion: string;
  /** For each booking, in order, each traveller in order. */
  parties: TravellerDetails[][];
};

export type SubmitOutcome =
  /** `PENDING` awaits a transfer, `ON_HOLD` a card payment. `repeated`: it had been submitted before, and nothing was done. */
  | { ok: true; orderId: string; reference: string; status: BookingStatus; repeated: boolean }
  | { ok: false; reason: "not_found" | "travellers_missing" | "transfer_too_late" | "method_gone" | "key_used" }
  /** The price is another one now; the page shows it and asks again. */
  | { ok: false; reason: "price_changed"; totalMinor: number }
  /** Somebody was faster with the last use of the promo code, or this address has used it: the price without it is shown. */
  | { ok: false; reason: "code_used_up" }
  /** The hold had expired and the seats are gone. */
  | { ok: false; reason: "unavailable"; lines: RefusedLine[] };

type Work = { tx: Transaction; context: BookingContext; settings: Settings; now: Date; access: OrderAccess; submission: Submission };

const isWaiting = (order: LoadedOrder) => order.bookings.every((booking) => booking.status === "ON_HOLD");
const hasExpired = (order: LoadedOrder) => order.bookings.every((booking) => booking.status === "EXPIRED");

/** Where an expired order was submitted after all, the order that took its place is meant. */
async function newestOrder(tx: Transaction, orderId: string, access: OrderAccess): Promise<LoadedOrder | undefined> {
  const order = await lockOrder(tx, orderId);
  if (!order || !mayChange(order, access)) return undefined;
  if (!hasExpired(order)) return order;
  const [successor] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.replacesId, orderId));
  return successor ? newestOrder(tx, successor.id, access) : order;
}

/** Holds the seats of an expired order again, in a new one. An expired booking stays expired: only a late payment brings it back. */
async function holdAgain(work: Work, order: LoadedOrder, priced: readonly Priced[]): Promise<LoadedOrder | { refused: RefusedLine[] }> {
  const { tx, settings, now, context } = work;
  const problems = priced
    .map(({ offer, party }) => {
      const seen = { ...offer, adultMinor: offer.prices.ADULT.priceMinor, childMinor: offer.prices.CHILD?.priceMinor ?? null };
      return { departureId: offer.departureId, changes: cartChanges({ party, seen }, offer) };
    })
    .filter(({ changes }) => preventsBooking(changes));
  if (problems.length > 0) return { refused: problems };
  const seats = await moveSeats(
    tx,
    priced.map(({ offer, booking }) => ({ departureId: offer.departureId, seats: -booking.travellers.length })),
    now,
  );
  if (!seats.ok) return { refused: seats.lacking.map((departureId) => ({ departureId, changes: [{ kind: "seats", left: 0 }] })) };
  const id = await insertHeldOrder(tx, {
    wanted: priced,
    customerId: order.customerId ?? undefined,
    cartId: order.cartId ?? undefined,
    replacesId: order.id,
    promoCode: order.promoCode,
    language: isLanguage(order.language) ? order.language : defaultLanguage,
    currency: order.currency,
    settings,
    secret: context.secret,
    now,
  });
  const written = await lockOrder(tx, id);
  if (!written) throw new Error("The order that was just written is not there.");
  await quoteAnew(tx, written, { ...(await priceNow(tx, written, { settings, now })), settings });
  const held = await readAgain(tx, written);
  for (const booking of held.bookings)
    await auditBooking(tx, work.access.actor, { action: "booking.held", booking, details: { seats: booking.travellers.length } });
  return held;
}

/** Names and contact are written, a transfer's bookings become PENDING; a card's stay ON_HOLD until the money comes. */
async function finish(work: Work, order: LoadedOrder): Promise<SubmitOutcome> {
  const { tx, settings, now, access, submission } = work;
  const { contact, idempotencyKey, method, termsVersion, parties } = submission;
  const contactColumns = { contactName: contact.name, contactEmail: contact.email, contactPhone: contact.phone };
  await tx
    .update(orders)
    .set({ ...contactColumns, idempotencyKey, method, termsVersion, submittedAt: now })
    .where(eq(orders.id, order.id));
  for (const [index, booking] of order.bookings.entries()) {
    for (const [position, traveller] of booking.travellers.entries()) {
      const { name, diet, accessNeeds } = parties[index]?.[position] ?? { name: null, diet: null, accessNeeds: null };
      await tx.update(travellers).set({ name, diet, accessNeeds }).where(eq(travellers.id, traveller.id));
    }
    await auditBooking(tx, access.actor, {
      action: "booking.submitted",
      booking,
      details: { method, totalMinor: submission.expectedTotalMinor },
    });
    if (method === "bank_transfer")
      await changeStatus(tx, booking, "PENDING", { now, dueAt: transferDueAt(now, settings.booking.transferDueHours) });
  }
  if (method === "bank_transfer") {
    await clearFromCart(tx, order);
    await wantNotice(tx, { orderId: order.id, kind: "transfer_instructions" }, { now, enqueue: work.context.enqueue });
  }
  const status = method === "bank_transfer" ? "PENDING" : "ON_HOLD";
  return { ok: true, orderId: order.id, reference: order.reference, status, repeated: false };
}

function alreadySubmitted(order: LoadedOrder, key: string): SubmitOutcome | undefined {
  const sameAgain = order.idempotencyKey === key;
  if (!sameAgain && (isWaiting(order) || hasExpired(order))) return undefined;
  return { ok: true, orderId: order.id, reference: order.reference, status: order.bookings[0]?.status ?? "EXPIRED", repeated: true };
}

/** The order's promo code is used from now on. Where that cannot be, the order goes on without it, at the price without it. */
async function useCode(work: Work, order: LoadedOrder): Promise<boolean> {
  const { tx, settings, now, context, submission } = work;
  const isWorthNothing = order.bookings.every(({ travellers: people }) => people.every(({ codeMinor }) => codeMinor === 0));
  if (order.promoCode === null || isWorthNothing) {
    // One that is over since a first submission is used no more.
    await dropUse(tx, order.id, now);
    await tx.update(orders).set({ promoCode: null }).where(eq(orders.id, order.id));
    return true;
  }
  const use = { orderId: order.id, code: order.promoCode, email: submission.contact.email, secret: context.secret, now };
  if (await takeUse(tx, use)) return true;
  await tx.update(orders).set({ promoCode: null }).where(eq(orders.id, order.id));
  const without = { ...order, promoCode: null };
  const { priced } = await priceNow(tx, without, { settings, now });
  await quoteAnew(tx, without, { priced, settings });
  return false;
}

async function submitLocked(work: Work): Promise<SubmitOutcome> {
  const { tx, submission, access, settings, now } = work;
  const order = await newestOrder(tx, submission.orderId, access);
  if (!order) return { ok: false, reason: "not_found" };
  const done = alreadySubmitted(order, submission.idempotencyKey);
  if (done) return done;
  const [otherUse] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, submission.idempotencyKey));
  if (otherUse) return { ok: false, reason: "key_used" };
  const complete = order.bookings.every((booking, index) => submission.parties[index]?.length === booking.travellers.length);
  if (!complete || submission.parties.length !== order.bookings.length) return { ok: false, reason: "travellers_missing" };
  const { priced, totalMinor } = await priceNow(tx, order, { settings, now });
  if (totalMinor === undefined) {
    const unpriced = priced.filter(({ offer, party }) => partyTotal(offer.prices, party) === undefined);
    return {
      ok: false,
      reason: "unavailable",
      lines: unpriced.map(({ offer }) => ({ departureId: offer.departureId, changes: [{ kind: "no_child_price" }] })),
    };
  }
  const waiting = isWaiting(order);
  if (waiting) await quoteAnew(tx, order, { priced, settings });
  if (totalMinor !== submission.expectedTotalMinor) return { ok: false, reason: "price_changed", totalMinor };
  const transfer = submission.method === "bank_transfer" ? transferVerdict(order.bookings, settings, now) : "offered";
  if (transfer !== "offered") return { ok: false, reason: transfer === "too_late" ? "transfer_too_late" : "method_gone" };
  const held = waiting ? await readAgain(tx, order) : await holdAgain(work, order, priced);
  if ("refused" in held) return { ok: false, reason: "unavailable", lines: held.refused };
  return (await useCode(work, held)) ? finish(work, held) : { ok: false, reason: "code_used_up" };
}

/**
 * Books what a checkout holds: nothing twice, whatever is sent again, and only at the price that was shown. Where the hold has expired the
 * seats are held anew if there is room. A tour taken off the site meanwhile is still booked: the hold was a promise.
 */
export async function submitCheckout(context: BookingContext, access: OrderAccess, submission: Submission): Promise<SubmitOutcome> {
  return context.db.transaction(async (tx) =>
    submitLocked({ tx, context, settings: await readSettings(tx), now: context.now(), access, submission }),
  );
}
