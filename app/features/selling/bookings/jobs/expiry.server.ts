/** What ends or changes by the clock: holds, unpaid transfers, trips that are over. Safe in several processes at once and after a restart. */
import { and, asc, eq, lt, lte, notExists, sql } from "drizzle-orm";
import { auditBooking, changeStatus, endBookings, giveAllBack, wantNotice } from "#app/features/selling/bookings/booking-changes.server.ts";
import { lockOrder, lockOrderOfBooking, type LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import { dateInZone, addDays } from "#app/values/calendar-date.ts";
import { schema, type Database, type Transaction } from "#db/database.server.ts";

const { bookings, payments } = schema;
const perBatch = 100;

/** Works through orders in short transactions, each under its lock, where `work` looks again: another process may have been faster. */
async function eachOrder(
  db: Database,
  next: (db: Database) => Promise<{ id: string }[]>,
  work: (tx: Transaction, order: LoadedOrder) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const batch = await next(db);
    let inBatch = 0;
    for (const { id } of batch)
      inBatch += await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        return order ? work(tx, order) : 0;
      });
    done += inBatch;
    // What is still due after a whole batch has changed nothing is another process's work.
    if (batch.length < perBatch || inBatch === 0) return done;
  }
}

/** Gives the seats of holds back that have run out. Money that came for a part of the price goes back. Returns how many bookings expired. */
export async function expireHolds(db: Database, now: Date): Promise<number> {
  const due = () =>
    db
      .select({ id: bookings.orderId })
      .from(bookings)
      .where(and(eq(bookings.status, "ON_HOLD"), lte(bookings.holdExpiresAt, now)))
      .groupBy(bookings.orderId)
      .orderBy(asc(sql`min(${bookings.holdExpiresAt})`))
      .limit(perBatch);
  return eachOrder(db, due, async (tx, order) => {
    const ended = order.bookings.filter((booking) => booking.status === "ON_HOLD" && booking.holdExpiresAt <= now);
    await endBookings(tx, ended, "EXPIRED", now);
    for (const booking of ended) {
      await giveAllBack(tx, { order, booking }, { reason: "expired", now });
      await auditBooking(tx, "program", { action: "booking.hold-expired", booking });
    }
    return ended.length;
  });
}

/**
 * Ends transfers of which nothing has come by their due time. One that has been paid in part stays: staff decide whether to wait,
 * or to reject it and give the money back.
 */
export async function expireUnpaid(db: Database, now: Date): Promise<number> {
  const paid = db
    .select({ one: sql`1` })
    .from(payments)
    .where(eq(payments.orderId, bookings.orderId));
  const due = () =>
    db
      .select({ id: bookings.orderId })
      .from(bookings)
      .where(and(eq(bookings.status, "PENDING"), lte(bookings.dueAt, now), notExists(paid)))
      .groupBy(bookings.orderId)
      .orderBy(asc(sql`min(${bookings.dueAt})`))
      .limit(perBatch);
  return eachOrder(db, due, async (tx, order) => {
    if (order.payments.length > 0) return 0;
    const ended = order.bookings.filter((booking) => booking.status === "PENDING" && booking.dueAt !== null && booking.dueAt <= now);
    await endBookings(tx, ended, "EXPIRED", now);
    for (const booking of ended) await auditBooking(tx, "program", { action: "booking.expired", booking });
    if (ended.length > 0) await wantNotice(tx, { orderId: order.id, kind: "expired" }, { now, enqueue: undefined });
    return ended.length;
  });
}

/** Marks confirmed bookings as travelled from the day after the trip on, at the place where it started, and invites to a review. */
export async function redeemTravelled(db: Database, now: Date): Promise<number> {
  // No place on earth is a day and a half ahead of UTC.
  const horizon = addDays(now.toISOString().slice(0, 10), 1);
  let done = 0;
  for (let after = ""; ;) {
    const batch = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.status, "CONFIRMED"), lt(bookings.endDate, horizon), after ? sql`${bookings.id} > ${after}` : undefined))
      .orderBy(asc(bookings.id))
      .limit(perBatch);
    for (const { id } of batch)
      done += await db.transaction(async (tx) => {
        const found = await lockOrderOfBooking(tx, id);
        if (!found || found.booking.status !== "CONFIRMED" || found.booking.cancelled) return 0;
        const { booking } = found;
        if (dateInZone(now, booking.timeZone) <= booking.endDate) return 0;
        await changeStatus(tx, booking, "REDEEMED", { now });
        await auditBooking(tx, "program", { action: "booking.redeemed", booking });
        await wantNotice(tx, { orderId: booking.orderId, bookingId: booking.id, kind: "review_invitation" }, { now, enqueue: undefined });
        return 1;
      });
    const last = batch.at(-1);
    if (!last || batch.length < perBatch) return done;
    after = last.id;
  }
}
