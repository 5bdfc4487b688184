/** An order with its bookings, travellers and ledger: what every verb about it reads, under the order's lock. */
import { asc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { may, type Actor } from "#app/features/people/access/actor.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { hashToken, sign } from "#app/platform/signature.server.ts";
import { currencies } from "#app/values/money.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { awaitsPayment, takesSeats } from "./booking-status.ts";
import { policySchema, type CancellationPolicy } from "./cancellation-policy.ts";
import { isUnpromised, paymentState, waitingFailures, type Money, type PaymentState } from "./payment-state.ts";

const { orders, bookings, travellers, payments, refunds, allocations } = schema;

/** What verbs about bookings use of the context. */
export type BookingContext = Pick<Context, "db" | "now" | "secret" | "enqueue">;
/** What those use that ask for a permission. */
export type StaffContext = BookingContext & Pick<Context, "actor" | "language" | "reading">;

type Row<Table extends { $inferSelect: unknown }> = Table["$inferSelect"];
/** `receivedMinor`: what has been spread over her; `paidMinor`: that less what was taken off again. */
export type LoadedTraveller = Row<typeof travellers> & { receivedMinor: number; paidMinor: number };
export type LoadedBooking = Omit<Row<typeof bookings>, "policy"> & { policy: CancellationPolicy; travellers: LoadedTraveller[] };
export type LoadedOrder = Omit<Row<typeof orders>, "currency"> & {
  currency: (typeof currencies)[number];
  /** That of the first booking: what a transfer quotes. */
  reference: string;
  bookings: LoadedBooking[];
  payments: Row<typeof payments>[];
  refunds: Row<typeof refunds>[];
};

/** Who asks for an order: somebody signed in, the browser whose cart it came from, or the bearer of its mailed link. */
export type OrderAccess = { actor?: Actor | undefined; cartId?: string | undefined; guestToken?: string | undefined };

/** The secret in a guest's link, made anew when a mail is rendered; the order keeps its hash. */
export const guestToken = (secret: string, orderId: string): string => sign(secret, "order", orderId);

type OwnedOrder = Pick<Row<typeof orders>, "customerId" | "guestTokenHash" | "cartId">;

/** True for whose order it is: her account's, her browser's, or that of the link in her mail. */
function isOwn(order: OwnedOrder, { actor, cartId, guestToken: token }: OrderAccess): boolean {
  if (actor && order.customerId === actor.id) return true;
  if (token && hashToken(token) === order.guestTokenHash) return true;
  // A customer's order is not open to whoever uses her browser after she has signed out.
  return order.customerId === null && cartId !== undefined && order.cartId === cartId;
}

/** True for those who may see the order: whose it is, and staff who read bookings. For everybody else it does not exist. */
export const mayUse = (order: OwnedOrder, access: OrderAccess): boolean => isOwn(order, access) || may(access.actor, "bookings.read");

/** True for those who may do with it what its customer may: staff only where they decide about bookings. */
export const mayChange = (order: OwnedOrder, access: OrderAccess): boolean => isOwn(order, access) || may(access.actor, "bookings.decide");

export const activeTravellers = (booking: LoadedBooking): LoadedTraveller[] =>
  booking.travellers.filter((traveller) => traveller.cancelledAt === null);

async function load(db: Queryable, row: Row<typeof orders>): Promise<LoadedOrder> {
  const bookingRows = await db.select().from(bookings).where(eq(bookings.orderId, row.id)).orderBy(asc(bookings.position));
  const ids = bookingRows.map((booking) => booking.id);
  const people = await db
    .select({
      traveller: travellers,
      receivedMinor: sql<number>`coalesce(sum(${allocations.amountMinor}) filter (where ${allocations.amountMinor} > 0), 0)`.mapWith(
        Number,
      ),
      paidMinor: sql<number>`coalesce(sum(${allocations.amountMinor}), 0)`.mapWith(Number),
    })
    .from(travellers)
    .leftJoin(allocations, eq(allocations.travellerId, travellers.id))
    .where(inArray(travellers.bookingId, ids))
    .groupBy(travellers.id)
    .orderBy(asc(travellers.position));
  return {
    ...row,
    currency: z.enum(currencies).parse(row.currency),
    reference: bookingRows[0]?.reference ?? "",
    bookings: bookingRows.map((booking) => ({
      ...booking,
      policy: policySchema.parse(booking.policy),
      travellers: people
        .filter(({ traveller }) => traveller.bookingId === booking.id)
        .map(({ traveller, ...money }) => ({ ...traveller, ...money })),
    })),
    payments: await db.select().from(payments).where(eq(payments.orderId, row.id)).orderBy(asc(payments.receivedAt), asc(payments.id)),
    refunds: await db.select().from(refunds).where(eq(refunds.orderId, row.id)).orderBy(asc(refunds.createdAt), asc(refunds.id)),
  };
}

/** The order for a page, or undefined where there is none or the asker may not see it. */
export async function readOrder(db: Queryable, orderId: string, access: OrderAccess): Promise<LoadedOrder | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row && mayUse(row, access) ? load(db, row) : undefined;
}

/** The same by the reference of any of its bookings. */
export async function readOrderByReference(db: Queryable, reference: string, access: OrderAccess): Promise<LoadedOrder | undefined> {
  const [row] = await db.select({ orderId: bookings.orderId }).from(bookings).where(eq(bookings.reference, reference));
  return row && readOrder(db, row.orderId, access);
}

/** The order for what the program does by itself: nobody asks, so nobody's permission is looked at. */
export async function findOrder(db: Queryable, orderId: string): Promise<LoadedOrder | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row && load(db, row);
}

/**
 * Locks an order until the transaction ends and reads it. All that changes bookings, travellers or money of an order does so under this
 * lock, taken before any departure's: so they follow one another, and never wait for each other in a circle.
 */
export async function lockOrder(tx: Transaction, orderId: string): Promise<LoadedOrder | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return row ? load(tx, row) : undefined;
}

/** The same by a booking of it. */
export async function lockOrderOfBooking(
  tx: Transaction,
  bookingId: string,
): Promise<{ order: LoadedOrder; booking: LoadedBooking } | undefined> {
  const [row] = await tx.select({ orderId: bookings.orderId }).from(bookings).where(eq(bookings.id, bookingId));
  const order = row && (await lockOrder(tx, row.orderId));
  const booking = order?.bookings.find((candidate) => candidate.id === bookingId);
  return order && booking ? { order, booking } : undefined;
}

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is asked of the order's travellers who have not cancelled, in bookings that are neither rejected nor expired. */
export function moneyOf(order: LoadedOrder): Money & { receivedMinor: number; state: PaymentState } {
  const going = order.bookings.filter((booking) => takesSeats(booking.status)).flatMap(activeTravellers);
  const everybody = order.bookings.flatMap((booking) => booking.travellers);
  const kept = order.refunds.filter((refund) => refund.status !== "failed" && !isUnpromised(refund));
  const receivedMinor = sumOf(order.payments.map((payment) => payment.amountMinor));
  const money: Money = {
    agreedMinor: sumOf(going.map((traveller) => traveller.agreedPriceMinor)),
    paidMinor: sumOf(going.map((traveller) => traveller.paidMinor)),
    surplusMinor: receivedMinor - sumOf(kept.map((refund) => refund.amountMinor)) - sumOf(everybody.map((each) => each.paidMinor)),
    refundsDueMinor: sumOf(kept.filter((refund) => refund.status === "due").map((refund) => refund.amountMinor)),
  };
  return { ...money, receivedMinor, state: paymentState(money) };
}

/** Refunds that the card's provider could not send and whose money still waits to be given back another way. */
export const failuresOf = (order: LoadedOrder): LoadedOrder["refunds"] =>
  waitingFailures(
    moneyOf(order).surplusMinor,
    order.refunds.filter(({ status }) => status === "failed"),
  );

/** The bookings of an order that wait for money. */
export const openBookings = (order: LoadedOrder): LoadedBooking[] => order.bookings.filter((booking) => awaitsPayment(booking.status));
