/** A party whose departure does not take place chooses: another date, or the money back. */
import { and, eq, isNull } from "drizzle-orm";
import {
  auditBooking,
  promiseRefund,
  takeOff,
  wantNotice,
  type AuditedActor,
  type NoticeContext,
} from "#app/features/selling/bookings/booking-changes.server.ts";
import { cancellationPolicy } from "#app/features/selling/bookings/cancellation-policy.ts";
import { cancelForAgency } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import {
  activeTravellers,
  lockOrderOfBooking,
  mayChange,
  type BookingContext,
  type LoadedBooking,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { agreedPrice } from "#app/features/selling/bookings/price-parts.ts";
import { promiseWhereReached } from "#app/features/selling/bookings/run/promise-runs.server.ts";
import { moveSeats } from "#app/features/selling/bookings/seats.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { offeredDates, type OfferedDate } from "./offered-dates.server.ts";

const { bookings, departureChoices, travellers } = schema;

type Asked = { order: LoadedOrder; booking: LoadedBooking };

/** `differenceMinor`: what she has been shown; a date whose price has changed since is asked anew. */
export type ChoiceWish = { bookingId: string; choice: { money: true } | { departureId: string; differenceMinor: number } };

export type ChoiceOutcome =
  | { ok: true; refundMinor: number }
  /** `answered`: before, or the time is over. `date_gone`: full, closed or another price meanwhile. */
  | { ok: false; reason: "not_found" | "answered" | "date_gone" };

/** Notes the answer; false where somebody has answered before. To be called under the order's lock. */
async function settleChoice(tx: Transaction, choiceId: string, answer: "date" | "money" | "none", now: Date): Promise<boolean> {
  const settled = await tx
    .update(departureChoices)
    .set({ answer, answeredAt: now })
    .where(and(eq(departureChoices.id, choiceId), isNull(departureChoices.answeredAt)))
    .returning({ id: departureChoices.id });
  return settled.length > 0;
}

/** Everything that she has paid goes back. `answer` is `none` where she did not answer in time. */
export async function giveMoneyBack(
  tx: Transaction,
  { order, booking }: Asked,
  { answer, actor, ...notice }: { answer: "money" | "none"; actor: AuditedActor } & NoticeContext,
): Promise<number> {
  if (!booking.choice || !booking.cancelled) throw new Error(`Booking ${booking.id} was not asked.`);
  if (!(await settleChoice(tx, booking.choice.id, answer, notice.now))) throw new Error(`Booking ${booking.id} has answered.`);
  return cancelForAgency(tx, { order, booking }, { reason: booking.cancelled.reason, actor, ...notice });
}

/** What she has paid beyond a lower price comes back, to each traveller her own. Returns how much, in minor units. */
async function giveDifference(tx: Transaction, { order, booking }: Asked, { verdict }: OfferedDate, now: Date): Promise<number> {
  if (!verdict.ok) return 0;
  const beyond = activeTravellers(booking).map(({ id, paidMinor }, index) => {
    const parts = verdict.parts[index];
    return { travellerId: id, amountMinor: parts ? Math.max(0, paidMinor - agreedPrice(parts)) : 0 };
  });
  const refundMinor = beyond.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  await takeOff(tx, beyond, now);
  await promiseRefund(tx, order, { amountMinor: refundMinor, reason: "cheaper_date", bookingId: booking.id, now });
  return refundMinor;
}

/** Takes the booking to another date, with its seats, price and cancellation table. */
async function moveBooking(
  tx: Transaction,
  asked: Asked,
  { date, actor, ...notice }: { date: OfferedDate; actor: AuditedActor } & NoticeContext,
): Promise<ChoiceOutcome> {
  const { order, booking } = asked;
  const { now } = notice;
  const going = activeTravellers(booking);
  const { departureId, startDate, endDate, timeZone, discountPercent, verdict } = date;
  if (!verdict.ok) return { ok: false, reason: "date_gone" };
  const seats = await moveSeats(
    tx,
    [
      { departureId: booking.departureId, seats: going.length },
      { departureId, startDate, seats: -going.length },
    ],
    now,
  );
  if (!seats.ok) return { ok: false, reason: "date_gone" };
  const refundMinor = await giveDifference(tx, asked, date, now);
  for (const [index, traveller] of going.entries()) {
    const parts = verdict.parts[index];
    if (parts)
      await tx
        .update(travellers)
        .set({ ...parts, agreedPriceMinor: agreedPrice(parts) })
        .where(eq(travellers.id, traveller.id));
  }
  const policy = cancellationPolicy({ startDate, timeZone }, booking.policy.feeMinor);
  await tx
    .update(bookings)
    .set({ departureId, startDate, endDate, timeZone, policy, ...(verdict.differenceMinor < 0 && { discountPercent }) })
    .where(eq(bookings.id, booking.id));
  await auditBooking(tx, actor, {
    action: "booking.moved",
    booking,
    details: { before: booking.startDate, after: startDate, refundMinor, currency: order.currency },
  });
  await wantNotice(tx, { orderId: order.id, bookingId: booking.id, kind: "departure_changed" }, notice);
  await promiseWhereReached(tx, [departureId], { ...notice, actor, toldOrder: order.id });
  return { ok: true, refundMinor };
}

/**
 * Carries out what a party has chosen, once. Who asks is its customer, or decides about bookings. A date that was shown and has gone, or
 * costs something else now, is refused, and nothing is done.
 */
export async function answerChoice(context: BookingContext, access: OrderAccess, wish: ChoiceWish): Promise<ChoiceOutcome> {
  const notice = { now: context.now(), enqueue: context.enqueue };
  return context.db.transaction(async (tx): Promise<ChoiceOutcome> => {
    const asked = await lockOrderOfBooking(tx, wish.bookingId);
    if (!asked || !mayChange(asked.order, access)) return { ok: false, reason: "not_found" };
    const { choice } = asked.booking;
    if (!choice || choice.answerBy <= notice.now) return { ok: false, reason: "answered" };
    const { actor } = access;
    if ("money" in wish.choice) return { ok: true, refundMinor: await giveMoneyBack(tx, asked, { ...notice, answer: "money", actor }) };
    const { departureId, differenceMinor } = wish.choice;
    const dates = await offeredDates(tx, asked, { settings: await readSettings(tx), now: notice.now });
    const date = dates.find((each) => each.departureId === departureId);
    if (!date?.verdict.ok || date.verdict.differenceMinor !== differenceMinor) return { ok: false, reason: "date_gone" };
    const moved = await moveBooking(tx, asked, { ...notice, date, actor });
    if (moved.ok) await settleChoice(tx, choice.id, "date", notice.now);
    return moved;
  });
}
