/** Money that has come in: counted once, spread over the travellers, and never lost when it is late or too much. */
import { and, eq } from "drizzle-orm";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import {
  auditBooking,
  changeStatus,
  clearFromCart,
  promiseRefund,
  wantNotice,
  type AuditedActor,
  type NoticeContext,
} from "#app/features/selling/bookings/booking-changes.server.ts";
import {
  activeTravellers,
  lockOrder,
  openBookings,
  type BookingContext,
  readAgain,
  type LoadedBooking,
  type LoadedOrder,
  type StaffContext,
} from "#app/features/selling/bookings/order.server.ts";
import { spreadPayment } from "#app/features/selling/bookings/payment-state.ts";
import { moveSeats } from "#app/features/selling/bookings/seats.server.ts";
import { promiseWhereReached } from "#app/features/selling/bookings/run/promise-runs.server.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import { schema, type Transaction } from "#db/database.server.ts";

const { orders, payments, allocations, paymentEvents } = schema;

export type ReceivedPayment = {
  orderId: string;
  amountMinor: number;
  currency: Currency;
  /** The bank's or the gateway's name for this payment: the same again is the same payment. */
  providerReference: string;
  receivedAt: Date;
};

export type PaymentOutcome =
  | {
      ok: true;
      result:
        | "confirmed"
        /** More is needed. */
        | "part_paid"
        /** It came after the booking had expired, and there were seats. */
        | "seated_again"
        /** Nothing could be booked for it: a refund is due. */
        | "refund_due"
        /** Everything was paid already: staff decide (payment state `overpaid`). */
        | "surplus"
        | "repeated";
    }
  | { ok: false; reason: "not_found" | "not_submitted" | "amount" | "wrong_currency" | "reference_used" };

/** Who takes the money in, when, and how its customer is told. */
type ReceiptContext = NoticeContext & { actor: AuditedActor };
type Provider = (typeof payments.$inferInsert)["provider"];

/** Spreads what nobody has been given yet over these bookings; true when nobody in them owes anything more. */
async function settle(
  tx: Transaction,
  order: LoadedOrder,
  wanted: readonly LoadedBooking[],
  payment: { id: string; at: Date },
): Promise<boolean> {
  const people = wanted.flatMap(activeTravellers);
  const owing = people.map((traveller) => ({
    travellerId: traveller.id,
    agreedMinor: traveller.agreedPriceMinor,
    paidMinor: traveller.paidMinor,
  }));
  const { shares } = spreadPayment(order.money.surplusMinor, owing);
  if (shares.length > 0) await tx.insert(allocations).values(shares.map((share) => ({ ...share, paymentId: payment.id, at: payment.at })));
  const spread = shares.reduce((sum, share) => sum + share.amountMinor, 0);
  return spread === owing.reduce((sum, each) => sum + each.agreedMinor - each.paidMinor, 0);
}

async function confirm(tx: Transaction, order: LoadedOrder, wanted: readonly LoadedBooking[], receipt: ReceiptContext) {
  const { actor, now } = receipt;
  for (const booking of wanted) {
    await changeStatus(tx, booking, "CONFIRMED", { now, confirmedAt: now });
    await auditBooking(tx, actor, { action: "booking.confirmed", booking, details: { from: booking.status } });
  }
  await clearFromCart(tx, order);
  await wantNotice(tx, { orderId: order.id, kind: "confirmed" }, receipt);
  await promiseWhereReached(
    tx,
    wanted.map(({ departureId }) => departureId),
    { ...receipt, toldOrder: order.id },
  );
}

/** A payment after the booking has expired: seated again if all of it is there and there is room, else to be given back. */
async function settleLate(
  tx: Transaction,
  order: LoadedOrder,
  expired: readonly LoadedBooking[],
  payment: ReceiptContext & { paymentId: string },
): Promise<"seated_again" | "refund_due"> {
  const { now, paymentId } = payment;
  const { surplusMinor } = order.money;
  const agreedMinor = expired.flatMap(activeTravellers).reduce((sum, traveller) => sum + traveller.agreedPriceMinor, 0);
  // She has booked the same anew meanwhile: the money of the old order is not a second booking.
  const [successor] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.replacesId, order.id));
  const ahead = expired.every((booking) => dateInZone(now, booking.timeZone) < booking.startDate);
  const seats = expired.map((booking) => ({ departureId: booking.departureId, seats: -activeTravellers(booking).length }));
  if (surplusMinor >= agreedMinor && ahead && !successor && (await moveSeats(tx, seats, now)).ok) {
    await settle(tx, order, expired, { id: paymentId, at: now });
    await confirm(tx, order, expired, payment);
    return "seated_again";
  }
  await promiseRefund(tx, order, { amountMinor: surplusMinor, reason: "late_payment", now });
  await wantNotice(tx, { orderId: order.id, kind: "late_payment_refund" }, payment);
  return "refund_due";
}

async function book(tx: Transaction, order: LoadedOrder, payment: ReceiptContext & { paymentId: string }) {
  const { now, paymentId } = payment;
  const open = openBookings(order);
  if (open.length > 0) {
    if (await settle(tx, order, open, { id: paymentId, at: now })) {
      await confirm(tx, order, open, payment);
      return "confirmed";
    }
    await wantNotice(tx, { orderId: order.id, kind: "payment_received" }, payment);
    return "part_paid";
  }
  const expired = order.bookings.filter((booking) => booking.status === "EXPIRED");
  if (expired.length > 0) return settleLate(tx, order, expired, payment);
  if (order.bookings.some((booking) => booking.status === "CONFIRMED" || booking.status === "REDEEMED")) return "surplus";
  await promiseRefund(tx, order, { amountMinor: order.money.surplusMinor, reason: "late_payment", now });
  await wantNotice(tx, { orderId: order.id, kind: "late_payment_refund" }, payment);
  return "refund_due";
}

async function takePayment(
  tx: Transaction,
  received: ReceivedPayment,
  { provider, ...receipt }: ReceiptContext & { provider: Provider },
): Promise<PaymentOutcome> {
  const { orderId, amountMinor, currency, providerReference, receivedAt } = received;
  const order = await lockOrder(tx, orderId);
  const [first] = order?.bookings ?? [];
  if (!order || !first) return { ok: false, reason: "not_found" };
  if (order.submittedAt === null) return { ok: false, reason: "not_submitted" };
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return { ok: false, reason: "amount" };
  if (currency !== order.currency) return { ok: false, reason: "wrong_currency" };
  const known = order.payments.some((payment) => payment.provider === provider && payment.providerReference === providerReference);
  if (known) return { ok: true, result: "repeated" };
  const [payment] = await tx
    .insert(payments)
    .values({ orderId, amountMinor, currency, provider, providerReference, receivedAt })
    .onConflictDoNothing({ target: [payments.provider, payments.providerReference] })
    .returning();
  if (!payment) return { ok: false, reason: "reference_used" };
  await auditBooking(tx, receipt.actor, { action: "booking.payment", booking: first, details: { amountMinor, currency, provider } });
  return { ok: true, result: await book(tx, await readAgain(tx, order), { ...receipt, paymentId: payment.id }) };
}

/** Staff have seen the money of a transfer. The same bank reference is recorded once. */
export async function recordPayment(context: StaffContext, received: ReceivedPayment): Promise<PaymentOutcome> {
  const actor = requirePermission(context, "bookings.pay");
  return context.db.transaction((tx) =>
    takePayment(tx, received, { provider: "bank_transfer", actor, now: context.now(), enqueue: context.enqueue }),
  );
}

/**
 * A card gateway says that money has come. Each of its events counts once, whenever and however often it is delivered; one that
 * was refused is not noted, so that it is looked at again when it is told again.
 */
export async function receiveCardPayment(
  context: BookingContext,
  event: { id: string; type: string },
  received: ReceivedPayment,
): Promise<PaymentOutcome> {
  const now = context.now();
  const provider = "stripe";
  return context.db.transaction(async (tx): Promise<PaymentOutcome> => {
    const isIt = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, event.id));
    const [known] = await tx.select({ id: paymentEvents.eventId }).from(paymentEvents).where(isIt);
    if (known) return { ok: true, result: "repeated" };
    const outcome = await takePayment(tx, received, { provider, actor: "program", now, enqueue: context.enqueue });
    if (outcome.ok)
      await tx.insert(paymentEvents).values({ provider, eventId: event.id, type: event.type, receivedAt: now }).onConflictDoNothing();
    return outcome;
  });
}
