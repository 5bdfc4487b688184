/** An order with its bookings, travellers and ledger: what every verb about it reads, under the order's lock. */
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { may, type Actor } from "#app/features/people/access/actor.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { hashToken, sign } from "#app/platform/signature.server.ts";
import { currencies } from "#app/values/money.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { awaitsPayment } from "./booking-status.ts";
import { policySchema, type CancellationPolicy } from "./cancellation-policy.ts";
import { bookingMoney, paidByTraveller, received, receivedForTraveller } from "./ledger.server.ts";
import { paymentState, waitingFailures, type Money, type PaymentState } from "./payment-state.ts";

const { orders, bookings, travellers, payments, refunds, tours, departures, departureChoices } = schema;

/** What verbs about bookings use of the context. */
export type BookingContext = Pick<Context, "db" | "now" | "secret" | "enqueue">;
/** What those use that ask for a permission. */
export type StaffContext = BookingContext & Pick<Context, "actor" | "language" | "reading">;

type Row<Table extends { $inferSelect: unknown }> = Table["$inferSelect"];
/** `receivedMinor`: what has been spread over her; `paidMinor`: that less what was taken off again. */
export type LoadedTraveller = Row<typeof travellers> & { receivedMinor: number; paidMinor: number };
/** `agreedMinor` and `paidMinor`: of those who travel or are to. `isDemo`: of a tour of the demo catalogue. `cutOffDays`: the departure's own, where it has one.
 * `cancelled`: why its departure does not take place; `choice`: what its party is asked then and has not answered. */
export type LoadedBooking = Omit<Row<typeof bookings>, "policy"> &
  Pick<Money, "agreedMinor" | "paidMinor"> & {
    policy: CancellationPolicy;
    travellers: LoadedTraveller[];
    isDemo: boolean;
    cutOffDays: number | null;
    cancelled: { reason: string } | undefined;
    choice: Row<typeof departureChoices> | undefined;
  };
export type LoadedOrder = Omit<Row<typeof orders>, "currency"> & {
  currency: (typeof currencies)[number];
  /** That of the first booking: what a transfer quotes. */
  reference: string;
  /** Of all its bookings, as it stood when the order was read. */
  money: Money & { receivedMinor: number; state: PaymentState };
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

/** The secret that the links of its pages carry on: the right one that was brought, or a guest's own, who may return without her cookie. */
export function linkToken(
  { secret }: Pick<BookingContext, "secret">,
  order: OwnedOrder & { id: string },
  access: OrderAccess,
): string | undefined {
  const { guestToken: token } = access;
  if (token && hashToken(token) === order.guestTokenHash) return token;
  return order.customerId === null && isOwn(order, access) ? guestToken(secret, order.id) : undefined;
}

/** True for those who may see the order: whose it is, and staff who read bookings. For everybody else it does not exist. */
export const mayUse = (order: OwnedOrder, access: OrderAccess): boolean => isOwn(order, access) || may(access.actor, "bookings.read");

/** True for those who may do with it what its customer may: staff only where they decide about bookings. */
export const mayChange = (order: OwnedOrder, access: OrderAccess): boolean => isOwn(order, access) || may(access.actor, "bookings.decide");

export const activeTravellers = (booking: LoadedBooking): LoadedTraveller[] =>
  booking.travellers.filter((traveller) => traveller.cancelledAt === null);

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What parties of the order are asked still. */
async function openChoices(db: Queryable, orderId: string): Promise<Row<typeof departureChoices>[]> {
  const rows = await db
    .select({ choice: departureChoices })
    .from(departureChoices)
    .innerJoin(bookings, and(eq(bookings.id, departureChoices.bookingId), eq(bookings.departureId, departureChoices.departureId)))
    .where(and(eq(bookings.orderId, orderId), eq(bookings.status, "CONFIRMED"), isNull(departureChoices.answeredAt)));
  return rows.map(({ choice }) => choice);
}

/** Not in the statement that locks the order: one that waited for the lock would count the money from before. */
async function load(db: Queryable, row: Row<typeof orders>): Promise<LoadedOrder> {
  const booked = await db
    .select({
      booking: bookings,
      isDemo: tours.demo,
      cutOffDays: departures.cutOffDays,
      cancelReason: departures.cancelReason,
      ...bookingMoney,
      receivedMinor: received,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(eq(bookings.orderId, row.id))
    .orderBy(asc(bookings.position));
  const people = await db
    .select({ traveller: travellers, receivedMinor: receivedForTraveller, paidMinor: paidByTraveller })
    .from(travellers)
    .where(
      inArray(
        travellers.bookingId,
        booked.map(({ booking }) => booking.id),
      ),
    )
    .orderBy(asc(travellers.position));
  const choices = booked.some(({ cancelReason }) => cancelReason !== null) ? await openChoices(db, row.id) : [];
  const [first] = booked;
  const money = {
    receivedMinor: first?.receivedMinor ?? 0,
    agreedMinor: sumOf(booked.map(({ agreedMinor }) => agreedMinor)),
    paidMinor: sumOf(booked.map(({ paidMinor }) => paidMinor)),
    surplusMinor: first?.surplusMinor ?? 0,
    refundsDueMinor: first?.refundsDueMinor ?? 0,
  };
  return {
    ...row,
    currency: z.enum(currencies).parse(row.currency),
    reference: first?.booking.reference ?? "",
    money: { ...money, state: paymentState(money) },
    bookings: booked.map(({ booking, isDemo, cutOffDays, cancelReason, agreedMinor, paidMinor }) => ({
      ...booking,
      isDemo,
      cutOffDays,
      cancelled: cancelReason === null ? undefined : { reason: cancelReason },
      choice: choices.find(({ bookingId }) => bookingId === booking.id),
      agreedMinor,
      paidMinor,
      policy: policySchema.parse(booking.policy),
      travellers: people
        .filter(({ traveller }) => traveller.bookingId === booking.id)
        .map(({ traveller, ...own }) => ({ ...traveller, ...own })),
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

/** An order, whole, by the reference of any of its bookings. */
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

/** An order, whole, by a booking of it. */
export async function lockOrderOfBooking(
  tx: Transaction,
  bookingId: string,
): Promise<{ order: LoadedOrder; booking: LoadedBooking } | undefined> {
  const [row] = await tx.select({ orderId: bookings.orderId }).from(bookings).where(eq(bookings.id, bookingId));
  const order = row && (await lockOrder(tx, row.orderId));
  const booking = order?.bookings.find((candidate) => candidate.id === bookingId);
  return order && booking ? { order, booking } : undefined;
}

/** Reads an order anew, under the lock that its verb holds: with what has come into its ledger meanwhile. */
export const readAgain = (tx: Transaction, order: LoadedOrder): Promise<LoadedOrder> => load(tx, order);

/** Refunds that the card's provider could not send and whose money still waits to be given back another way. */
export const failuresOf = (order: LoadedOrder): LoadedOrder["refunds"] =>
  waitingFailures(
    order.money.surplusMinor,
    order.refunds.filter(({ status }) => status === "failed"),
  );

/** The bookings of an order that wait for money. */
export const openBookings = (order: LoadedOrder): LoadedBooking[] => order.bookings.filter((booking) => awaitsPayment(booking.status));
