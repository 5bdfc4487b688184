/** What the clock does about parties whose departure was cancelled: it reminds them, and gives the money back of who does not answer. */
import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from "drizzle-orm";
import { wantNotice } from "#app/features/selling/bookings/booking-changes.server.ts";
import { lockOrderOfBooking } from "#app/features/selling/bookings/order.server.ts";
import { schema, type Database } from "#db/database.server.ts";
import { giveMoneyBack } from "./answer-choice.server.ts";
import { askedBefore } from "./choice.ts";

const { bookings, departureChoices } = schema;

/** Nothing is left to choose for a booking that has ended or gone to another date otherwise. */
async function closeWhatIsOver(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ id: departureChoices.id })
    .from(departureChoices)
    .innerJoin(bookings, eq(bookings.id, departureChoices.bookingId))
    .where(
      and(
        isNull(departureChoices.answeredAt),
        or(ne(bookings.status, "CONFIRMED"), ne(bookings.departureId, departureChoices.departureId)),
      ),
    );
  await db.update(departureChoices).set({ answer: "none", answeredAt: now }).where(inArray(departureChoices.id, over));
}

/** Reminds once, some days before the time is over. */
async function remind(db: Database, now: Date): Promise<number> {
  const open = and(isNull(departureChoices.answeredAt), isNull(departureChoices.remindedAt), gt(departureChoices.answerBy, now));
  return db.transaction(async (tx) => {
    const due = await tx
      .update(departureChoices)
      .set({ remindedAt: now })
      .where(and(open, lte(departureChoices.askedAt, askedBefore(now))))
      .returning({ bookingId: departureChoices.bookingId });
    for (const { bookingId } of due) {
      const [booking] = await tx.select({ orderId: bookings.orderId }).from(bookings).where(eq(bookings.id, bookingId));
      if (booking) await wantNotice(tx, { orderId: booking.orderId, bookingId, kind: "choice_reminder" }, { now, enqueue: undefined });
    }
    return due.length;
  });
}

/** Safe in several processes at once: each booking is looked at again under its order's lock. Returns how many were reminded and how many got their money back. */
export async function settleChoices(db: Database, now: Date): Promise<{ reminded: number; refunded: number }> {
  await closeWhatIsOver(db, now);
  const due = await db
    .select({ bookingId: departureChoices.bookingId })
    .from(departureChoices)
    .where(and(isNull(departureChoices.answeredAt), lte(departureChoices.answerBy, now)))
    .orderBy(asc(departureChoices.answerBy));
  let refunded = 0;
  for (const { bookingId } of due)
    refunded += await db.transaction(async (tx) => {
      const asked = await lockOrderOfBooking(tx, bookingId);
      if (!asked?.booking.choice || asked.booking.choice.answerBy > now) return 0;
      await giveMoneyBack(tx, asked, { answer: "none", actor: "program", now, enqueue: undefined });
      return 1;
    });
  return { reminded: await remind(db, now), refunded };
}
