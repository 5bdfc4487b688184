import { eq, sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";

const { cancellations } = schema;

/** What of the administrative fee earlier cancellations of a booking have kept. */
export async function feeTakenOf(db: Queryable, bookingId: string): Promise<number> {
  const [taken] = await db
    .select({ sum: sql<number>`coalesce(sum(${cancellations.feeMinor}), 0)`.mapWith(Number) })
    .from(cancellations)
    .where(eq(cancellations.bookingId, bookingId));
  return taken?.sum ?? 0;
}
