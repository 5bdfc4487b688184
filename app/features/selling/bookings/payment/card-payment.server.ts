/** Paying an order by card: to the provider's page and back, and the other way to pay where that does not work. */
import { submitCheckout, type Submission, type SubmitOutcome } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { readOrder, type OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import type { PaymentGateway, PaymentPage } from "#app/platform/payment-gateway.server.ts";
import { gatewayOf } from "#app/platform/stripe-gateway.server.ts";
import {
  awaitsCard,
  keepPage,
  settleOrderPages,
  settlePage,
  wantPage,
  type CardContext,
  type PageNews,
  type WantedPage,
} from "./card-pages.server.ts";

export type BeginOutcome =
  /** Where the buyer pays. */
  | { ok: true; address: string }
  /** There is nothing to pay: it is paid, or the provider is about to say so. */
  | { ok: true; address: undefined; news: "paid" | "processing" }
  /** `away`: the provider did not make the page; the seats stay held. `not_possible`: no seats are held for a card payment. */
  | { ok: false; reason: "not_possible" | "away" };

/** The page as the provider has it. Sent again, also after a crash, it is the same page. */
async function openPage(context: CardContext, gateway: PaymentGateway, { row, request }: WantedPage): Promise<PaymentPage | undefined> {
  const answer = await (row.pageId ? gateway.readPage(row.pageId) : gateway.createPage(request));
  if (!answer.ok) {
    context.log.warn({ orderId: request.orderId, code: answer.code }, "no payment page: the provider did not give one");
    return undefined;
  }
  if (!row.pageId) await keepPage(context, row, answer.value);
  return answer.value;
}

/**
 * The address of the payment page of an order that was submitted for a card: one page for one order and price, however often it is asked for.
 * Pages of an earlier price are closed first, so that an order is not paid twice.
 */
export async function beginCardPayment(context: CardContext, access: OrderAccess, orderId: string): Promise<BeginOutcome> {
  const gateway = gatewayOf(context.env);
  if (!gateway) return { ok: false, reason: "away" };
  // A page that has ended at the provider meanwhile is replaced by one more.
  for (let tries = 0; tries < 2; tries++) {
    const wanted = await wantPage(context, access, orderId);
    if (!wanted) return { ok: false, reason: "not_possible" };
    for (const row of wanted.outdated) {
      const news = await settlePage(context, gateway, row, { close: true });
      if (news === "paid" || news === "processing") return { ok: true, address: undefined, news };
    }
    const page = await openPage(context, gateway, wanted);
    if (!page) return { ok: false, reason: "away" };
    if (page.state === "open" && page.url) return { ok: true, address: page.url };
    const news = await settlePage(context, gateway, { ...wanted.row, pageId: page.id });
    if (news === "paid" || news === "processing") return { ok: true, address: undefined, news };
    if (news === "away") return { ok: false, reason: "away" };
  }
  return { ok: false, reason: "away" };
}

/** How a payment stands for whoever comes back from its page: the provider is asked once, nobody waits for its event. */
export async function lookAtPayment(context: CardContext, orderId: string): Promise<PageNews> {
  return settleOrderPages(context, orderId);
}

/**
 * Submits an order once more as it was submitted, for another way to pay or after its hold has ended: the seats are held anew if there is room.
 * A page on which it could be paid by card is closed first; if it has been paid there meanwhile, that counts.
 */
export async function submitAgain(
  context: CardContext,
  access: OrderAccess,
  again: { orderId: string; method: Submission["method"] },
): Promise<SubmitOutcome> {
  const before = await readOrder(context.db, again.orderId, access);
  if (!before?.submittedAt) return { ok: false, reason: "not_found" };
  await settleOrderPages(context, again.orderId, { close: true });
  const order = await readOrder(context.db, again.orderId, access);
  if (!order?.contactName || !order.contactEmail || !order.termsVersion) return { ok: false, reason: "not_found" };
  const people = order.bookings.flatMap((booking) => booking.travellers);
  return submitCheckout(context, access, {
    ...again,
    idempotencyKey: crypto.randomUUID(),
    expectedTotalMinor: people.reduce((sum, each) => sum + each.agreedPriceMinor, 0),
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    termsVersion: order.termsVersion,
    parties: order.bookings.map((booking) =>
      booking.travellers.map(({ name, diet, accessNeeds }) => ({ name: name ?? "", diet, accessNeeds })),
    ),
  });
}

/** Goes on paying by card: on the page there is, or after its hold has ended on a new one if there is room. */
export async function payAgain(
  context: CardContext,
  access: OrderAccess,
  orderId: string,
): Promise<BeginOutcome | Exclude<SubmitOutcome, { ok: true }>> {
  const order = await readOrder(context.db, orderId, access);
  if (order && awaitsCard(order, context.now())) return beginCardPayment(context, access, orderId);
  const submitted = await submitAgain(context, access, { orderId, method: "card" });
  return submitted.ok ? beginCardPayment(context, access, submitted.orderId) : submitted;
}
