/** What staff change about a departure: taken off sale and put back, and how many seats there are. */
import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { writeAudit } from "#app/features/audit/audit.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { isAdmin, type BookingServices } from "./order.server.ts";

const { departures } = schema;

/** No group is larger: a typing mistake, not a bus. */
export const largestCapacity = 500;

export type DepartureOutcome =
  | { ok: true; changed: boolean }
  | { ok: false; reason: "forbidden" | "not_found" | "capacity" }
  /** More seats than that are booked or held already. */
  | { ok: false; reason: "below_taken"; taken: number };

type Departure = typeof departures.$inferSelect;

/** Under the departure's lock, so that what is compared is what is changed: sales go on while staff look at the page. */
async function changeDeparture(
  { db }: Pick<BookingServices, "db">,
  { actor, departureId }: { actor: Actor | undefined; departureId: string },
  change: (tx: Transaction, departure: Departure) => Promise<DepartureOutcome>,
): Promise<DepartureOutcome> {
  if (!isAdmin(actor)) return { ok: false, reason: "forbidden" };
  return db.transaction(async (tx): Promise<DepartureOutcome> => {
    const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId)).for("update");
    return departure ? change(tx, departure) : { ok: false, reason: "not_found" };
  });
}

const byWhom = (actor: Actor | undefined) => ({ actorName: actor?.name ?? "", ...(actor && { actorId: actor.id }) });

/** Takes a departure off sale, or puts it back. What is booked or held stays so. */
export const setDepartureClosed = (
  services: Pick<BookingServices, "db">,
  actor: Actor | undefined,
  { departureId, closed }: { departureId: string; closed: boolean },
): Promise<DepartureOutcome> =>
  changeDeparture(services, { actor, departureId }, async (tx, departure) => {
    if (departure.closed === closed) return { ok: true, changed: false };
    await tx.update(departures).set({ closed }).where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
    const action = closed ? "departure.closed" : "departure.reopened";
    await writeAudit(tx, { ...byWhom(actor), action, subjectType: "departure", subjectId: departureId });
    return { ok: true, changed: true };
  });

/** Sets how many seats there are in all: never fewer than are booked and held. */
export const setCapacity = (
  services: Pick<BookingServices, "db">,
  actor: Actor | undefined,
  { departureId, capacity }: { departureId: string; capacity: number },
): Promise<DepartureOutcome> =>
  changeDeparture(services, { actor, departureId }, async (tx, departure) => {
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > largestCapacity) return { ok: false, reason: "capacity" };
    const taken = departure.capacity - departure.vacancies;
    if (capacity < taken) return { ok: false, reason: "below_taken", taken };
    if (capacity === departure.capacity) return { ok: true, changed: false };
    await tx
      .update(departures)
      .set({ capacity, vacancies: capacity - taken })
      .where(eq(departures.id, departureId));
    await bumpCatalogueVersion(tx);
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
