/** The bookings of a customer: for her profile, and for the download of her data. */
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import { grouped, type BookingGroup } from "./booking-groups.ts";

const { bookings, orders, travellers, payments, refunds } = schema;

export type MyBooking = {
  reference: string;
  status: (typeof bookings.$inferSelect)["status"];
  title: string;
  startDate: string;
  endDate: string;
  timeZone: string;
  /** Of those who have not cancelled; of all where all have. */
  travellers: number;
};

export type MyBookings = { group: BookingGroup; bookings: MyBooking[] }[];

/** What she has submitted, in groups. */
export async function myBookings(db: Database, customerId: string, now: Date): Promise<MyBookings> {
  const going = sql<number>`count(*) filter (where ${travellers.cancelledAt} is null)`;
  const rows = await db
    .select({
      reference: bookings.reference,
      status: bookings.status,
      title: bookings.tourTitle,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      timeZone: bookings.timeZone,
      travellers: sql<number>`case when ${going} > 0 then ${going} else count(*) end`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(travellers, eq(travellers.bookingId, bookings.id))
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.submittedAt)))
    .groupBy(bookings.id)
    .orderBy(asc(bookings.startDate), asc(bookings.id));
  return grouped(rows, now);
}

/** The trip that she looks forward to: of those that are booked, the next. */
export async function nextTripOf(db: Database, customerId: string, now: Date): Promise<MyBooking | undefined> {
  const groups = await myBookings(db, customerId, now);
  return groups.find(({ group }) => group === "upcoming")?.bookings.find(({ status }) => status === "CONFIRMED" || status === "PENDING");
}

/** All that is kept about her bookings, as she may download it. Amounts in minor units; secrets are never read. */
export async function bookingData(db: Database, customerId: string) {
  const own = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.submittedAt)))
    .orderBy(asc(orders.submittedAt));
  const all = [];
  for (const order of own) {
    const { contactName, contactEmail, contactPhone, language, currency, rate, rateDate, method, termsVersion, submittedAt } = order;
    const { reference, status, tourTitle, startDate, endDate, timeZone, confirmedAt } = bookings;
    const trips = await db
      .select({ id: bookings.id, reference, status, tourTitle, startDate, endDate, timeZone, confirmedAt })
      .from(bookings)
      .where(eq(bookings.orderId, order.id))
      .orderBy(asc(bookings.position));
    const { name, unit, diet, accessNeeds, agreedPriceMinor, cancelledAt } = travellers;
    const withPeople = [];
    for (const { id, ...trip } of trips) {
      const people = await db
        .select({ name, unit, diet, accessNeeds, agreedPriceMinor, cancelledAt })
        .from(travellers)
        .where(eq(travellers.bookingId, id))
        .orderBy(asc(travellers.position));
      withPeople.push({ ...trip, travellers: people });
    }
    all.push({
      contact: { name: contactName, email: contactEmail, phone: contactPhone },
      language,
      currency,
      rate,
      rateDate,
      method,
      termsVersion,
      submittedAt,
      trips: withPeople,
      payments: await db
        .select({ amountMinor: payments.amountMinor, provider: payments.provider, receivedAt: payments.receivedAt })
        .from(payments)
        .where(eq(payments.orderId, order.id))
        .orderBy(asc(payments.receivedAt)),
      refunds: await db
        .select({ reference, amountMinor: refunds.amountMinor, reason: refunds.reason, status: refunds.status, sentAt: refunds.sentAt })
        .from(refunds)
        .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
        .where(eq(refunds.orderId, order.id))
        .orderBy(asc(refunds.createdAt)),
    });
  }
  return all;
}
