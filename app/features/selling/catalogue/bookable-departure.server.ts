import { and, eq, gt, gte } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { firstBookableDate } from "./departures.ts";

export type BookableDeparture = { id: string; startDate: CalendarDate; endDate: CalendarDate };

/** The departure `id` (a UUID) of this tour, or undefined where it is another tour's, sold out, closed or too near. */
export async function bookableDeparture(
  db: Queryable,
  tour: { id: number; timeZone: string },
  id: string,
  { now, cutOffDays }: { now: Date; cutOffDays: number },
): Promise<BookableDeparture | undefined> {
  const { departures } = schema;
  const [departure] = await db
    .select({ id: departures.id, startDate: departures.startDate, endDate: departures.endDate })
    .from(departures)
    .where(
      and(
        eq(departures.id, id),
        eq(departures.tourId, tour.id),
        eq(departures.closed, false),
        gt(departures.vacancies, 0),
        gte(departures.startDate, firstBookableDate(dateInZone(now, tour.timeZone), cutOffDays)),
      ),
    );
  return departure;
}
