/** The bookings as the admin area lists them: found, sorted, page by page, with their totals. */
import { and, asc, count, desc, eq, exists, gte, isNotNull, lte, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { bookingStatuses, type BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { agreed, bookingMoney, paid, refundsToSend, surplus } from "#app/features/selling/bookings/ledger.server.ts";
import { paymentState, type PaymentState } from "#app/features/selling/bookings/payment-state.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { foldedSql } from "#app/platform/folded-sql.server.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { pageOf, type ListPage } from "#app/values/list-state.ts";
import { currencies, type Currency } from "#app/values/money.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import { bookingsPerPage, openMoney, type BookingListState, type BookingSort } from "./booking-list.ts";

const { bookings, orders, travellers, tours, tourTranslations } = schema;

/** A row of the list. `bookedAt` is ISO 8601; amounts are minor units of the currency. */
export type ListedBooking = {
  reference: string;
  status: BookingStatus;
  name: string | null;
  email: string | null;
  tourTitle: string;
  startDate: string;
  endDate: string;
  travellers: number;
  currency: Currency;
  agreedMinor: number;
  paidMinor: number;
  money: PaymentState;
  bookedAt: string;
};

/** Of all that was found, not of the page alone: what is agreed and paid, in each currency. */
export type BookingTotals = { currency: Currency; bookings: number; travellers: number; agreedMinor: number; paidMinor: number };

const currencySchema = z.enum(currencies);

/** Travellers of the booking who have not cancelled. */
const travelling = sql<number>`(select count(*) from travellers t where t.booking_id = ${bookings.id} and t.cancelled_at is null)`.mapWith(
  Number,
);

function found(db: Queryable, q: string): SQL | undefined {
  if (q === "") return undefined;
  const pattern = containsPattern(foldText(q));
  const people = db
    .select({ one: sql`1` })
    .from(travellers)
    .where(and(eq(travellers.bookingId, bookings.id), sql`${foldedSql(travellers.name)} like ${pattern}`));
  return or(
    sql`${bookings.reference} like ${containsPattern(q.toUpperCase())}`,
    sql`${foldedSql(orders.contactName)} like ${pattern}`,
    sql`lower(${orders.contactEmail}) like ${pattern}`,
    exists(people),
  );
}

/** An order's bookings show together: its money is one. A refund by card that is still on its way is nothing to do. */
const moneyIs: Record<(typeof openMoney)[number], SQL> = {
  owed: sql`${bookings.status} = 'PENDING' and ${agreed} > ${paid}`,
  refund: sql`(${surplus} > 0 or ${refundsToSend} > 0)`,
  outside: sql`exists (select 1 from refunds r where r.order_id = ${orders.id} and r.reason = 'outside' and r.status = 'sent')`,
};

/** Holds that nobody has submitted are no bookings yet: they show where their status is asked for, or they are searched. */
function matching(db: Queryable, { q, filters, tour, from, to }: BookingListState): SQL | undefined {
  const status = bookingStatuses.find((known) => known === filters.status);
  const money = openMoney.find((known) => known === filters.money);
  return and(
    found(db, q),
    status ? eq(bookings.status, status) : q === "" ? isNotNull(orders.submittedAt) : undefined,
    money && moneyIs[money],
    tour === undefined ? undefined : eq(bookings.tourId, tour),
    from === undefined ? undefined : gte(bookings.startDate, from),
    to === undefined ? undefined : lte(bookings.startDate, to),
  );
}

const sortColumns: Record<BookingSort, typeof bookings.createdAt | typeof bookings.startDate> = {
  booked: bookings.createdAt,
  start: bookings.startDate,
};

async function totalsOf(db: Queryable, where: SQL | undefined): Promise<BookingTotals[]> {
  const each = db
    .select({
      currency: sql<string>`${orders.currency}`.as("currency"),
      people: sql<number>`${travelling}`.as("people"),
      agreed: sql<number>`${agreed}`.as("agreed"),
      paid: sql<number>`${paid}`.as("paid"),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(where)
    .as("each");
  const sum = (column: SQL.Aliased<number>) => sql<number>`sum(${column})`.mapWith(Number);
  const rows = await db
    .select({
      currency: each.currency,
      bookings: count(),
      travellers: sum(each.people),
      agreedMinor: sum(each.agreed),
      paidMinor: sum(each.paid),
    })
    .from(each)
    .groupBy(each.currency)
    .orderBy(each.currency);
  return rows.map((row) => ({ ...row, currency: currencySchema.parse(row.currency) }));
}

/** One page of the list, and the totals of everything found. A page after the last is the last. */
export async function listBookings(db: Queryable, state: BookingListState): Promise<ListPage<ListedBooking> & { totals: BookingTotals[] }> {
  const where = matching(db, state);
  const totals = await totalsOf(db, where);
  const total = totals.reduce((sum, each) => sum + each.bookings, 0);
  const { page, pageCount, offset } = pageOf(state.page, total, bookingsPerPage);
  const direction = state.order.descending ? desc : asc;
  const rows = await db
    .select({ booking: bookings, order: orders, travelling, ...bookingMoney })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(where)
    .orderBy(direction(sortColumns[state.order.by]), direction(bookings.id))
    .limit(bookingsPerPage)
    .offset(offset);
  return {
    rows: rows.map(({ booking, order, travelling: travellersLeft, ...money }) => ({
      reference: booking.reference,
      status: booking.status,
      name: order.contactName,
      email: order.contactEmail,
      tourTitle: booking.tourTitle,
      startDate: booking.startDate,
      endDate: booking.endDate,
      travellers: travellersLeft,
      currency: currencySchema.parse(order.currency),
      agreedMinor: money.agreedMinor,
      paidMinor: money.paidMinor,
      money: paymentState(money),
      bookedAt: booking.createdAt.toISOString(),
    })),
    total,
    page,
    pageCount,
    totals,
  };
}

/** Every tour that there is, also those no longer shown, for a choice; only those in a state where one is asked for. By name. */
export async function toursToChoose(db: Queryable, language: Language, state?: "published"): Promise<{ id: number; title: string }[]> {
  const title = inLanguage<string>(tourTranslations.title, english.tour.title);
  return db
    .select({ id: tours.id, title })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(state && eq(tours.state, state))
    .orderBy(title);
}
