/** What waits for a decision or a hand of the staff: money that is due in, money that is due out. */
import { and, asc, eq, inArray, isNull, lte, min, or, sql } from "drizzle-orm";
import { z } from "zod";
import { agreed, paid, surplus } from "#app/features/selling/bookings/ledger.server.ts";
import { waitingFailures } from "#app/features/selling/bookings/payment-state.ts";
import { currencies, type Currency } from "#app/values/money.ts";
import { schema, type Queryable } from "#db/database.server.ts";

const { bookings, departureChoices, orders, payments, refunds } = schema;

/**
 * `transfer`: nothing has come yet, and it is due within the week. `part_payment`: less has come than is due: wait, or reject.
 * `late_payment` and `refund`: to be sent back by bank. `refund_failed`: the card gateway could not send it. `overpaid`: more came than is agreed.
 * `choice`: a party whose departure does not take place has not said what it wishes. `refund_outside`: somebody has refunded at the card's provider what nobody had promised.
 */
export type ToDoKind = "transfer" | "part_payment" | "late_payment" | "refund" | "refund_failed" | "refund_outside" | "overpaid" | "choice";

/** `at` (ISO 8601): when it is due; of money to give back, since when it is. */
export type ToDo = { kind: ToDoKind; reference: string; name: string | null; amountMinor: number; currency: Currency; at: string };

const weekMs = 7 * 86_400_000;
/** Of each kind; what is older is done first, so the others follow. */
const shownAtMost = 50;

const currencySchema = z.enum(currencies);

/** What a transfer for the order quotes. */
const orderReference = sql<string>`(select b.reference from bookings b where b.order_id = ${orders.id} and b.position = 0)`;

async function moneyExpected(db: Queryable, now: Date): Promise<ToDo[]> {
  const dueAt = min(bookings.dueAt);
  const rows = await db
    .select({
      reference: orderReference,
      name: orders.contactName,
      currency: orders.currency,
      agreed: sql<number>`sum(${agreed})`.mapWith(Number),
      paid: sql<number>`sum(${paid})`.mapWith(Number),
      dueAt,
    })
    .from(orders)
    .innerJoin(bookings, eq(bookings.orderId, orders.id))
    .where(and(eq(bookings.status, "PENDING"), lte(bookings.dueAt, new Date(now.getTime() + weekMs))))
    .groupBy(orders.id)
    .orderBy(asc(dueAt))
    .limit(shownAtMost);
  return rows.map((row) => ({
    kind: row.paid > 0 ? "part_payment" : "transfer",
    reference: row.reference,
    name: row.name,
    amountMinor: row.agreed - row.paid,
    currency: currencySchema.parse(row.currency),
    at: (row.dueAt ?? now).toISOString(),
  }));
}

const kindOf = ({ status, reason }: typeof refunds.$inferSelect): ToDoKind =>
  status === "failed" ? "refund_failed" : reason === "outside" ? "refund_outside" : reason === "late_payment" ? "late_payment" : "refund";

type WaitingRefund = { refund: typeof refunds.$inferSelect; toDo: ToDo };

/** Refunds for a hand of the staff, the oldest first. The gateway sends its own back by itself. */
async function refundsWaiting(db: Queryable): Promise<WaitingRefund[]> {
  const rows = await db
    .select({ refund: refunds, reference: orderReference, name: orders.contactName, surplus })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      or(
        and(eq(refunds.status, "due"), eq(refunds.provider, "bank_transfer")),
        // One that failed is done with when its money has gone back otherwise.
        and(eq(refunds.status, "failed"), sql`${surplus} > 0`),
        and(eq(refunds.status, "sent"), eq(refunds.reason, "outside")),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(shownAtMost);
  const failed = rows.map(({ refund }) => refund).filter(({ status }) => status === "failed");
  const stillFailed = new Set(
    rows.flatMap(({ refund, surplus: left }) =>
      waitingFailures(
        left,
        failed.filter(({ orderId }) => orderId === refund.orderId),
      ),
    ),
  );
  return rows
    .filter(({ refund }) => refund.status !== "failed" || stillFailed.has(refund))
    .map(({ refund, reference, name }) => ({
      refund,
      toDo: {
        kind: kindOf(refund),
        reference,
        name,
        amountMinor: refund.amountMinor,
        currency: currencySchema.parse(refund.currency),
        at: refund.createdAt.toISOString(),
      },
    }));
}

/** What came beyond the price, less what a failed refund waits for: that is told by itself. */
async function paidTooMuch(db: Queryable, waiting: readonly WaitingRefund[]): Promise<ToDo[]> {
  const paying = db.select({ id: payments.orderId }).from(payments);
  const rows = await db
    .select({
      id: orders.id,
      reference: bookings.reference,
      name: orders.contactName,
      currency: orders.currency,
      surplus,
      at: sql<Date>`(select max(p.received_at) from payments p where p.order_id = ${orders.id})`.mapWith(payments.receivedAt),
    })
    .from(orders)
    .innerJoin(bookings, and(eq(bookings.orderId, orders.id), eq(bookings.position, 0)))
    .where(and(inArray(orders.id, paying), sql`${surplus} > 0`))
    .orderBy(asc(orders.id))
    .limit(shownAtMost);
  const failedMinor = (orderId: string) =>
    waiting.reduce((sum, { refund }) => (refund.orderId === orderId && refund.status === "failed" ? sum + refund.amountMinor : sum), 0);
  return rows
    .map((row): ToDo => ({
      kind: "overpaid",
      reference: row.reference,
      name: row.name,
      amountMinor: row.surplus - failedMinor(row.id),
      currency: currencySchema.parse(row.currency),
      at: row.at.toISOString(),
    }))
    .filter(({ amountMinor }) => amountMinor > 0);
}

/** Who has not answered yet; `at` is when the money goes back without an answer. */
async function choicesOpen(db: Queryable): Promise<ToDo[]> {
  const rows = await db
    .select({ reference: bookings.reference, name: orders.contactName, currency: orders.currency, paid, at: departureChoices.answerBy })
    .from(departureChoices)
    .innerJoin(bookings, eq(bookings.id, departureChoices.bookingId))
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(isNull(departureChoices.answeredAt), eq(bookings.status, "CONFIRMED")))
    .orderBy(asc(departureChoices.answerBy))
    .limit(shownAtMost);
  return rows.map(({ paid: amountMinor, currency, at, ...row }) => ({
    kind: "choice",
    ...row,
    amountMinor,
    currency: currencySchema.parse(currency),
    at: at.toISOString(),
  }));
}

/** The decisions due this week: first what money is expected by when, then what is to be given back, the oldest first. */
export async function dueToDos(db: Queryable, now: Date): Promise<ToDo[]> {
  const waiting = await refundsWaiting(db);
  return [
    ...(await moneyExpected(db, now)),
    ...(await choicesOpen(db)),
    ...(await paidTooMuch(db, waiting)),
    ...waiting.map(({ toDo }) => toDo),
  ];
}
