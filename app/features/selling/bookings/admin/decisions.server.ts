/** What staff decide about bookings and money, beside recording payments and cancelling. */
import { and, eq } from "drizzle-orm";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import {
  auditBooking,
  endBookings,
  giveAllBack,
  promiseRefund,
  wantNotice,
} from "#app/features/selling/bookings/booking-changes.server.ts";
import { canBecome } from "#app/features/selling/bookings/booking-status.ts";
import { failuresOf, lockOrder, lockOrderOfBooking, type StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { schema } from "#db/database.server.ts";

const { refunds } = schema;

export type DecisionOutcome = { ok: true } | { ok: false; reason: "not_found" | "not_possible" };

/** The agency does not take a pending booking; whatever was paid for it goes back. */
export async function rejectBooking(context: StaffContext, bookingId: string): Promise<DecisionOutcome> {
  const actor = requirePermission(context, "bookings.decide");
  const now = context.now();
  return context.db.transaction(async (tx): Promise<DecisionOutcome> => {
    const found = await lockOrderOfBooking(tx, bookingId);
    if (!found) return { ok: false, reason: "not_found" };
    const { order, booking } = found;
    if (!canBecome(booking.status, "REJECTED")) return { ok: false, reason: "not_possible" };
    await endBookings(tx, [booking], "REJECTED", now);
    const refundMinor = await giveAllBack(tx, found, { reason: "rejected", now });
    await auditBooking(tx, actor, { action: "booking.rejected", booking, details: { refundMinor } });
    await wantNotice(tx, { orderId: order.id, bookingId, kind: "rejected" }, { now, enqueue: context.enqueue });
    return { ok: true };
  });
}

/** What was paid beyond the price is to go back. */
export async function refundSurplus(context: StaffContext, orderId: string): Promise<DecisionOutcome> {
  const actor = requirePermission(context, "bookings.refund");
  const now = context.now();
  return context.db.transaction(async (tx): Promise<DecisionOutcome> => {
    const order = await lockOrder(tx, orderId);
    const [first] = order?.bookings ?? [];
    if (!order || !first) return { ok: false, reason: "not_found" };
    const { surplusMinor } = order.money;
    if (surplusMinor <= 0) return { ok: false, reason: "not_possible" };
    await promiseRefund(tx, order, { amountMinor: surplusMinor, reason: "surplus", now });
    await auditBooking(tx, actor, { action: "booking.surplus-refund", booking: first, details: { amountMinor: surplusMinor } });
    return { ok: true };
  });
}

/** Staff have sent the money of a refund by bank, under this reference; also of one that the card's provider could not send. */
export async function recordRefundSent(
  context: StaffContext,
  sent: { refundId: string; providerReference: string },
): Promise<DecisionOutcome> {
  const actor = requirePermission(context, "bookings.refund");
  const now = context.now();
  return context.db.transaction(async (tx): Promise<DecisionOutcome> => {
    const [row] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, sent.refundId));
    const order = row && (await lockOrder(tx, row.orderId));
    const refund = order?.refunds.find(({ id }) => id === sent.refundId);
    const [first] = order?.bookings ?? [];
    if (!first || !refund) return { ok: false, reason: "not_found" };
    const provider = "bank_transfer";
    const [used] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.provider, provider), eq(refunds.providerReference, sent.providerReference)));
    if (used) return { ok: false, reason: "not_possible" };
    // What a card's bank has refused goes by transfer, unless it was promised anew meanwhile.
    const instead = order !== undefined && failuresOf(order).includes(refund);
    if (!instead && (refund.provider !== provider || refund.status !== "due")) return { ok: false, reason: "not_possible" };
    const [updated] = await tx
      .update(refunds)
      .set({ status: "sent", sentAt: now, provider, providerReference: sent.providerReference })
      .where(and(eq(refunds.id, sent.refundId), eq(refunds.status, instead ? "failed" : "due")))
      .returning({ amountMinor: refunds.amountMinor });
    if (!updated) return { ok: false, reason: "not_possible" };
    await auditBooking(tx, actor, { action: "booking.refund-sent", booking: { id: refund.bookingId ?? first.id }, details: updated });
    return { ok: true };
  });
}

/** Staff have looked at a refund that was made at the provider without a promise: it stays so, and the booking stays as it is. */
export async function acceptRefund(context: StaffContext, refundId: string): Promise<DecisionOutcome> {
  const actor = requirePermission(context, "bookings.refund");
  return context.db.transaction(async (tx): Promise<DecisionOutcome> => {
    const [row] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
    const order = row && (await lockOrder(tx, row.orderId));
    const refund = order?.refunds.find(({ id }) => id === refundId);
    const [first] = order?.bookings ?? [];
    if (!first || !refund) return { ok: false, reason: "not_found" };
    if (refund.reason !== "outside" || refund.status !== "sent") return { ok: false, reason: "not_possible" };
    await tx.update(refunds).set({ reason: "goodwill" }).where(eq(refunds.id, refundId));
    await auditBooking(tx, actor, { action: "booking.refund-accepted", booking: first, details: { amountMinor: refund.amountMinor } });
    return { ok: true };
  });
}
