/** What the clock does about departures whose day of decision has come (docs/booking.md, Will it run?). */
import { and, asc, eq, gt, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { NoticeContext } from "#app/features/selling/bookings/booking-changes.server.ts";
import { todayAtTour } from "#app/features/selling/catalogue/bookable.server.ts";
import { decidedBefore } from "#app/features/selling/catalogue/departures.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { schema, type Database } from "#db/database.server.ts";
import { promiseRuns } from "./promise-runs.server.ts";

const { bookings, departures, tours } = schema;

/**
 * What was not cancelled 21 days before its start runs: our terms say so, and who is booked is told. Where the day of decision has passed
 * and nobody has booked, there was nothing to decide: it is put off to the last one. Returns how many of each there were.
 */
export async function settleRuns(db: Database, { now, enqueue }: NoticeContext): Promise<{ promised: number; putOff: number }> {
  const today = todayAtTour(now);
  const latest = sql`${departures.startDate} - ${decidedBefore.latest}::integer`;
  const due = await db
    .select({ id: departures.id })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(isNull(departures.runsSince), isNull(departures.cancelledAt), gt(departures.startDate, today), lt(latest, today)))
    .orderBy(asc(departures.id));
  let promised = 0;
  for (const { id } of due) {
    const made = await db.transaction((tx) => promiseRuns(tx, id, { now, enqueue, actor: "program" }));
    if (made) promised += 1;
  }
  const putOff = await db.transaction(async (tx) => {
    const booked = tx
      .select({ one: sql`1` })
      .from(bookings)
      .where(and(eq(bookings.departureId, departures.id), inArray(bookings.status, ["ON_HOLD", "PENDING", "CONFIRMED"])));
    const unbooked = tx
      .select({ id: departures.id })
      .from(departures)
      .innerJoin(tours, eq(tours.id, departures.tourId))
      .where(and(isNull(departures.runsSince), gt(latest, departures.decideBy), lt(departures.decideBy, today), notExists(booked)));
    const moved = await tx
      .update(departures)
      .set({ decideBy: sql`start_date - ${decidedBefore.latest}::integer` })
      .where(inArray(departures.id, unbooked))
      .returning({ one: sql`1` });
    if (moved.length > 0) await bumpCatalogueVersion(tx);
    return moved.length;
  });
  return { promised, putOff };
}
