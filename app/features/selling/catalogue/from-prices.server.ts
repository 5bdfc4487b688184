/** The one stored figure that cards, the price filter and the order by price share. */
import { inArray, sql } from "drizzle-orm";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { canBeBooked, departurePrice, todayAtTour } from "./bookable.server.ts";
import { schema, type Database, type Transaction } from "#db/database.server.ts";

const { departures, tours } = schema;

/**
 * Sets the lowest price of departures that can be booked, for these tours or for all. Called wherever a departure or a price changes, where the
 * last seat is taken or the first comes back, and by a job for what the clock does. A tour that somebody else is changing is left out, or the two
 * would wait for each other (whoever changes content locks the tour before its departures, a sale locks them after): the job comes by soon.
 */
export async function refreshFromPrices(tx: Transaction, now: Date, tourIds?: readonly number[]): Promise<number> {
  if (tourIds?.length === 0) return 0;
  const { booking } = await readSettings(tx);
  const bookable = canBeBooked({ today: todayAtTour(now), cutOffDays: booking.cutOffDays });
  const lowest = sql`nullif((
    select min(${departurePrice}) from ${departures} where ${departures.tourId} = ${tours.id} and ${bookable}
  ), ${tours.basePriceMinor})`;
  const some = tourIds ? inArray(tours.id, [...tourIds]) : sql`true`;
  const stale = tx
    .select({ id: tours.id })
    .from(tours)
    .where(sql`${some} and ${tours.fromPriceMinor} is distinct from ${lowest}`)
    .orderBy(tours.id)
    .for("no key update", { skipLocked: true });
  const changed = await tx.update(tours).set({ fromPriceMinor: lowest }).where(inArray(tours.id, stale)).returning({ id: tours.id });
  if (changed.length > 0) await bumpCatalogueVersion(tx);
  return changed.length;
}

/** For all tours: cut-offs pass, and what was skipped is made up for. Returns how many have another price. */
export const refreshAllFromPrices = (db: Database, now: Date): Promise<number> => db.transaction((tx) => refreshFromPrices(tx, now));
