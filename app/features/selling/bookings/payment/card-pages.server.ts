/**
 * Payment pages of orders: which one an order needs, and what has become of each. What the provider says about a page is taken by one verb,
 * whether an event tells it, the buyer comes back, or the clock asks.
 */
import crypto from "node:crypto";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Context } from "#app/features/people/access/context.server.ts";
import { z } from "zod";
import { paymentPagePath } from "#app/features/selling/bookings/booking-address.ts";
import { minutesLater } from "#app/features/selling/bookings/booking-window.ts";
import { prolongHold } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import {
  guestToken,
  lockOrder,
  mayChange,
  type BookingContext,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { defaultLanguage, isLanguage, localPath } from "#app/i18n/languages.ts";
import type { PageRequest, PaymentGateway, PaymentPage } from "#app/platform/payment-gateway.server.ts";
import { gatewayOf } from "#app/platform/stripe-gateway.server.ts";
import { isCurrency } from "#app/values/money.ts";
import { schema, type Database, type Transaction } from "#db/database.server.ts";
import { receiveCardPayment, type PaymentOutcome } from "./payments.server.ts";

const { paymentPages, bookings, orders } = schema;

export type CardContext = BookingContext & Pick<Context, "env" | "log">;
export type PageRow = typeof paymentPages.$inferSelect;

/** The provider takes no page that ends sooner, and none that ends later than a day ahead. */
const shortestMinutes = 30;
const longestMinutes = 23 * 60;
/** What a buyer needs to pay in peace. */
const peacefulMinutes = 15;
/** For trying again after the provider did not answer: the same request must still be one that it takes. */
const spareMinutes = 10;

/** True while the seats of a submitted card order are held. */
export const awaitsCard = (order: LoadedOrder, now: Date): boolean =>
  order.submittedAt !== null &&
  order.method === "card" &&
  order.bookings.every((booking) => booking.status === "ON_HOLD" && booking.holdExpiresAt > now);

/** The page of an order where its buyer comes back to: for a guest with the secret of her link, also in another browser. */
export function paymentPath(
  { secret }: Pick<BookingContext, "secret">,
  order: { id: string; reference: string; language: string; guest: boolean },
) {
  const language = isLanguage(order.language) ? order.language : defaultLanguage;
  return localPath(language, paymentPagePath(order.reference, order.guest ? guestToken(secret, order.id) : undefined));
}

type Wish = Omit<PageRequest, "idempotencyKey" | "expiresAt">;

/** One line for each trip and price, so that what the provider charges is the sum that was shown. */
function wishOf(context: CardContext, order: LoadedOrder): Wish {
  const lines = order.bookings.flatMap((booking) => {
    const amounts = [...new Set(booking.travellers.map((traveller) => traveller.agreedPriceMinor))];
    return amounts.map((amountMinor) => ({
      name: `${booking.tourTitle}, ${booking.startDate}`,
      amountMinor,
      quantity: booking.travellers.filter((traveller) => traveller.agreedPriceMinor === amountMinor).length,
    }));
  });
  const back = new URL(paymentPath(context, { ...order, guest: order.customerId === null }), context.env.origin).href;
  const { id: orderId, reference, currency, language, contactEmail } = order;
  return { orderId, reference, currency, lines, email: contactEmail ?? "", language, successUrl: back, cancelUrl: back };
}

/** The page that an order needs now, and those that it needs no more and that must be closed first. */
export type WantedPage = { row: PageRow; request: PageRequest; outdated: PageRow[] };

/**
 * Notes the page that an order is to be paid on: the one it has, while it is the same price and still good; else a new one. Where little
 * is left of the hold, it gets its one extension: she is paying. A page may end later than the hold; it is closed with it (`settlePages`). Undefined where no seats are held for a card payment.
 */
export async function wantPage(context: CardContext, access: OrderAccess, orderId: string): Promise<WantedPage | undefined> {
  const now = context.now();
  return context.db.transaction(async (tx): Promise<WantedPage | undefined> => {
    const order = await lockOrder(tx, orderId);
    const [first] = order?.bookings ?? [];
    if (!order || !first || !mayChange(order, access) || !awaitsCard(order, now)) return undefined;
    const short = first.holdExpiresAt < minutesLater(now, peacefulMinutes);
    const heldUntil = short && !first.holdExtended ? await prolongHold(tx, access, first) : first.holdExpiresAt;
    const wish = wishOf(context, order);
    const fingerprint = crypto.createHash("sha256").update(JSON.stringify(wish)).digest("base64url");
    const open = await openPages(tx, orderId);
    // One that was never made can still be, while its end is far enough ahead.
    const isGood = (row: PageRow) => row.expiresAt > minutesLater(now, row.pageId ? 0 : shortestMinutes);
    const current =
      open.find((row) => row.fingerprint === fingerprint && isGood(row)) ?? (await insertPage(tx, order, { fingerprint, heldUntil, now }));
    return {
      row: current,
      request: { ...wish, idempotencyKey: current.id, expiresAt: current.expiresAt },
      outdated: open.filter((row) => row.id !== current.id),
    };
  });
}

const openPages = (db: Pick<Transaction, "select">, orderId: string): Promise<PageRow[]> =>
  db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.orderId, orderId), isNull(paymentPages.closedAt)))
    .orderBy(desc(paymentPages.createdAt), desc(paymentPages.id));

async function insertPage(
  tx: Transaction,
  order: LoadedOrder,
  { fingerprint, heldUntil, now }: { fingerprint: string; heldUntil: Date; now: Date },
) {
  const soonest = minutesLater(now, shortestMinutes + spareMinutes);
  const expiresAt = new Date(Math.min(Math.max(heldUntil.getTime(), soonest.getTime()), minutesLater(now, longestMinutes).getTime()));
  const amountMinor = order.bookings.flatMap((booking) => booking.travellers).reduce((sum, each) => sum + each.agreedPriceMinor, 0);
  const [row] = await tx
    .insert(paymentPages)
    .values({ orderId: order.id, fingerprint, amountMinor, expiresAt, createdAt: now, lookedAt: now })
    .returning();
  if (!row) throw new Error("The payment page that was just noted is not there.");
  return row;
}

/** Notes that the provider has made the page. */
export async function keepPage({ db }: CardContext, row: PageRow, page: PaymentPage): Promise<void> {
  await db
    .update(paymentPages)
    .set({ pageId: page.id, url: page.url ?? null })
    .where(and(eq(paymentPages.id, row.id), isNull(paymentPages.closedAt)));
}

/** Nothing more can come of it. Its address goes: it is of no use to anybody. */
export async function markClosed({ db, now }: CardContext, which: { id: string } | { pageId: string }): Promise<void> {
  const isIt = "id" in which ? eq(paymentPages.id, which.id) : eq(paymentPages.pageId, which.pageId);
  await db
    .update(paymentPages)
    .set({ closedAt: now(), url: null })
    .where(and(isIt, isNull(paymentPages.closedAt)));
}

/**
 * Takes the money of a page that is paid, once, whoever tells of it. What the provider says counts, not what we asked for: another amount
 * is booked as what it is, another currency is refused and stands in the log.
 */
export async function receivePage(
  context: CardContext,
  told: { id: string; type: string; at: Date },
  page: PaymentPage,
): Promise<PaymentOutcome> {
  const [row] = await context.db.select({ orderId: paymentPages.orderId }).from(paymentPages).where(eq(paymentPages.pageId, page.id));
  const orderId = row?.orderId ?? z.uuid().safeParse(page.orderId).data;
  if (!orderId || !page.payment) return { ok: false, reason: "not_found" };
  const { reference: providerReference, amountMinor, currency } = page.payment;
  const outcome: PaymentOutcome = isCurrency(currency)
    ? await receiveCardPayment(context, told, { orderId, amountMinor, currency, providerReference, receivedAt: told.at })
    : { ok: false, reason: "wrong_currency" };
  if (outcome.ok) await markClosed(context, { pageId: page.id });
  // Another shop may share the provider's account: its orders are nothing to us.
  else if (outcome.reason !== "not_found")
    context.log.error(
      { orderId, payment: providerReference, amountMinor, currency, reason: outcome.reason },
      "card payment not booked: look at it at the provider",
    );
  return outcome;
}

export type PageNews = "paid" | "open" | "processing" | "over" | "away";

/** Asks the provider how a page stands (`close`: and ends it), and takes what was paid there. */
export async function settlePage(context: CardContext, gateway: PaymentGateway, row: PageRow, { close = false } = {}): Promise<PageNews> {
  const { pageId } = row;
  if (!pageId) {
    // Nobody has been sent there: if it was made at all, its address was lost.
    if (close) await markClosed(context, row);
    return "over";
  }
  const answer = await (close ? gateway.closePage(pageId) : gateway.readPage(pageId));
  if (!answer.ok) {
    context.log.warn({ pageId, code: answer.code }, "the payment provider did not tell how a page stands");
    if (answer.reason === "away") return "away";
    await markClosed(context, row);
    return "over";
  }
  const { value: page } = answer;
  if (page.state === "paid") {
    await receivePage(context, { id: `read:${pageId}`, type: "page.read", at: context.now() }, page);
    return "paid";
  }
  if (page.state === "over") await markClosed(context, row);
  return page.state;
}

/** Asks about all pages of an order that are not closed, the newest first. The best news counts. */
export async function settleOrderPages(context: CardContext, orderId: string, options: { close?: boolean } = {}): Promise<PageNews> {
  const gateway = gatewayOf(context.env);
  let news: PageNews = "over";
  if (!gateway) return news;
  for (const row of await openPages(context.db, orderId)) {
    const found = await settlePage(context, gateway, row, options);
    if (found === "paid") return found;
    if (news === "over") news = found;
  }
  return news;
}

const perRun = 100;

/** A page is wanted while the seats of its order are held for it, and no newer page has taken its place. */
async function isWanted(db: Database, row: PageRow, now: Date): Promise<boolean> {
  if (row.expiresAt <= now) return false;
  const [order] = await db.select({ method: orders.method }).from(orders).where(eq(orders.id, row.orderId));
  const held = await db
    .select({ status: bookings.status, until: bookings.holdExpiresAt })
    .from(bookings)
    .where(eq(bookings.orderId, row.orderId));
  const [newest] = await openPages(db, row.orderId);
  return order?.method === "card" && newest?.id === row.id && held.every(({ status, until }) => status === "ON_HOLD" && until > now);
}

/**
 * Looks at pages that are not closed: takes what was paid where no event told of it, and ends those that must not be paid any more, with the
 * hold or instead of it. What cannot be asked now is asked the next time. Returns how many were looked at.
 */
export async function settlePages(context: CardContext): Promise<number> {
  const gateway = gatewayOf(context.env);
  if (!gateway) return 0;
  const { db } = context;
  const now = context.now();
  const rows = await db.select().from(paymentPages).where(isNull(paymentPages.closedAt)).orderBy(asc(paymentPages.lookedAt)).limit(perRun);
  let done = 0;
  for (const row of rows) {
    if ((await settlePage(context, gateway, row, { close: !(await isWanted(db, row, now)) })) === "away") break;
    done++;
  }
  const looked = rows.slice(0, done).map(({ id }) => id);
  if (done > 0) await db.update(paymentPages).set({ lookedAt: now }).where(inArray(paymentPages.id, looked));
  return done;
}
