import { and, eq, inArray, sql } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";

/** Writes each tour's review count and average anew from its published reviews; part of every transaction that changes a review. */
export async function recountReviews(tx: Transaction, tourIds: number[]): Promise<void> {
  const { tours, reviews } = schema;
  if (tourIds.length === 0) return;
  const ofTour = and(eq(reviews.tourId, tours.id), eq(reviews.state, "published"));
  await tx
    .update(tours)
    .set({
      reviewCount: sql`(select count(*)::integer from ${reviews} where ${ofTour})`,
      ratingAverage: sql`(select avg(${reviews.rating})::double precision from ${reviews} where ${ofTour})`,
    })
    .where(inArray(tours.id, tourIds));
}
