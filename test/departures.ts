/** Departures and prices for tests about bookings, at the verbs and at the built site. */
import { and, asc, eq, gt } from "drizzle-orm";
import { columnsOfRule } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { schema, type Database } from "#db/database.server.ts";

const { departures, scheduleRules, tours } = schema;

/** Gives a tour a rule: each Saturday, all year round. Its departures come when it is published. */
export async function departWeekly(db: Database, tourId: number): Promise<void> {
  const rule = { until: null, season: null, capacity: null, basePriceMinor: null, exceptions: [] };
  const saturdays = { kind: "weekly" as const, every: 1, weekdays: [6] };
  await db.insert(scheduleRules).values({ tourId, ...columnsOfRule({ ...rule, pattern: saturdays, first: "2026-11-28" }) });
}

export function departuresFor(db: Database) {
  const taken = new Set<string>();

  /** A departure of a tour that no other call has got, after a date, with so many seats in all. */
  async function departure({ tourId = 1, from = "2027-03-01", seats = 10 }: { tourId?: number; from?: string; seats?: number } = {}) {
    const rows = await db
      .select()
      .from(departures)
      .where(and(eq(departures.tourId, tourId), gt(departures.startDate, from)))
      .orderBy(asc(departures.startDate));
    const row = rows.find(({ id }) => !taken.has(id))!;
    taken.add(row.id);
    await db.update(departures).set({ capacity: seats, vacancies: seats }).where(eq(departures.id, row.id));
    return row;
  }

  async function vacancies(id: string): Promise<number> {
    const [row] = await db.select({ vacancies: departures.vacancies }).from(departures).where(eq(departures.id, id));
    return row!.vacancies;
  }

  async function priceTour(tourId: number, price: { basePriceMinor: number; discountPercent: number }) {
    await db.update(tours).set(price).where(eq(tours.id, tourId));
  }

  return { departure, vacancies, priceTour };
}
