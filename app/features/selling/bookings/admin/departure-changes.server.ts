/** What staff change about departures: one is added, taken off sale and put back, and how many seats there are. */
import { and, eq } from "drizzle-orm";
import type { Actor } from "#app/features/people/access/actor.ts";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { canBeAddedOn, endDate, runDecision } from "#app/features/selling/catalogue/departures.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Transaction } from "#db/database.server.ts";

const { departures, tours } = schema;

/** No group is larger: a typing mistake, not a bus. */
export const largestCapacity = 500;

const isCapacity = (seats: number) => Number.isInteger(seats) && seats >= 1 && seats <= largestCapacity;

export type DepartureOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; reason: "not_found" | "departure_cancelled" | "capacity" }
  /** More seats than that are booked or held already. */
  | { ok: false; reason: "below_taken"; taken: number };

type Departure = typeof departures.$inferSelect;
type DepartureContext = Omit<StaffContext, "secret" | "enqueue">;

/** Under the departure's lock, so that what is compared is what is changed: sales go on while staff look at the page. */
export async function changeDeparture<Outcome>(
  context: DepartureContext,
  departureId: string,
  change: (tx: Transaction, { departure, actor }: { departure: Departure; actor: Actor }) => Promise<Outcome>,
): Promise<Outcome | { ok: false; reason: "not_found" | "departure_cancelled" }> {
  const actor = requirePermission(context, "departures.change");
  return context.db.transaction(async (tx) => {
    const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId)).for("update");
    if (!departure) return { ok: false as const, reason: "not_found" as const };
    if (departure.cancelledAt) return { ok: false as const, reason: "departure_cancelled" as const };
    return change(tx, { departure, actor });
  });
}

export const byWhom = ({ id, name }: Actor) => ({ actorId: id, actorName: name });

/** Takes a departure off sale, or puts it back. What is booked or held stays so. */
export const setDepartureClosed = (
  context: DepartureContext,
  { departureId, closed }: { departureId: string; closed: boolean },
): Promise<DepartureOutcome> =>
  changeDeparture<DepartureOutcome>(context, departureId, async (tx, { departure, actor }) => {
    if (departure.closed === closed) return { ok: true, changed: false };
    await tx.update(departures).set({ closed }).where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, context.now(), [departure.tourId]);
    const action = closed ? "departure.closed" : "departure.reopened";
    await writeAudit(tx, { ...byWhom(actor), action, subjectType: "departure", subjectId: departureId });
    return { ok: true, changed: true };
  });

/** Sets how many seats there are in all: never fewer than are booked and held. */
export const setCapacity = (
  context: DepartureContext,
  { departureId, capacity }: { departureId: string; capacity: number },
): Promise<DepartureOutcome> =>
  changeDeparture<DepartureOutcome>(context, departureId, async (tx, { departure, actor }) => {
    if (!isCapacity(capacity)) return { ok: false, reason: "capacity" };
    const taken = departure.capacity - departure.vacancies;
    if (capacity < taken) return { ok: false, reason: "below_taken", taken };
    if (capacity === departure.capacity) return { ok: true, changed: false };
    await tx
      .update(departures)
      .set({ capacity, vacancies: capacity - taken })
      .where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, context.now(), [departure.tourId]);
    await writeAudit(tx, {
      ...byWhom(actor),
      action: "departure.capacity",
      subjectType: "departure",
      subjectId: departureId,
      before: { capacity: departure.capacity },
      after: { capacity },
    });
    return { ok: true, changed: true };
  });

export type AddedOutcome =
  | { ok: true; id: string }
  /** `not_published`: a tour has departures from when it is published. `day`: not after today, or too far ahead. */
  | { ok: false; reason: "not_found" | "not_published" | "day" | "capacity" }
  /** The tour has a departure on that day. */
  | { ok: false; reason: "exists"; id: string };

/** What is added: `startDate` is a day at the place where the tour starts; without `capacity` there are as many seats as in its largest group. */
export type NewDeparture = { tourId: number; startDate: CalendarDate; capacity: number | undefined };

/** Adds a departure beside those of the tour's rules, which leave it alone. It is on sale at once. */
export async function addDeparture(context: DepartureContext, { tourId, startDate, capacity: asked }: NewDeparture): Promise<AddedOutcome> {
  const actor = requirePermission(context, "departures.change");
  const { db, now } = context;
  return db.transaction(async (tx): Promise<AddedOutcome> => {
    const [tour] = await tx.select().from(tours).where(eq(tours.id, tourId)).for("no key update");
    if (!tour) return { ok: false, reason: "not_found" };
    if (tour.state !== "published") return { ok: false, reason: "not_published" };
    const today = dateInZone(now(), tour.timeZone);
    const { monthsAhead } = (await readSettings(tx)).departures;
    if (!canBeAddedOn(startDate, { today, monthsAhead })) return { ok: false, reason: "day" };
    const capacity = asked ?? tour.groupMax;
    if (!isCapacity(capacity)) return { ok: false, reason: "capacity" };
    const [added] = await tx
      .insert(departures)
      .values({
        tourId,
        startDate,
        endDate: endDate(startDate, tour.durationDays),
        capacity,
        vacancies: capacity,
        ...runDecision(startDate, today, now()),
      })
      .onConflictDoNothing()
      .returning({ id: departures.id });
    if (!added) {
      const [there] = await tx
        .select({ id: departures.id })
        .from(departures)
        .where(and(eq(departures.tourId, tourId), eq(departures.startDate, startDate)));
      return there ? { ok: false, reason: "exists", id: there.id } : { ok: false, reason: "not_found" };
    }
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, now(), [tourId]);
    const entry = { action: "departure.added", subjectType: "departure", subjectId: added.id };
    await writeAudit(tx, { ...byWhom(actor), ...entry, after: { tourId, startDate, capacity } });
    return { ok: true, id: added.id };
  });
}
