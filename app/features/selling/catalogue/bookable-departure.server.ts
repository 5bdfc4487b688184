import { and, eq, gt, gte } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { firstBookableDate, seatsShown, type SeatsShown } from "./departures.ts";

export type BookableDeparture = { id: string; startDate: CalendarDate; endDate: CalendarDate; seats: SeatsShown };

/** The departure `id` (a UUID) of this tour, or undefined where it is another tour's, sold out, closed or too near. Seats `held` for who asks count as free. */
export async function bookableDeparture(
  db: Queryable,
  tour: { id: number; timeZone: string },
  id: string,
  { now, cutOffDays, held = 0 }: { now: Date; cutOffDays: number; held?: number },
): Promise<BookableDeparture | undefined> {
  const { departures } = schema;
  const [departure] = await db
    .select({
      id: departures.id,
      startDate: departures.startDate,
      endDate: departures.endDate,
      vacancies: departures.vacancies,
      closed: departures.closed,
    })
    .from(departures)
    .where(
      and(
        eq(departures.id, id),
        eq(departures.tourId, tour.id),
        eq(departures.closed, false),
        gt(departures.vacancies, -held),
        gte(departures.startDate, firstBookableDate(dateInZone(now, tour.timeZone), cutOffDays)),
      ),
    );
  if (!departure) return undefined;
  const { vacancies, closed, ...dates } = departure;
  return { ...dates, seats: seatsShown({ vacancies: vacancies + held, closed }) };
}
