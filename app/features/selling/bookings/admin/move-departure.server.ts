/** Another day for a departure that nobody has ever booked. */
import { and, eq } from "drizzle-orm";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { canBeAddedOn, endDate, runDecision } from "#app/features/selling/catalogue/departures.ts";
import { takeFromRule } from "#app/features/selling/catalogue/departures.server.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Transaction } from "#db/database.server.ts";

const { bookings, departures, tours } = schema;

export type MoveOutcome =
  | { ok: true; changed: boolean }
  /**
   * `day`: not after today, or too far ahead. `booked`: a booking names it, in whatever state: its papers and its refund say that day.
   * `started`: what has departed is history. `moved_meanwhile`: it no longer starts on the day that was shown.
   */
  | { ok: false; reason: "not_found" | "day" | "booked" | "started" | "moved_meanwhile" }
  /** The tour has a departure on that day. */
  | { ok: false; reason: "exists"; id: string };

/** `seen` is the day that was shown to whoever asks; both are days at the place where the tour starts. */
export type Move = { departureId: string; seen: CalendarDate; startDate: CalendarDate };

type LockedDeparture = { departure: typeof departures.$inferSelect; tour: typeof tours.$inferSelect };

/**
 * The tour before the departure, as whoever adds one locks them; no booking of the departure begins until this is over. The tour's key
 * stays free: a booking that has its seats already refers to it, and the two would wait for each other.
 */
async function lockDeparture(tx: Transaction, departureId: string): Promise<LockedDeparture | undefined> {
  const [found] = await tx.select({ tourId: departures.tourId }).from(departures).where(eq(departures.id, departureId));
  if (!found) return undefined;
  const [tour] = await tx.select().from(tours).where(eq(tours.id, found.tourId)).for("no key update");
  const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId)).for("update");
  return tour && departure && { departure, tour };
}

/** Lets a departure start, and end, on another day. Carts that it is in are told of it, and nothing of them is booked until it was chosen anew. */
export async function moveDeparture(
  context: Omit<StaffContext, "secret" | "enqueue">,
  { departureId, seen, startDate }: Move,
): Promise<MoveOutcome> {
  const actor = requirePermission(context, "departures.change");
  const { db, now } = context;
  return db.transaction(async (tx): Promise<MoveOutcome> => {
    const locked = await lockDeparture(tx, departureId);
    if (!locked) return { ok: false, reason: "not_found" };
    const { departure, tour } = locked;
    if (departure.startDate !== seen) return { ok: false, reason: "moved_meanwhile" };
    const today = dateInZone(now(), tour.timeZone);
    if (departure.startDate <= today) return { ok: false, reason: "started" };
    if ((await tx.$count(bookings, eq(bookings.departureId, departureId))) > 0) return { ok: false, reason: "booked" };
    if (departure.startDate === startDate) return { ok: true, changed: false };
    const { monthsAhead } = (await readSettings(tx)).departures;
    if (!canBeAddedOn(startDate, { today, monthsAhead })) return { ok: false, reason: "day" };
    const onThatDay = and(eq(departures.tourId, tour.id), eq(departures.startDate, startDate));
    const [there] = await tx.select({ id: departures.id }).from(departures).where(onThatDay);
    if (there) return { ok: false, reason: "exists", id: there.id };
    const after = { startDate, endDate: endDate(startDate, tour.durationDays) };
    // From now on it is one made by hand, and its old day does not come again.
    await takeFromRule(tx, departure);
    const decision = runDecision(startDate, today, now());
    await tx
      .update(departures)
      .set({ ...after, ...decision, runsSince: departure.runsSince ?? decision.runsSince, ruleId: null })
      .where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, now(), [tour.id]);
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: "departure.moved",
      subjectType: "departure",
      subjectId: departureId,
      before: { startDate: departure.startDate, endDate: departure.endDate },
      after,
    });
    return { ok: true, changed: true };
  });
}
