import { count, eq, gt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { schema, type Queryable } from "#db/database.server.ts";
import { countNewEnquiries } from "#app/features/people/enquiries/admin/enquiry-list.server.ts";
import { addDays, dateInZone } from "#app/values/calendar-date.ts";
import { daySeries, weekOf, type DayCount } from "./dashboard.ts";

const dayMs = 86_400_000;
const daysShown = 30;
const { bookings, orders, profiles, tours, visitDays } = schema;

/** How many there are, and how many of them are of the last seven days. What has gone meanwhile is not known: this is no comparison. */
export type Figure = { now: number; added: number };

export type DashboardFigures = {
  users: Figure;
  tours: Figure;
  /** Bookings that wait for a payment or an answer (PENDING). */
  bookings: Figure;
  /** Enquiries that nobody has looked after yet. */
  newEnquiries: number;
  /** Daily unique visitors of the last seven days added up, and of the seven before (docs/product.md). */
  visitors: { thisWeek: number; weekBefore: number };
  /** The last 30 days, the oldest first; days are those of UTC, as visits are counted. */
  visitorDays: DayCount[];
  /** Bookings by the day on which they were submitted, whatever became of them. */
  bookingDays: DayCount[];
};

const countSince = (createdAt: PgColumn, since: Date) =>
  sql<number>`(count(*) filter (where ${createdAt} > ${since.toISOString()}::timestamptz))::int`;

/** The figures of the dashboard, counted from the database. */
export async function dashboardFigures(db: Queryable, now: Date): Promise<DashboardFigures> {
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const today = dateInZone(now, "UTC");
  const submittedOn = sql<string>`to_char(${orders.submittedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [[users], [active], [pending], newEnquiries, days, booked] = await Promise.all([
    db.select({ now: count(), added: countSince(profiles.createdAt, weekAgo) }).from(profiles),
    db
      .select({ now: count(), added: countSince(tours.createdAt, weekAgo) })
      .from(tours)
      .where(eq(tours.state, "published")),
    db
      .select({ now: count(), added: countSince(orders.submittedAt, weekAgo) })
      .from(bookings)
      .innerJoin(orders, eq(orders.id, bookings.orderId))
      .where(eq(bookings.status, "PENDING")),
    countNewEnquiries(db),
    db
      .select({ day: visitDays.day, count: visitDays.visitors })
      .from(visitDays)
      .where(gt(visitDays.day, addDays(today, -daysShown))),
    db
      .select({ day: submittedOn, count: count() })
      .from(bookings)
      .innerJoin(orders, eq(orders.id, bookings.orderId))
      .where(gt(orders.submittedAt, new Date(now.getTime() - (daysShown + 1) * dayMs)))
      .groupBy(submittedOn),
  ]);
  const visitorDays = daySeries(days, today, daysShown);
  return {
    users: users ?? { now: 0, added: 0 },
    tours: active ?? { now: 0, added: 0 },
    bookings: pending ?? { now: 0, added: 0 },
    newEnquiries,
    visitors: weekOf(visitorDays),
    visitorDays,
    bookingDays: daySeries(booked, today, daysShown),
  };
}
