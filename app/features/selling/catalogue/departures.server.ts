import { asc, eq, gt, max, sql, and } from "drizzle-orm";
import { schema, type Database, type Transaction } from "#db/database.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { endDate, weeklyStartDates } from "./departures.ts";

const toursPerBatch = 100;
const rowsPerInsert = 1_000;

type OnSale = { id: number; durationDays: number; groupMax: number; startWeekday: number; timeZone: string; latest: CalendarDate | null };

const { tours, departures } = schema;
const tourColumns = {
  id: tours.id,
  durationDays: tours.durationDays,
  groupMax: tours.groupMax,
  startWeekday: tours.startWeekday,
  timeZone: tours.timeZone,
  latest: max(departures.startDate),
};

/** The weekly departures that a tour lacks up to 18 months ahead, after the last it has. */
const missingDepartures = (tour: OnSale, now: Date): (typeof departures.$inferInsert)[] =>
  weeklyStartDates(dateInZone(now, tour.timeZone), tour.startWeekday)
    .filter((startDate) => tour.latest === null || startDate > tour.latest)
    .map((startDate) => ({
      tourId: tour.id,
      startDate,
      endDate: endDate(startDate, tour.durationDays),
      capacity: tour.groupMax,
      vacancies: tour.groupMax,
    }));

/** Puts the weekly departures of one tour on sale, in the transaction that publishes it: it can be booked at once. */
export async function putOnSale(tx: Transaction, tourId: number, now: Date): Promise<void> {
  const found = await tx
    .select(tourColumns)
    .from(tours)
    .leftJoin(departures, eq(departures.tourId, tours.id))
    .where(eq(tours.id, tourId))
    .groupBy(tours.id);
  const rows = found.flatMap((tour) => missingDepartures(tour, now));
  if (rows.length > 0) await tx.insert(departures).values(rows).onConflictDoNothing();
}

/**
 * Puts every published tour's weekly departures on sale up to 18 months ahead; those that exist stay as they are.
 * Works through the tours in short transactions, so that the site answers meanwhile. Returns how many were added.
 */
export async function extendDepartures(db: Database, now: Date): Promise<number> {
  let added = 0;
  for (let after = 0; ;) {
    const batch = await db
      .select(tourColumns)
      .from(tours)
      .leftJoin(departures, eq(departures.tourId, tours.id))
      .where(and(gt(tours.id, after), eq(tours.state, "published")))
      .groupBy(tours.id)
      .orderBy(asc(tours.id))
      .limit(toursPerBatch);
    const last = batch.at(-1);
    if (!last) return added;
    after = last.id;
    const rows = batch.flatMap((tour) => missingDepartures(tour, now));
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      added += await db.transaction(async (tx) => {
        const inserted = await tx
          .insert(departures)
          .values(rows.slice(from, from + rowsPerInsert))
          .onConflictDoNothing()
          .returning({ one: sql<number>`1` });
        if (inserted.length > 0) await bumpCatalogueVersion(tx);
        return inserted.length;
      });
    }
  }
}
