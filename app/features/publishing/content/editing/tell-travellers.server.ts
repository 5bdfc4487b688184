/** Whoever has booked a tour is told when it starts or ends elsewhere, or at another time. */
import { and, eq, inArray } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { Snapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { urgentChanges } from "#app/features/selling/catalogue/trip-notes/trip-changes.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { dateInZone } from "#app/values/calendar-date.ts";

const { bookings, bookingNotices, orders } = schema;

/** Bookings of a tour that take place and are not over, of orders in these languages. */
async function bookedAhead(db: Queryable, tourId: number, { now, spoken }: { now: Date; spoken: readonly Language[] }) {
  const rows = await db
    .select({ id: bookings.id, orderId: bookings.orderId, endDate: bookings.endDate, timeZone: bookings.timeZone })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(eq(bookings.tourId, tourId), inArray(bookings.status, ["PENDING", "CONFIRMED"]), inArray(orders.language, [...spoken])));
  return rows.filter(({ endDate, timeZone }) => dateInZone(now, timeZone) <= endDate);
}

/** How many bookings would be told of such a change. */
export const countBookedAhead = async (db: Queryable, tourId: number, now: Date): Promise<number> =>
  (await bookedAhead(db, tourId, { now, spoken: languages })).length;

type TourChange = { tourId: number; version: number; at: Date; before: Snapshot; after: Snapshot };

/**
 * Notes for each booking that is ahead that its traveller is to be told of a change of a published tour: once, and only where it reads
 * differently in her language. Returns how many are told; a job writes their emails.
 */
export async function tellTravellers(tx: Transaction, { tourId, version, at, before, after }: TourChange): Promise<number> {
  if (before.state !== "published" || after.state !== "published") return 0;
  const spoken = languages.filter((language) => urgentChanges(language, before, after).length > 0);
  if (spoken.length === 0) return 0;
  const told = await bookedAhead(tx, tourId, { now: at, spoken });
  if (told.length === 0) return 0;
  await tx
    .insert(bookingNotices)
    .values(
      told.map(({ id, orderId }) => ({ orderId, bookingId: id, kind: "trip_changed" as const, tourVersion: version, createdAt: at })),
    );
  return told.length;
}
