/** Steps that several verbs share: a booking's status, its audit entry, what its customer is told, and its refunds. */
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "#app/features/people/access/actor.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { giveUsesBack } from "./promo-code-uses.server.ts";
import { canBecome, takesSeats, type BookingStatus } from "./booking-status.ts";
import { activeTravellers, type BookingContext, type LoadedBooking, type LoadedOrder } from "./order.server.ts";
import { isUnpromised, refundsByPayment } from "./payment-state.ts";
import { moveSeats } from "./seats.server.ts";

const { bookings, bookingNotices, refunds, allocations, cartLines } = schema;

type Notice = { orderId: string; bookingId?: string; cancellationId?: string; kind: (typeof bookingNotices.$inferInsert)["kind"] };

/** `enqueue`: undefined for what the clock does, whose customer does not sit and wait. */
export type NoticeContext = { now: Date; enqueue: BookingContext["enqueue"] | undefined };

/** The job that writes the mails of notices; its minute is for second tries. */
const mailJob = "mail-booking-notices";

/** Notes what a customer is to be told, in the transaction of what it tells, and asks for the job that renders its mail from there afterwards. */
export async function wantNotice(tx: Transaction, notice: Notice, { now, enqueue }: NoticeContext): Promise<void> {
  await tx.insert(bookingNotices).values({ ...notice, createdAt: now });
  await enqueue?.(tx, mailJob);
}

/** `"program"` is what runs by itself, `undefined` a visitor without an account. */
export type AuditedActor = Actor | "program" | undefined;

/** Details are numbers and states, never personal data. */
export async function auditBooking(
  tx: Transaction,
  actor: AuditedActor,
  entry: { action: string; booking: { id: string }; details?: Record<string, unknown> },
): Promise<void> {
  await writeAudit(tx, {
    ...(typeof actor === "object"
      ? { actorId: actor.id, actorName: actor.name }
      : { actorName: actor === "program" ? "system" : "visitor" }),
    action: entry.action,
    subjectType: "booking",
    subjectId: entry.booking.id,
    ...(entry.details && { details: entry.details }),
  });
}

/** Sets the status under the order's lock. A change that the model does not know is a bug, and undoes the transaction. */
export async function changeStatus(
  tx: Transaction,
  booking: LoadedBooking,
  to: BookingStatus,
  { now, ...columns }: { now: Date; dueAt?: Date; confirmedAt?: Date },
): Promise<void> {
  if (!canBecome(booking.status, to)) throw new Error(`A booking cannot become ${to} from ${booking.status}.`);
  const changed = await tx
    .update(bookings)
    .set({ status: to, statusChangedAt: now, ...columns })
    .where(and(eq(bookings.id, booking.id), eq(bookings.status, booking.status)))
    .returning({ id: bookings.id });
  if (changed.length === 0) throw new Error(`Booking ${booking.id} was changed without the lock of its order.`);
}

/** Ends bookings that take seats (expired, rejected, cancelled) and gives their seats back, in one. */
export async function endBookings(tx: Transaction, ended: readonly LoadedBooking[], to: BookingStatus, now: Date): Promise<void> {
  await moveSeats(
    tx,
    ended
      .filter((booking) => takesSeats(booking.status))
      .map((booking) => ({ departureId: booking.departureId, seats: activeTravellers(booking).length })),
    now,
  );
  for (const booking of ended) await changeStatus(tx, booking, to, { now });
  if (to === "EXPIRED" || to === "REJECTED") await giveUsesBack(tx, [...new Set(ended.map(({ orderId }) => orderId))], now);
}

/** `bookingId`: of the booking that it is of, where it is of one. */
type PromisedRefund = {
  amountMinor: number;
  reason: (typeof refunds.$inferInsert)["reason"];
  bookingId?: string;
  cancellationId?: string;
  now: Date;
};

/** What staff have sent already at the provider, without a promise, counts towards one that is made now. Returns what is left of it. */
async function countUnpromised(tx: Transaction, order: LoadedOrder, { amountMinor, now, ...why }: PromisedRefund): Promise<number> {
  let left = amountMinor;
  for (const refund of order.refunds.filter((each) => each.status === "sent" && isUnpromised(each))) {
    const part = Math.min(left, refund.amountMinor);
    if (part === 0) break;
    left -= part;
    const promised = { ...why, createdAt: now };
    if (part === refund.amountMinor) {
      await tx.update(refunds).set(promised).where(eq(refunds.id, refund.id));
      Object.assign(refund, promised);
      continue;
    }
    const { id, providerReference, ...same } = refund;
    refund.amountMinor -= part;
    await tx.update(refunds).set({ amountMinor: refund.amountMinor }).where(eq(refunds.id, id));
    const own = { ...same, ...promised, amountMinor: part, providerReference: `${providerReference ?? ""}/${crypto.randomUUID()}` };
    const [added] = await tx.insert(refunds).values(own).returning();
    if (added) order.refunds.push(added);
  }
  return left;
}

/** Promises money back, the way it came. Throws where that exceeds what was paid less what was refunded. */
export async function promiseRefund(tx: Transaction, order: LoadedOrder, promised: PromisedRefund): Promise<void> {
  const { now, ...why } = promised;
  const amountMinor = await countUnpromised(tx, order, promised);
  if (amountMinor === 0) return;
  const given = order.refunds.filter((refund) => refund.status !== "failed");
  const refundable = order.payments.map((payment) => ({
    paymentId: payment.id,
    refundableMinor: given.reduce((left, each) => (each.paymentId === payment.id ? left - each.amountMinor : left), payment.amountMinor),
  }));
  for (const part of refundsByPayment(amountMinor, refundable)) {
    const payment = order.payments.find((candidate) => candidate.id === part.paymentId);
    if (!payment) continue;
    const { currency, provider } = payment;
    const [added] = await tx
      .insert(refunds)
      .values({ orderId: order.id, ...why, ...part, currency, provider, createdAt: now })
      .returning();
    if (added) order.refunds.push(added);
  }
}

/** Takes money off travellers again, so that it can be given back. */
export async function takeOff(tx: Transaction, parts: readonly { travellerId: string; amountMinor: number }[], at: Date): Promise<void> {
  const rows = parts.filter((part) => part.amountMinor > 0).map((part) => ({ ...part, amountMinor: -part.amountMinor, at }));
  if (rows.length > 0) await tx.insert(allocations).values(rows);
}

/** Everything that the travellers of a booking have paid is promised back. Returns how much that is. */
export async function giveAllBack(
  tx: Transaction,
  { order, booking: { id: bookingId, travellers: people } }: { order: LoadedOrder; booking: LoadedBooking },
  why: Pick<PromisedRefund, "reason" | "now">,
): Promise<number> {
  await takeOff(
    tx,
    people.map((traveller) => ({ travellerId: traveller.id, amountMinor: traveller.paidMinor })),
    why.now,
  );
  const amountMinor = people.reduce((sum, traveller) => sum + traveller.paidMinor, 0);
  await promiseRefund(tx, order, { ...why, bookingId, amountMinor });
  return amountMinor;
}

/** What has been booked is a wish no more. */
export async function clearFromCart(tx: Transaction, order: LoadedOrder): Promise<void> {
  if (!order.cartId) return;
  const booked = order.bookings.map((booking) => booking.departureId);
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, order.cartId), inArray(cartLines.departureId, booked)));
}
