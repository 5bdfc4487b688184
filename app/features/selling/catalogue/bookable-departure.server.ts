import { and, eq, gt } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { beforeCutOff, departurePrice } from "./bookable.server.ts";
import { seatsShown, type SeatsShown } from "./departures.ts";

export type BookableDeparture = {
  id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  seats: SeatsShown;
  /** US cents per adult, before any discount. */
  basePriceMinor: number;
};

/** The departure `id` (a UUID) of this tour, or undefined where it is another tour's, sold out, closed or too near. Seats `held` for who asks count as free. */
export async function bookableDeparture(
  db: Queryable,
  tour: { id: number; timeZone: string },
  id: string,
  { now, cutOffDays, held = 0 }: { now: Date; cutOffDays: number; held?: number },
): Promise<BookableDeparture | undefined> {
  const { departures, tours } = schema;
  const [departure] = await db
    .select({
      id: departures.id,
      startDate: departures.startDate,
      endDate: departures.endDate,
      vacancies: departures.vacancies,
      closed: departures.closed,
      basePriceMinor: departurePrice,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        eq(departures.id, id),
        eq(departures.tourId, tour.id),
        eq(departures.closed, false),
        gt(departures.vacancies, -held),
        beforeCutOff({ today: dateInZone(now, tour.timeZone), cutOffDays }),
      ),
    );
  if (!departure) return undefined;
  const { vacancies, closed, ...known } = departure;
  return { ...known, seats: seatsShown({ vacancies: vacancies + held, closed }) };
}
