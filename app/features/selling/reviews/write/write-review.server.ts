/** What travellers write after a trip: once a booking, by the link of their invitation, published after the agency has read it. */
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { cleanLine } from "#app/features/people/accounts/name-rules.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { isSignedBy, sign } from "#app/platform/signature.server.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { schema, type Database } from "#db/database.server.ts";

const { bookings, orders, reviews } = schema;
const purpose = "review";

/** The secret of an invitation's link; it opens the review of this booking and nothing else. */
export const reviewToken = (secret: string, bookingId: string): string => sign(secret, purpose, bookingId);

export const reviewLimits = { name: 60, comment: 3_000 } as const;

/** Lines stay; control characters and those that turn the direction of what follows go: the database takes no NUL, a reader sees none. */
const cleanLines = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+|\p{Bidi_Control}+/gu, "")
    .trim();

export const reviewSchema = z.object({
  rating: z.coerce.number().int().min(1).max(5),
  name: z.string().transform(cleanLine).pipe(z.string().min(1).max(reviewLimits.name)),
  comment: z.string().transform(cleanLines).pipe(z.string().min(1).max(reviewLimits.comment)),
});
export type WrittenReview = z.infer<typeof reviewSchema>;

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
  { db, secret }: { db: Database; secret: string },
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

/** Keeps a review for the agency to read before anybody else does. `language` is the one it was written in. */
export async function writeReview(
  { db, now }: Pick<Services, "db" | "now">,
  { bookingId, tourId, timeZone }: Invitation,
  { language, ...written }: WrittenReview & { language: Language },
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
