/** Carries out what a form of the booking's page asks for, and answers in the staff's words. */
import { data, redirect } from "react-router";
import { adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { cancelQuoted, quoteCancellation, type Quote } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { recordPayment } from "#app/features/selling/bookings/payment/payments.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { parseForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import { dateInZone, startOfDay } from "#app/values/calendar-date.ts";
import { amountToType } from "#app/values/typed-amount.ts";
import { adminBookingPath } from "./booking-list.ts";
import type { AdminBooking } from "./booking-page.server.ts";
import { acceptRefund, recordRefundSent, refundSurplus, rejectBooking } from "./decisions.server.ts";
import { bookingFormSchema, quotedAgainSchema, type BookingForm } from "./admin-form.server.ts";
import { adminErrors, type AdminAnswer, type AdminError, type AdminProblem, type ShownQuote } from "./admin-form.ts";

/** Keys of bookingsAdmin:done, with what they say. */
type Done =
  | {
      key: "paid.confirmed" | "paid.part_paid" | "paid.seated_again" | "paid.refund_due" | "paid.surplus" | "paid.repeated";
      amountMinor: number;
    }
  | { key: "rejected" | "surplus" | "refundSent" | "accepted"; amountMinor?: number }
  | { key: "cancelled" | "cancelledBefore"; amountMinor: number };

type Outcome =
  | { ok: true; done: Done }
  | { ok: true; quote: ShownQuote }
  | { ok: false; errors: Record<string, AdminError>; quote?: ShownQuote }
  | { ok: false; problem: AdminProblem; quote?: ShownQuote };

type Booking = Pick<AdminBooking, "id" | "orderId" | "currency" | "reference">;
type FormOf<Intent extends BookingForm["intent"]> = Extract<BookingForm, { intent: Intent }>;

async function pay(context: RequestContext, booking: Booking, form: FormOf<"pay">): Promise<Outcome> {
  const { timeZone } = adminClock(context);
  if (form.received > dateInZone(context.now(), timeZone)) return { ok: false, errors: { received: "dateAhead" } };
  const outcome = await recordPayment(context, {
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
type QuoteOutcome = { ok: true; quote: ShownQuote } | { ok: false; problem: AdminProblem };

async function quote(context: RequestContext, booking: Booking, { by, traveller }: Wish): Promise<QuoteOutcome> {
  const outcome = await quoteCancellation(context, { actor: context.actor }, { bookingId: booking.id, travellers: traveller, by });
  return outcome.ok ? { ok: true, quote: shownQuote(outcome.quote) } : { ok: false, problem: outcome.reason };
}

async function cancel(context: RequestContext, booking: Booking, form: FormOf<"cancel">): Promise<Outcome> {
  const outcome = await cancelQuoted(
    context,
    { actor: context.actor },
    { quoteId: form.quote, reason: form.reason, refundMinor: form.refund },
  );
  if (outcome.ok) return { ok: true, done: { key: outcome.repeated ? "cancelledBefore" : "cancelled", amountMinor: outcome.refundMinor } };
  if (outcome.reason !== "quote_outdated" && outcome.reason !== "amount") return { ok: false, problem: outcome.reason };
  // What holds now is shown, and asked again.
  const again = await quote(context, booking, form);
  if (!again.ok) return again;
  if (outcome.reason === "amount") return { ok: false, errors: { refund: "less" }, quote: again.quote };
  return { ok: false, problem: "quote_outdated", quote: again.quote };
}

const decided = (outcome: Awaited<ReturnType<typeof rejectBooking>>, key: "rejected" | "surplus" | "refundSent" | "accepted"): Outcome =>
  outcome.ok ? { ok: true, done: { key } } : { ok: false, problem: outcome.reason };

/** Each verb asks for a permission of its own. */
async function carryOut(context: RequestContext, booking: Booking, form: BookingForm): Promise<Outcome> {
  switch (form.intent) {
    case "pay":
      return pay(context, booking, form);
    case "quote":
      return quote(context, booking, form);
    case "cancel":
      return cancel(context, booking, form);
    case "reject":
      return decided(await rejectBooking(context, booking.id), "rejected");
    case "surplus":
      return decided(await refundSurplus(context, booking.orderId), "surplus");
    case "accept":
      return decided(await acceptRefund(context, form.refund), "accepted");
    case "refund":
      return decided(await recordRefundSent(context, { refundId: form.refund, providerReference: form.reference }), "refundSent");
  }
}

function tellDone(context: RequestContext, { currency }: Booking, { key, amountMinor = 0 }: Done): void {
  const t = translator(context.language);
  const amount = formatsFor(context.language).amount(amountMinor, currency);
  setFlash(context, {
    kind: "success",
    title: t(`bookingsAdmin:done.${key}.title`),
    text: t(`bookingsAdmin:done.${key}.text`, { amount }),
  });
}

/** Does one thing and shows the page anew, or says what was wrong with what was typed, or what cancelling would give back. */
export async function answerBookingForm(context: RequestContext, booking: Booking, sent: FormData) {
  const read = parseForm(sent, bookingFormSchema);
  if (!read.ok) {
    // The refund that was shown stays shown: it is asked for anew.
    const before = parseForm(sent, quotedAgainSchema);
    const shown = before.ok ? await quote(context, booking, before.value) : undefined;
    return refuseFields(context, { ...read, ...(shown?.ok && { quote: shown.quote }) }, adminErrors);
  }
  const { form, result } = read;
  const outcome = await carryOut(context, booking, read.value);
  if (outcome.ok && "done" in outcome) {
    tellDone(context, booking, outcome.done);
    return redirect(localPath(context.language, adminBookingPath(booking.reference)), 303);
  }
  if (outcome.ok) return data({ at: context.now().toISOString(), form, result, quote: outcome.quote } satisfies AdminAnswer);
  const shown = outcome.quote && { quote: outcome.quote };
  if ("errors" in outcome) return refuse(context, { ...wrongAt({ form, result }, outcome.errors), ...shown });
  const { problem } = outcome;
  // What comes back now stands in the field, not what was typed when it was another amount.
  const again = outcome.quote && { ...result, initialValue: { ...result.initialValue, refund: amountToType(outcome.quote.refundMinor) } };
  return refuse(context, { form, result: again ?? result, problem, ...shown }, problem === "not_found" ? 404 : 409);
}
