/** Card refunds: promised in the ledger by other verbs, sent here through the provider, and followed until they have arrived or failed. */
import { and, asc, eq } from "drizzle-orm";
import { auditBooking } from "#app/features/selling/bookings/booking-changes.server.ts";
import { lockOrder, type LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import type { ProviderRefund } from "#app/platform/payment-gateway.server.ts";
import { gatewayOf } from "#app/platform/stripe-gateway.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { receivePage, type CardContext } from "./card-pages.server.ts";

const { refunds, payments, paymentEvents } = schema;
const provider = "stripe";
const perRun = 100;

type Refund = LoadedOrder["refunds"][number];

/** Notes what has become of a refund of ours. A failed one is a to-do for staff: its money counts as too much paid again (`surplus` of the ledger). */
async function noteRefund(
  tx: Transaction,
  order: LoadedOrder,
  refund: Refund,
  news: { reference?: string; state: "sent" | "failed"; code?: string; now: Date },
) {
  const { reference, state, code, now } = news;
  // What has failed does not come right by itself, and what was sent is sent.
  if (refund.status === "failed" || (refund.status === "sent" && state === "sent")) return;
  await tx
    .update(refunds)
    .set({ status: state, sentAt: state === "sent" ? now : null, providerReference: reference ?? refund.providerReference })
    .where(eq(refunds.id, refund.id));
  const id = refund.bookingId ?? order.bookings[0]?.id;
  const action = state === "sent" ? "booking.refund-sent" : "booking.refund-failed";
  const { amountMinor, currency } = refund;
  if (id) await auditBooking(tx, "program", { action, booking: { id }, details: { amountMinor, currency, ...(code && { code }) } });
}

async function noteById({ db }: CardContext, refundId: string, news: Parameters<typeof noteRefund>[3]): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
    const order = row && (await lockOrder(tx, row.orderId));
    const refund = order?.refunds.find(({ id }) => id === refundId);
    if (order && refund) await noteRefund(tx, order, refund, news);
  });
}

/**
 * Sends the refunds that are due to the provider, each once whatever happens between the steps. One that the provider refuses is failed;
 * where it does not answer they stay due for the next run. Returns how many were sent.
 */
export async function sendCardRefunds(context: CardContext): Promise<number> {
  const gateway = gatewayOf(context.env);
  if (!gateway) return 0;
  const { db, log, now } = context;
  const due = await db
    .select({ refundId: refunds.id, paymentReference: payments.providerReference, amountMinor: refunds.amountMinor })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.provider, provider), eq(refunds.status, "due")))
    .orderBy(asc(refunds.createdAt))
    .limit(perRun);
  let sent = 0;
  for (const refund of due) {
    const answer = await gateway.refund(refund);
    if (!answer.ok && answer.reason === "away") {
      log.warn({ refund: refund.refundId, code: answer.code }, "refund not sent: the payment provider is away, it is tried again");
      break;
    }
    const news = answer.ok ? answer.value : { state: "failed" as const, code: answer.code };
    await noteById(context, refund.refundId, { ...news, now: now() });
    if (news.state === "sent") sent++;
    else log.error({ refund: refund.refundId }, "refund failed: staff must send it another way");
  }
  return sent;
}

/**
 * Staff refunded at the provider: it is a refund of ours that was still to be sent, or money beyond the price (also of a refund that had failed). What
 * nobody had promised stands in the ledger too, and waits for a decision with the staff: the booking stays as it is until then.
 */
async function noteOutsider(tx: Transaction, order: LoadedOrder, told: ProviderRefund, now: Date): Promise<void> {
  const { reference, amountMinor, state } = told;
  const [first] = order.bookings;
  const payment = order.payments.find((each) => each.provider === provider && each.providerReference === told.paymentReference);
  if (!first || !payment) return;
  const { currency } = payment;
  const ofPayment = order.refunds.filter((refund) => refund.provider === provider && refund.paymentId === payment.id);
  // One that a later promise has taken a part of stands in several rows.
  const known = ofPayment.filter(
    (refund) => refund.providerReference === reference || refund.providerReference?.startsWith(`${reference}/`),
  );
  for (const refund of known) await noteRefund(tx, order, refund, { state, now });
  if (known.length > 0 || state === "failed") return;
  if (told.currency !== currency) return unexpected(tx, first, told);
  const waiting = ofPayment.find((refund) => refund.status === "due" && refund.amountMinor === amountMinor);
  if (waiting) return noteRefund(tx, order, waiting, { reference, state, now });
  const covered = order.money.surplusMinor >= amountMinor;
  await tx.insert(refunds).values({
    orderId: order.id,
    paymentId: payment.id,
    amountMinor,
    currency,
    provider,
    providerReference: reference,
    reason: covered ? "surplus" : "outside",
    status: "sent",
    createdAt: now,
    sentAt: now,
  });
  if (!covered) return unexpected(tx, first, told);
  await auditBooking(tx, "program", { action: "booking.refund-sent", booking: first, details: { amountMinor, currency } });
}

const unexpected = (tx: Transaction, booking: { id: string }, { amountMinor, currency }: ProviderRefund) =>
  auditBooking(tx, "program", { action: "booking.refund-unexpected", booking, details: { amountMinor, currency } });

export type RefundNews = "noted" | "repeated" | "unknown" | "away";

/**
 * The provider tells of a refund: of ours, or of one that staff made there. Where the payment it belongs to has not been told yet, that is
 * asked for and taken first: events come in any order. Each counts once.
 */
export async function takeRefundNews(
  context: CardContext,
  event: { id: string; type: string; at: Date },
  told: ProviderRefund,
): Promise<RefundNews> {
  const { db } = context;
  const paymentReference = told.paymentReference;
  if (!paymentReference) return "unknown";
  const isIt = and(eq(payments.provider, provider), eq(payments.providerReference, paymentReference));
  let [payment] = await db.select({ orderId: payments.orderId }).from(payments).where(isIt);
  if (!payment) {
    const found = await gatewayOf(context.env)?.findPage(paymentReference);
    if (found && !found.ok && found.reason === "away") return "away";
    if (!found?.ok || !found.value) return "unknown";
    await receivePage(context, { id: `read:${found.value.id}`, type: "page.read", at: context.now() }, found.value);
    [payment] = await db.select({ orderId: payments.orderId }).from(payments).where(isIt);
  }
  if (!payment) return "unknown";
  const { orderId } = payment;
  return db.transaction(async (tx): Promise<RefundNews> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return "unknown";
    const now = context.now();
    const [added] = await tx
      .insert(paymentEvents)
      .values({ provider, eventId: event.id, type: event.type, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId });
    if (!added) return "repeated";
    const own = order.refunds.find(({ id }) => id === told.refundId);
    if (own) await noteRefund(tx, order, own, { reference: told.reference, state: told.state, now });
    else await noteOutsider(tx, order, told, now);
    return "noted";
  });
}

/**
 * The provider tells that something of a payment was refunded, and not what: its refunds are asked for and taken one by one. Each counts once, also where its
 * own event comes as well.
 */
export async function takeChargeNews(
  context: CardContext,
  event: { id: string; type: string; at: Date },
  paymentReference: string,
): Promise<RefundNews> {
  const found = await gatewayOf(context.env)?.listRefunds(paymentReference);
  if (!found?.ok) return "away";
  for (const refund of found.value)
    if ((await takeRefundNews(context, { ...event, id: `${event.id}:${refund.reference}` }, refund)) === "away") return "away";
  return "noted";
}
