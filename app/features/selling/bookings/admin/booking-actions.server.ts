/** Carries out what a form of the booking's page asks for, and answers in the desk's words. */
import type { Actor } from "#app/features/people/access/actor.ts";
import { cancelQuoted, quoteCancellation, type Quote } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import type { BookingServices } from "#app/features/selling/bookings/order.server.ts";
import { recordPayment } from "#app/features/selling/bookings/payment/payments.server.ts";
import { acceptRefund, recordRefundSent, refundSurplus, rejectBooking } from "./decisions.server.ts";
import { dateInZone, startOfDay } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import type { BookingForm } from "./desk-form.server.ts";
import type { DeskError, DeskProblem, ShownQuote } from "./desk-form.ts";
import { amountToType } from "#app/values/typed-amount.ts";

/** Keys of bookingsDesk:done, with what they say. */
export type Done =
  | {
      key: "paid.confirmed" | "paid.part_paid" | "paid.seated_again" | "paid.refund_due" | "paid.surplus" | "paid.repeated";
      amountMinor: number;
    }
  | { key: "rejected" | "surplus" | "refundSent" | "accepted"; amountMinor?: number }
  | { key: "cancelled" | "cancelledBefore"; amountMinor: number };

export type DeskOutcome =
  | { ok: true; done: Done }
  | { ok: true; quote: ShownQuote; values?: Record<string, string>; problem?: DeskProblem }
  | { ok: false; errors: Record<string, DeskError>; quote?: ShownQuote }
  | { ok: false; problem: DeskProblem };

type Desk = { services: BookingServices; actor: Actor; booking: { id: string; orderId: string; currency: Currency }; timeZone: string };
type FormOf<Intent extends BookingForm["intent"]> = Extract<BookingForm, { intent: Intent }>;

async function pay({ services, actor, booking, timeZone }: Desk, form: FormOf<"pay">): Promise<DeskOutcome> {
  const now = services.now();
  if (form.received > dateInZone(now, timeZone)) return { ok: false, errors: { received: "dateAhead" } };
  const outcome = await recordPayment(services, actor, {
    orderId: booking.orderId,
    amountMinor: form.amount,
    currency: booking.currency,
    providerReference: form.reference,
    receivedAt: startOfDay(form.received, timeZone),
  });
  if (!outcome.ok) return { ok: false, problem: outcome.reason };
  return { ok: true, done: { key: `paid.${outcome.result}`, amountMinor: form.amount } };
}

const shownQuote = ({ id, by, percent, feeMinor, refundMinor, validUntil, lines }: Quote): ShownQuote => ({
  id,
  by,
  percent,
  feeMinor,
  refundMinor,
  validUntil: validUntil.toISOString(),
  lines,
});

type Wish = { by: "customer" | "agency"; traveller: string[] };

async function quote({ services, actor, booking }: Desk, { by, traveller }: Wish): Promise<DeskOutcome> {
  const outcome = await quoteCancellation(services, { actor }, { bookingId: booking.id, travellers: traveller, by });
  return outcome.ok ? { ok: true, quote: shownQuote(outcome.quote) } : { ok: false, problem: outcome.reason };
}

async function cancel(desk: Desk, form: FormOf<"cancel">): Promise<DeskOutcome> {
  const { services, actor } = desk;
  const outcome = await cancelQuoted(services, { actor }, { quoteId: form.quote, reason: form.reason, refundMinor: form.refund });
  if (outcome.ok) return { ok: true, done: { key: outcome.repeated ? "cancelledBefore" : "cancelled", amountMinor: outcome.refundMinor } };
  if (outcome.reason !== "quote_outdated" && outcome.reason !== "amount") return { ok: false, problem: outcome.reason };
  // What holds now is shown, and asked again.
  const again = await quote(desk, form);
  if (!again.ok || !("quote" in again)) return again;
  if (outcome.reason === "amount") return { ok: false, errors: { refund: "less" }, quote: again.quote };
  return { ...again, problem: "quote_outdated", values: { reason: form.reason, refund: amountToType(again.quote.refundMinor) } };
}

/** Does what the form asks for. */
export async function doAtDesk(desk: Desk, form: BookingForm): Promise<DeskOutcome> {
  const { services, actor, booking } = desk;
  switch (form.intent) {
    case "pay":
      return pay(desk, form);
    case "quote":
      return quote(desk, form);
    case "cancel":
      return cancel(desk, form);
    case "reject": {
      const outcome = await rejectBooking(services, actor, booking.id);
      return outcome.ok ? { ok: true, done: { key: "rejected" } } : { ok: false, problem: outcome.reason };
    }
    case "surplus": {
      const outcome = await refundSurplus(services, actor, booking.orderId);
      return outcome.ok ? { ok: true, done: { key: "surplus" } } : { ok: false, problem: outcome.reason };
    }
    case "accept": {
      const outcome = await acceptRefund(services, actor, form.refund);
      return outcome.ok ? { ok: true, done: { key: "accepted" } } : { ok: false, problem: outcome.reason };
    }
    case "refund": {
      const outcome = await recordRefundSent(services, actor, { refundId: form.refund, providerReference: form.reference });
      return outcome.ok ? { ok: true, done: { key: "refundSent" } } : { ok: false, problem: outcome.reason };
    }
  }
}
