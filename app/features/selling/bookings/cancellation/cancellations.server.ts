/** Cancelling for exactly the refund that was shown: a quote first, then the cancellation of that quote. */
import { and, eq, gt, inArray } from "drizzle-orm";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import {
  auditBooking,
  endBookings,
  promiseRefund,
  takeOff,
  wantNotice,
  type AuditedActor,
  type NoticeContext,
} from "#app/features/selling/bookings/booking-changes.server.ts";
import { childrenAlone } from "#app/features/selling/bookings/booking-price.ts";
import { canBeCancelled } from "#app/features/selling/bookings/booking-status.ts";
import { minutesLater } from "#app/features/selling/bookings/booking-window.ts";
import {
  feeTotal,
  quoteLinesSchema,
  raisedRefunds,
  refundsInTier,
  refundTotal,
  tierAt,
  wholeRefunds,
  type TravellerRefund,
} from "#app/features/selling/bookings/cancellation-policy.ts";
import { feeTakenOf } from "#app/features/selling/bookings/fee-taken.server.ts";
import {
  activeTravellers,
  lockOrderOfBooking,
  mayChange,
  type LoadedBooking,
  type LoadedOrder,
  type LoadedTraveller,
  type OrderAccess,
  type StaffContext,
} from "#app/features/selling/bookings/order.server.ts";
import { moveSeats } from "#app/features/selling/bookings/seats.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";

const { cancellationQuotes, cancellations, cancelledTravellers, travellers } = schema;

/** `agency`: the agency cancels, everything comes back. */
export type CancelledBy = "customer" | "agency";

export type Quote = {
  id: string;
  bookingId: string;
  by: CancelledBy;
  /** Per cent of what was paid. */
  percent: number;
  feeMinor: number;
  refundMinor: number;
  currency: LoadedOrder["currency"];
  lines: TravellerRefund[];
  /** The amounts hold until then: the next change of tier. */
  validUntil: Date;
};

export type QuoteOutcome =
  | { ok: true; quote: Quote }
  /** `children_alone`: those who stay would be children without an adult. */
  | { ok: false; reason: "not_found" | "not_cancellable" | "after_start" | "travellers" | "children_alone" };

/** The agency's own offer does not change with the days; it is only kept from lying about. */
const agencyQuoteMinutes = 24 * 60;

type Reckoned = { percent: number; lines: TravellerRefund[]; validUntil: Date };

const paidBy = (people: readonly LoadedTraveller[]) => people.map(({ id, paidMinor }) => ({ travellerId: id, paidMinor }));

const agencyReckoning = (people: readonly LoadedTraveller[], now: Date): Reckoned => ({
  percent: 100,
  lines: wholeRefunds(paidBy(people)),
  validUntil: minutesLater(now, agencyQuoteMinutes),
});

/** What comes back to these travellers at `now`; undefined after the start, when cancelling is not offered. */
async function reckon(
  tx: Transaction,
  booking: LoadedBooking,
  people: readonly LoadedTraveller[],
  { by, now }: { by: CancelledBy; now: Date },
): Promise<Reckoned | undefined> {
  if (by === "agency") return agencyReckoning(people, now);
  const tier = tierAt(booking.policy, now);
  if (!tier) return undefined;
  const fee = { feeMinor: booking.policy.feeMinor, feeTakenMinor: await feeTakenOf(tx, booking.id) };
  return { percent: tier.percent, lines: refundsInTier(tier, paidBy(people), fee), validUntil: new Date(tier.until) };
}

const chosen = (booking: LoadedBooking, ids: "all" | readonly string[]): LoadedTraveller[] | undefined => {
  const active = activeTravellers(booking);
  const wanted = ids === "all" ? active : active.filter((traveller) => ids.includes(traveller.id));
  const complete = ids === "all" || wanted.length === new Set(ids).size;
  return complete && wanted.length > 0 ? wanted : undefined;
};

const leavesChildrenAlone = (booking: LoadedBooking, gone: readonly LoadedTraveller[]): boolean =>
  childrenAlone(
    activeTravellers(booking)
      .filter((traveller) => !gone.includes(traveller))
      .map((traveller) => traveller.unit),
  );

const sameLines = (one: TravellerRefund[], other: TravellerRefund[]) =>
  one.length === other.length &&
  one.every((line, index) => {
    const twin = other[index];
    return (
      twin?.travellerId === line.travellerId &&
      twin.paidMinor === line.paidMinor &&
      twin.feeMinor === line.feeMinor &&
      twin.refundMinor === line.refundMinor
    );
  });

/** A page that is looked at again shows the quote it has shown, and adds none. */
async function sameQuote(
  tx: Transaction,
  wanted: Reckoned & { bookingId: string; by: CancelledBy },
  now: Date,
): Promise<{ id: string; validUntil: Date } | undefined> {
  const quotes = await tx
    .select()
    .from(cancellationQuotes)
    .where(
      and(eq(cancellationQuotes.bookingId, wanted.bookingId), eq(cancellationQuotes.by, wanted.by), gt(cancellationQuotes.validUntil, now)),
    );
  const same = quotes.find((quote) => quote.percent === wanted.percent && sameLines(quoteLinesSchema.parse(quote.lines), wanted.lines));
  return same && { id: same.id, validUntil: same.validUntil };
}

/**
 * Computes and keeps what cancelling these travellers would give back now, until the next change of tier. Who asks is its customer
 * (`access`) or decides about bookings; for the agency only who decides.
 */
export async function quoteCancellation(
  context: StaffContext,
  access: OrderAccess,
  wish: { bookingId: string; travellers: "all" | readonly string[]; by?: CancelledBy },
): Promise<QuoteOutcome> {
  const asked = wish.by ?? "customer";
  if (asked === "agency") requirePermission(context, "bookings.decide");
  const now = context.now();
  return context.db.transaction(async (tx): Promise<QuoteOutcome> => {
    const found = await lockOrderOfBooking(tx, wish.bookingId);
    if (!found || !mayChange(found.order, access)) return { ok: false, reason: "not_found" };
    const { order, booking } = found;
    if (!canBeCancelled(booking.status)) return { ok: false, reason: "not_cancellable" };
    // Who does not wish to travel on another date owes nothing for it.
    const by = booking.cancelled ? "agency" : asked;
    const people = chosen(booking, wish.travellers);
    if (!people) return { ok: false, reason: "travellers" };
    if (leavesChildrenAlone(booking, people)) return { ok: false, reason: "children_alone" };
    const reckoned = await reckon(tx, booking, people, { by, now });
    if (!reckoned) return { ok: false, reason: "after_start" };
    const amounts = { feeMinor: feeTotal(reckoned.lines), refundMinor: refundTotal(reckoned.lines) };
    const values = { bookingId: booking.id, by, ...reckoned, ...amounts };
    const known = await sameQuote(tx, values, now);
    if (known) return { ok: true, quote: { ...values, ...known, currency: order.currency } };
    const [added] = await tx
      .insert(cancellationQuotes)
      .values({ ...values, createdAt: now })
      .returning({ id: cancellationQuotes.id });
    if (!added) throw new Error("The quote could not be kept.");
    return { ok: true, quote: { id: added.id, ...values, currency: order.currency } };
  });
}

export type CancelOutcome =
  | { ok: true; cancellationId: string; refundMinor: number; repeated: boolean }
  /** `quote_outdated`: the tier or what was paid has changed since; a new quote is to be shown. `amount`: staff gave less, or more than was paid. */
  | { ok: false; reason: "not_found" | "not_cancellable" | "after_start" | "quote_outdated" | "children_alone" | "amount" };

export type CancelWish = {
  quoteId: string;
  reason: string | null;
  /** Who promises refunds may give more than the quote; never less. */
  refundMinor?: number;
};

/** Writes the cancellation: refunds promised, travellers out, seats free, and the booking CANCELLED when nobody is left. */
async function carryOut(
  tx: Transaction,
  { order, booking }: { order: LoadedOrder; booking: LoadedBooking },
  done: {
    quoteId: string;
    by: CancelledBy;
    percent: number;
    lines: TravellerRefund[];
    reason: string | null;
    actor: AuditedActor;
  } & NoticeContext,
): Promise<{ cancellationId: string; refundMinor: number }> {
  const { lines, now, enqueue, actor, ...about } = done;
  const refundMinor = refundTotal(lines);
  const [cancellation] = await tx
    .insert(cancellations)
    .values({ bookingId: booking.id, ...about, feeMinor: feeTotal(lines), refundMinor, at: now })
    .returning({ id: cancellations.id });
  if (!cancellation) throw new Error("The cancellation could not be written.");
  const cancellationId = cancellation.id;
  await tx.insert(cancelledTravellers).values(lines.map((line) => ({ ...line, cancellationId })));
  await takeOff(
    tx,
    lines.map((line) => ({ travellerId: line.travellerId, amountMinor: line.refundMinor })),
    now,
  );
  await promiseRefund(tx, order, { amountMinor: refundMinor, reason: "cancellation", bookingId: booking.id, cancellationId, now });
  const gone = lines.map((line) => line.travellerId);
  if (gone.length === activeTravellers(booking).length) await endBookings(tx, [booking], "CANCELLED", now);
  else await moveSeats(tx, [{ departureId: booking.departureId, seats: gone.length }], now);
  await tx.update(travellers).set({ cancelledAt: now }).where(inArray(travellers.id, gone));
  await auditBooking(tx, actor, {
    action: done.by === "agency" ? "booking.cancelled-by-agency" : "booking.cancelled",
    booking,
    details: { travellers: gone.length, percent: done.percent, refundMinor, currency: order.currency },
  });
  await wantNotice(tx, { orderId: order.id, bookingId: booking.id, cancellationId, kind: "cancelled" }, { now, enqueue });
  return { cancellationId, refundMinor };
}

/** Cancels what was quoted for exactly the amount that was quoted. The same quote again gives the same answer and nothing twice. */
export async function cancelQuoted(context: StaffContext, access: OrderAccess, wish: CancelWish): Promise<CancelOutcome> {
  const now = context.now();
  return context.db.transaction(async (tx): Promise<CancelOutcome> => {
    const [quote] = await tx.select().from(cancellationQuotes).where(eq(cancellationQuotes.id, wish.quoteId));
    const found = quote && (await lockOrderOfBooking(tx, quote.bookingId));
    if (!found || !mayChange(found.order, access)) return { ok: false, reason: "not_found" };
    if (quote.by === "agency") requirePermission(context, "bookings.decide");
    const refundMinor = wish.refundMinor ?? quote.refundMinor;
    if (refundMinor > quote.refundMinor) requirePermission(context, "bookings.refund");
    const [before] = await tx.select().from(cancellations).where(eq(cancellations.quoteId, quote.id));
    if (before) return { ok: true, cancellationId: before.id, refundMinor: before.refundMinor, repeated: true };
    const { booking } = found;
    if (!canBeCancelled(booking.status)) return { ok: false, reason: "not_cancellable" };
    const quoted = quoteLinesSchema.parse(quote.lines);
    const people = chosen(
      booking,
      quoted.map((line) => line.travellerId),
    );
    if (!people || now >= quote.validUntil) return { ok: false, reason: "quote_outdated" };
    // Another adult may have cancelled since.
    if (leavesChildrenAlone(booking, people)) return { ok: false, reason: "children_alone" };
    const reckoned = await reckon(tx, booking, people, { by: quote.by, now });
    if (!reckoned) return { ok: false, reason: "after_start" };
    // The ledger may have moved since: a payment came, or another of the party has cancelled.
    if (!sameLines(reckoned.lines, quoted)) return { ok: false, reason: "quote_outdated" };
    const lines = raisedRefunds(quoted, refundMinor);
    if (!lines) return { ok: false, reason: "amount" };
    const about = { quoteId: quote.id, by: quote.by, percent: quote.percent, reason: wish.reason };
    return {
      ok: true,
      repeated: false,
      ...(await carryOut(tx, found, { ...about, lines, actor: access.actor, now, enqueue: context.enqueue })),
    };
  });
}

/**
 * The agency cancels for all of a booking who still travel, under the lock of its order: everything comes back, no fee. `reason` is what the
 * customer reads. Returns how much comes back, in minor units.
 */
export async function cancelForAgency(
  tx: Transaction,
  found: { order: LoadedOrder; booking: LoadedBooking },
  { reason, actor, now, enqueue }: { reason: string; actor: AuditedActor } & NoticeContext,
): Promise<number> {
  const { booking } = found;
  const { percent, lines, validUntil } = agencyReckoning(activeTravellers(booking), now);
  const amounts = { feeMinor: feeTotal(lines), refundMinor: refundTotal(lines) };
  const about = { by: "agency" as const, percent };
  const [quote] = await tx
    .insert(cancellationQuotes)
    .values({ bookingId: booking.id, ...about, lines, ...amounts, validUntil, createdAt: now })
    .returning({ id: cancellationQuotes.id });
  if (!quote) throw new Error("The quote could not be kept.");
  const { refundMinor } = await carryOut(tx, found, { ...about, quoteId: quote.id, lines, reason, actor, now, enqueue });
  return refundMinor;
}
