/** Many departures changed at once, each under its lock and with an entry of its own in the log. */
import { asc, eq, inArray } from "drizzle-orm";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import type { StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { bulkEffect, type BulkChange, type BulkEffect } from "./bulk-departures.ts";
import { byWhom } from "./departure-changes.server.ts";

const { departures, tours, tourTranslations } = schema;

type Departure = typeof departures.$inferSelect;
const asBulk = (departure: Departure) => ({ ...departure, cancelled: departure.cancelledAt !== null });

/** `effect` is undefined as long as no change was chosen. */
export type ForecastRow = { id: string; tourTitle: string; startDate: CalendarDate; effect: BulkEffect | undefined };

/** What a change would do to these departures, the soonest first. */
export async function forecastBulk(
  db: Queryable,
  ids: readonly string[],
  { change, language, now }: { change: BulkChange | undefined; language: Language; now: Date },
): Promise<ForecastRow[]> {
  const rows = await db
    .select({ departure: departures, timeZone: tours.timeZone, tourTitle: inLanguage<string>(tourTranslations.title, english.tour.title) })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(inArray(departures.id, [...ids]))
    .orderBy(asc(departures.startDate), asc(departures.id));
  return rows.map(({ departure, timeZone, tourTitle }) => ({
    id: departure.id,
    tourTitle,
    startDate: departure.startDate,
    effect: change && bulkEffect(asBulk(departure), change, dateInZone(now, timeZone)),
  }));
}

function columnsOf(departure: Departure, change: BulkChange) {
  if (change.kind === "price") return { basePriceMinor: change.basePriceMinor };
  if (change.kind === "capacity")
    return { capacity: change.capacity, vacancies: change.capacity - (departure.capacity - departure.vacancies) };
  return { closed: change.kind === "close" };
}

const actions = {
  close: "departure.closed",
  reopen: "departure.reopened",
  price: "departure.terms",
  capacity: "departure.capacity",
} as const;

const detailsOf = (departure: Departure, change: BulkChange) => {
  if (change.kind === "price")
    return { before: { basePriceMinor: departure.basePriceMinor }, after: { basePriceMinor: change.basePriceMinor } };
  if (change.kind === "capacity") return { before: { capacity: departure.capacity }, after: { capacity: change.capacity } };
  return {};
};

/** Locks them in the order of their ids, as whoever sells their seats does. */
const lockAll = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ departure: departures, timeZone: tours.timeZone })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(inArray(departures.id, [...ids]))
    .orderBy(asc(departures.id))
    .for("update", { of: departures });

/** Changes those of them that it changes, and leaves the others as they are; what customers have booked stays as agreed. Returns how many of each. */
export async function changeDepartures(
  context: Omit<StaffContext, "secret" | "enqueue">,
  { ids, change }: { ids: readonly string[]; change: BulkChange },
): Promise<{ changed: number; left: number }> {
  const actor = requirePermission(context, "departures.change");
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const locked = await lockAll(tx, ids);
    const changing = locked.filter(
      ({ departure, timeZone }) => bulkEffect(asBulk(departure), change, dateInZone(now, timeZone)) === "changes",
    );
    for (const { departure } of changing) {
      await tx.update(departures).set(columnsOf(departure, change)).where(eq(departures.id, departure.id));
      const entry = { action: actions[change.kind], subjectType: "departure", subjectId: departure.id };
      await writeAudit(tx, { ...byWhom(actor), ...entry, ...detailsOf(departure, change) });
    }
    if (changing.length > 0) {
      await bumpCatalogueVersion(tx);
      await refreshFromPrices(tx, now, [...new Set(changing.map(({ departure }) => departure.tourId))]);
    }
    return { changed: changing.length, left: locked.length - changing.length };
  });
}
