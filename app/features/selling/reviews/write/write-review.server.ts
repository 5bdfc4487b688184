/** What travellers write after a trip: once a booking, by the link of their invitation, published after the agency has read it. */
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "#app/features/people/access/context.server.ts";
import type { WrittenReview } from "#app/features/selling/reviews/review-schema.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { isSignedBy, sign } from "#app/platform/signature.server.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";

const { bookings, orders, reviews } = schema;
const purpose = "review";

/** The secret of an invitation's link; it opens the review of this booking and nothing else. */
export const reviewToken = (secret: string, bookingId: string): string => sign(secret, purpose, bookingId);

export type Invitation = {
  bookingId: string;
  tourId: number;
  title: string;
  timeZone: string;
  /** Who booked, as a first idea of the name to show. */
  name: string;
  done: boolean;
};

/** The booking that a link invites to review; undefined where there is none, the link is not ours, or nobody has travelled. */
export async function readInvitation(
  { db, secret }: Pick<Context, "db" | "secret">,
  reference: string,
  token: string,
): Promise<Invitation | undefined> {
  const [row] = await db
    .select({
      bookingId: bookings.id,
      tourId: bookings.tourId,
      title: bookings.tourTitle,
      timeZone: bookings.timeZone,
      status: bookings.status,
      reviewId: bookings.reviewId,
      name: orders.contactName,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(eq(bookings.reference, reference));
  if (!row || row.status !== "REDEEMED" || !isSignedBy(secret, purpose, row.bookingId, token)) return undefined;
  const { status: _, reviewId, name, ...invitation } = row;
  return { ...invitation, name: name ?? "", done: reviewId !== null };
}

export type WriteReviewOutcome = { ok: true } | { ok: false; reason: "done" };

/** Keeps a review for the agency to read before anybody else does, in the language in which she was asked for it. */
export async function writeReview(
  { db, now, language }: Pick<Context, "db" | "now" | "language">,
  { bookingId, tourId, timeZone }: Invitation,
  written: WrittenReview,
): Promise<WriteReviewOutcome> {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .insert(reviews)
      .values({ ...written, tourId, language, date: dateInZone(now(), timeZone), state: "pending" })
      .returning({ id: reviews.id });
    if (!review) throw new Error("The review could not be kept.");
    const taken = await tx
      .update(bookings)
      .set({ reviewId: review.id })
      .where(and(eq(bookings.id, bookingId), eq(bookings.status, "REDEEMED"), isNull(bookings.reviewId)))
      .returning({ id: bookings.id });
    // Sent twice at once: the first has been kept.
    if (taken.length === 0) {
      await tx.delete(reviews).where(eq(reviews.id, review.id));
      return { ok: false, reason: "done" };
    }
    await writeAudit(tx, { actorName: "visitor", action: "review.written", subjectType: "review", subjectId: review.id });
    return { ok: true };
  });
}
