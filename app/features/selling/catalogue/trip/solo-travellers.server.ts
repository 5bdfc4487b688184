import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";

const { bookings, travellers } = schema;

/** Of fewer travellers nothing is said: it would be chance, and might be somebody. */
const fewestCounted = 10;

/**
 * How many of those who have been on a tour came alone, each in a booking of her own: over all trips that have ended by `today`.
 * Undefined where fewer than ten have been, or all came with somebody.
 */
export async function soloTravellers(
  db: Queryable,
  tourId: number,
  today: CalendarDate,
): Promise<{ alone: number; all: number } | undefined> {
  const ended = or(eq(bookings.status, "REDEEMED"), and(eq(bookings.status, "CONFIRMED"), lt(bookings.endDate, today)));
  const parties = db
    .select({ size: sql<number>`count(*)`.as("size") })
    .from(travellers)
    .innerJoin(bookings, eq(bookings.id, travellers.bookingId))
    .where(and(eq(bookings.tourId, tourId), ended, isNull(travellers.cancelledAt)))
    .groupBy(bookings.id)
    .as("parties");
  const [row] = await db
    .select({
      all: sql<number>`coalesce(sum(${parties.size}), 0)::int`,
      alone: sql<number>`(count(*) filter (where ${parties.size} = 1))::int`,
    })
    .from(parties);
  return row && row.all >= fewestCounted && row.alone > 0 ? row : undefined;
}
