/** Whether a departure runs, as it is read. What it is in words is beside: verbs run where there are no texts. */
import { eq, inArray, sql } from "drizzle-orm";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import { latestDecision } from "./departures.ts";
import { runStateOf, type RunFacts, type RunState } from "./run-state.ts";

const { departures, tours } = schema;

/** Of the departure and the tour at hand. */
export const runColumns = {
  startDate: departures.startDate,
  cancelledAt: departures.cancelledAt,
  runsSince: departures.runsSince,
  decideBy: departures.decideBy,
  minimum: sql<number>`coalesce(${departures.minTravellers}, ${tours.groupMin})`,
  travellers: sql<number>`(
    select count(*) from bookings b join travellers t on t.booking_id = b.id
    where b.departure_id = ${departures.id} and b.status in ('CONFIRMED', 'REDEEMED') and t.cancelled_at is null
  )`.mapWith(Number),
};

type RunRow = Omit<RunFacts, "decideBy"> & { startDate: CalendarDate; decideBy: CalendarDate | null };

/** Of a row of `runColumns`. */
export const readRun = ({ decideBy, startDate, ...row }: RunRow): RunState =>
  runStateOf({ ...row, decideBy: decideBy ?? latestDecision(startDate) });

/** How these departures stand, by their ids. */
export async function runsOf(db: Queryable, departureIds: readonly string[]): Promise<Map<string, RunState>> {
  if (departureIds.length === 0) return new Map();
  const rows = await db
    .select({ id: departures.id, run: runColumns })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(inArray(departures.id, [...departureIds]));
  return new Map(rows.map(({ id, run }) => [id, readRun(run)]));
}
