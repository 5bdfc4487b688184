/** Which departures can be booked, and what is asked for one, as SQL. */
import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";

const { tours, departures } = schema;

/** The day at the place of departure, and the site's days before a start on which booking closes. */
export type SaleDay = { today: CalendarDate; cutOffDays: number };

/** The day at which `now` is where the tour at hand starts. */
export const todayAtTour = (now: Date): SQL => sql`(${now.toISOString()}::timestamptz at time zone ${tours.timeZone})::date`;

/** The same day of all tours, or each one's own. */
type AnySaleDay = Omit<SaleDay, "today"> & { today: CalendarDate | SQL };

/** Booking is still open: a departure's own cut-off counts before the site's. */
export const beforeCutOff = ({ today, cutOffDays }: AnySaleDay): SQL | undefined =>
  and(
    // Where the search in the index of days begins.
    gte(departures.startDate, today),
    sql`${departures.startDate} - coalesce(${departures.cutOffDays}, ${cutOffDays}::integer) >= ${today}::date`,
  );

/** Departures that can be booked. */
export const canBeBooked = (day: AnySaleDay): SQL | undefined =>
  and(beforeCutOff(day), eq(departures.closed, false), sql`${departures.vacancies} > 0`);

/** US cents per adult for the departure at hand of the tour at hand, before any discount. */
export const departurePrice = sql<number>`coalesce(${departures.basePriceMinor}, ${tours.basePriceMinor})`;

/** US cents per adult, before any discount: the lowest of the tour's departures that can be booked, else the tour's own. */
export const fromPrice = sql<number>`coalesce(${tours.fromPriceMinor}, ${tours.basePriceMinor})`;
