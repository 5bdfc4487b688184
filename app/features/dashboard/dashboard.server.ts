import { count, eq, gt, sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { addDays, dateInZone } from "#app/values/calendar-date.ts";
import { daySeries, weekOf, type DayCount } from "./dashboard.ts";

const dayMs = 86_400_000;
const daysShown = 30;
const { profiles, tours, visitDays } = schema;

/** What is there now, and by how much that is more than seven days ago. */
export type Figure = { now: number; change: number };

export type DashboardFigures = {
  users: Figure;
  tours: Figure;
  /** Daily unique visitors of the last seven days added up, and of the seven before (product-decisions, Stubs that become real). */
  visitors: { thisWeek: number; weekBefore: number };
  /** The last 30 days, the oldest first; days are those of UTC, as visits are counted. */
  visitorDays: DayCount[];
};

const added = (createdAt: typeof profiles.createdAt | typeof tours.createdAt, since: Date) =>
  sql<number>`(count(*) filter (where ${createdAt} > ${since.toISOString()}::timestamptz))::int`;

/** The figures of the dashboard, counted from the database. */
export async function dashboardFigures(db: Queryable, now: Date): Promise<DashboardFigures> {
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const today = dateInZone(now, "UTC");
  const [[users], [active], days] = await Promise.all([
    db.select({ now: count(), change: added(profiles.createdAt, weekAgo) }).from(profiles),
    db
      .select({ now: count(), change: added(tours.createdAt, weekAgo) })
      .from(tours)
      .where(eq(tours.state, "published")),
    db
      .select({ day: visitDays.day, count: visitDays.visitors })
      .from(visitDays)
      .where(gt(visitDays.day, addDays(today, -daysShown))),
  ]);
  const visitorDays = daySeries(days, today, daysShown);
  return {
    users: users ?? { now: 0, change: 0 },
    tours: active ?? { now: 0, change: 0 },
    visitors: weekOf(visitorDays),
    visitorDays,
  };
}
