/** The promise that a departure runs: made once, told to everybody who is booked, never taken back (docs/booking.md, Will it run?). */
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { wantNotice, type AuditedActor, type NoticeContext } from "#app/features/selling/bookings/booking-changes.server.ts";
import { runColumns } from "#app/features/selling/catalogue/run.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";

const { bookings, departures, tours } = schema;

/** `toldOrder`: of the order whose own email says so already. */
type PromiseContext = NoticeContext & { actor: AuditedActor; toldOrder?: string };

/** Promises and tells who is booked. Of two who promise at once, the second changes nothing, as where it was promised before. */
export async function promiseRuns(tx: Transaction, departureId: string, { actor, toldOrder, ...notice }: PromiseContext): Promise<boolean> {
  const { now } = notice;
  const promised = await tx
    .update(departures)
    .set({ runsSince: now })
    .where(and(eq(departures.id, departureId), isNull(departures.runsSince), isNull(departures.cancelledAt)))
    .returning({ id: departures.id });
  if (promised.length === 0) return false;
  await bumpCatalogueVersion(tx);
  await writeAudit(tx, {
    ...(typeof actor === "object" ? { actorId: actor.id, actorName: actor.name } : { actorName: "system" }),
    action: "departure.runs",
    subjectType: "departure",
    subjectId: departureId,
  });
  const booked = await tx
    .select({ bookingId: bookings.id, orderId: bookings.orderId })
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), inArray(bookings.status, ["PENDING", "CONFIRMED"])))
    .orderBy(asc(bookings.id));
  for (const booking of booked.filter(({ orderId }) => orderId !== toldOrder))
    await wantNotice(tx, { ...booking, kind: "departure_runs" }, notice);
  return true;
}

/**
 * Promises of those departures that have their least travellers now, to be called where bookings were confirmed. Each is locked before it is
 * counted, in the order of ids: of two bookings that reach the number together, the second sees the first.
 */
export async function promiseWhereReached(tx: Transaction, departureIds: readonly string[], context: PromiseContext): Promise<void> {
  for (const departureId of [...new Set(departureIds)].toSorted()) {
    await tx.select({ id: departures.id }).from(departures).where(eq(departures.id, departureId)).for("update");
    const [run] = await tx
      .select(runColumns)
      .from(departures)
      .innerJoin(tours, eq(tours.id, departures.tourId))
      .where(eq(departures.id, departureId));
    if (run && run.travellers >= run.minimum) await promiseRuns(tx, departureId, context);
  }
}
