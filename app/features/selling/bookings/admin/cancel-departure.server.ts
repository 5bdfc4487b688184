/** A departure that does not take place: what that means for who has booked it, and doing it (docs/booking.md, A departure is cancelled). */
import crypto from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { auditBooking, endBookings, giveAllBack, wantNotice } from "#app/features/selling/bookings/booking-changes.server.ts";
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { cancelForAgency } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { answerBy } from "#app/features/selling/bookings/choice/choice.ts";
import { paid } from "#app/features/selling/bookings/ledger.server.ts";
import { lockOrder, type LoadedBooking, type LoadedOrder, type StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { canBeAddedOn, endDate, runDecision } from "#app/features/selling/catalogue/departures.ts";
import { takeFromRule } from "#app/features/selling/catalogue/departures.server.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { currencies, isCurrency, type Currency } from "#app/values/money.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { byWhom } from "./departure-changes.server.ts";

const { bookings, departureChoices, departures, orders, tours, travellers } = schema;

const live = ["ON_HOLD", "PENDING", "CONFIRMED"] as const;

/** `paidMinor`: what goes back at most. */
export type AffectedBooking = {
  id: string;
  orderId: string;
  reference: string;
  name: string | null;
  status: BookingStatus;
  travellers: number;
  paidMinor: number;
  currency: Currency;
};

/** Whom it would affect, the oldest booking first. */
export async function affectedBookings(db: Queryable, departureId: string): Promise<AffectedBooking[]> {
  const rows = await db
    .select({
      id: bookings.id,
      orderId: bookings.orderId,
      reference: bookings.reference,
      name: orders.contactName,
      status: bookings.status,
      travellers: db.$count(travellers, eq(travellers.bookingId, bookings.id)),
      paidMinor: paid,
      currency: orders.currency,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(eq(bookings.departureId, departureId), inArray(bookings.status, live)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  return rows.map(({ currency, ...row }) => ({ ...row, currency: isCurrency(currency) ? currency : currencies[0] }));
}

/** Says that it is these bookings, as they stand, that somebody has been shown. */
export const fingerprintOf = (affected: readonly AffectedBooking[]): string =>
  crypto
    .createHash("sha256")
    .update(JSON.stringify(affected.map(({ id, status, travellers: people, paidMinor }) => [id, status, people, paidMinor])))
    .digest("base64url");

/** `reason` is what customers read. `newStart`: where it was moved, the day that they are offered first. `seen`: of the bookings that were shown. */
export type CancelDepartureWish = { departureId: string; reason: string; newStart: CalendarDate | null; seen: string };

export type CancelDepartureOutcome =
  /** How many are asked what they wish, and how many ended at once. */
  | { ok: true; asked: number; ended: number }
  /** `seen`: somebody has booked or paid since. `day`: not after today, too far ahead, or the same day. */
  | { ok: false; reason: "not_found" | "departure_cancelled" | "started" | "seen" | "day" };

type Departure = typeof departures.$inferSelect;
type Tour = typeof tours.$inferSelect;

/** The departure on its new day, on the terms of the old one; one that is there already is offered as it is. Undefined where it is closed. */
async function departureOn(
  tx: Transaction,
  { departure, tour }: { departure: Departure; tour: Tour },
  { start, now }: { start: CalendarDate; now: Date },
): Promise<string | undefined> {
  const { capacity, basePriceMinor, minTravellers, cutOffDays, guideId, note } = departure;
  const decision = runDecision(start, dateInZone(now, tour.timeZone), now);
  const values = { tourId: tour.id, startDate: start, endDate: endDate(start, tour.durationDays), capacity, vacancies: capacity };
  const terms = { basePriceMinor, minTravellers, cutOffDays, guideId, note, ...decision };
  const [added] = await tx
    .insert(departures)
    .values({ ...values, ...terms, runsSince: departure.runsSince ?? decision.runsSince })
    .onConflictDoNothing()
    .returning({ id: departures.id });
  if (added) return added.id;
  const [there] = await tx
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.tourId, tour.id), eq(departures.startDate, start), eq(departures.closed, false)));
  return there?.id;
}

type Cancelling = { reason: string; actor: Actor; now: Date; enqueue: StaffContext["enqueue"]; offeredId: string | undefined };

/** What waits for money ends at once and gets back what has come; who is confirmed is asked. */
async function tellParty(tx: Transaction, order: LoadedOrder, booking: LoadedBooking, { offeredId, ...cancelling }: Cancelling) {
  const { actor, now, enqueue } = cancelling;
  if (booking.status === "ON_HOLD") {
    await endBookings(tx, [booking], "EXPIRED", now);
    await giveAllBack(tx, { order, booking }, { reason: "expired", now });
    await auditBooking(tx, actor, { action: "booking.hold-given-up", booking });
    return "ended";
  }
  if (booking.status === "PENDING") {
    await cancelForAgency(tx, { order, booking }, cancelling);
    return "ended";
  }
  const { id: bookingId, departureId } = booking;
  await tx.insert(departureChoices).values({ bookingId, departureId, offeredId, askedAt: now, answerBy: answerBy(now, booking) });
  await wantNotice(tx, { orderId: order.id, bookingId, kind: "departure_cancelled" }, { now, enqueue });
  return "asked";
}

/**
 * Cancels a departure for good: it is off sale, what waits for money ends, and each confirmed party is asked whether it wishes another date or its
 * money back. The orders are locked before the departure, as everywhere; whoever has booked in between is shown first.
 */
export async function cancelDeparture(
  context: Omit<StaffContext, "secret">,
  { departureId, reason, newStart, seen }: CancelDepartureWish,
): Promise<CancelDepartureOutcome> {
  requirePermission(context, "bookings.decide");
  const actor = requirePermission(context, "departures.change");
  const now = context.now();
  return context.db.transaction(async (tx): Promise<CancelDepartureOutcome> => {
    const shown = await affectedBookings(tx, departureId);
    const locked: LoadedOrder[] = [];
    for (const orderId of [...new Set(shown.map((booking) => booking.orderId))].toSorted()) {
      const order = await lockOrder(tx, orderId);
      if (order) locked.push(order);
    }
    const [found] = await tx.select({ tourId: departures.tourId }).from(departures).where(eq(departures.id, departureId));
    if (!found) return { ok: false, reason: "not_found" };
    const [tour] = await tx.select().from(tours).where(eq(tours.id, found.tourId)).for("no key update");
    const [departure] = await tx.select().from(departures).where(eq(departures.id, departureId)).for("update");
    if (!tour || !departure) return { ok: false, reason: "not_found" };
    if (departure.cancelledAt) return { ok: false, reason: "departure_cancelled" };
    const today = dateInZone(now, tour.timeZone);
    if (departure.startDate <= today) return { ok: false, reason: "started" };
    if (fingerprintOf(await affectedBookings(tx, departureId)) !== seen) return { ok: false, reason: "seen" };
    const { monthsAhead } = (await readSettings(tx)).departures;
    if (newStart !== null && (newStart === departure.startDate || !canBeAddedOn(newStart, { today, monthsAhead })))
      return { ok: false, reason: "day" };
    const offeredId = newStart === null ? undefined : await departureOn(tx, { departure, tour }, { start: newStart, now });
    if (newStart !== null && !offeredId) return { ok: false, reason: "day" };
    await takeFromRule(tx, departure);
    await tx
      .update(departures)
      .set({ closed: true, cancelledAt: now, cancelReason: reason, ruleId: null })
      .where(eq(departures.id, departureId));
    const told = [];
    for (const order of locked)
      for (const booking of order.bookings.filter(
        (each) => each.departureId === departureId && live.some((status) => status === each.status),
      ))
        told.push(await tellParty(tx, order, booking, { reason, actor, now, enqueue: context.enqueue, offeredId }));
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, now, [tour.id]);
    const asked = told.filter((each) => each === "asked").length;
    const ended = told.length - asked;
    await writeAudit(tx, {
      ...byWhom(actor),
      action: newStart === null ? "departure.cancelled" : "departure.moved-by-consent",
      subjectType: "departure",
      subjectId: departureId,
      details: { startDate: departure.startDate, ...(newStart !== null && { newStart }), asked, ended },
    });
    return { ok: true, asked, ended };
  });
}
