import { contextFor } from "#test/people.ts";
import { desc } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { bookingStatuses } from "#app/features/selling/bookings/booking-status.ts";
import { cancellationPolicy } from "#app/features/selling/bookings/cancellation-policy.ts";
import { invoicePage } from "#app/features/selling/bookings/invoice/invoice-page.server.ts";
import { paymentState } from "#app/features/selling/bookings/payment-state.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { readBookingList } from "./booking-list.ts";
import { readAdminBooking } from "./booking-page.server.ts";
import { listBookings } from "./bookings.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { admin, read } = await openAgency(handle);
const s = schema;
const departures = await db.select().from(s.departures).orderBy(desc(s.departures.startDate)).limit(3);

const minor = fc.integer({ min: 1, max: 900 });
const someone = fc.record({
  agreedMinor: minor,
  cancelled: fc.boolean(),
  /** Money spread over her (above zero) and taken off again. */
  spread: fc.array(
    fc.integer({ min: -300, max: 900 }).filter((amount) => amount !== 0),
    { maxLength: 3 },
  ),
});
const trip = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  travellers: fc.array(someone, { minLength: 1, maxLength: 3 }),
});
const refund = fc.record({
  amountMinor: minor,
  status: fc.constantFrom(...(["due", "sent", "failed"] as const)),
  reason: fc.constantFrom(...(["cancellation", "rejected", "late_payment", "surplus", "expired", "outside", "goodwill"] as const)),
  provider: fc.constantFrom(...(["bank_transfer", "stripe"] as const)),
});
/** Whatever may stand in the tables about one order, also what no verb would ever write. */
const history = fc.record({
  trips: fc.array(trip, { minLength: 1, maxLength: departures.length }),
  payments: fc.array(minor, { minLength: 1, maxLength: 3 }),
  refunds: fc.array(refund, { maxLength: 4 }),
});
type History = typeof history extends fc.Arbitrary<infer Of> ? Of : never;

const id = () => crypto.randomUUID();

/** Writes the history down; returns the order's id, and the references of its bookings. */
async function written({ trips, payments, refunds }: History): Promise<{ orderId: string; references: string[] }> {
  for (const table of [s.refunds, s.allocations, s.payments, s.travellers, s.bookings, s.orders]) await db.delete(table);
  const order = {
    id: id(),
    language: "en",
    currency: "INR",
    rate: 83,
    rateDate: "2026-11-01",
    guestTokenHash: id(),
    method: "card" as const,
  };
  const contact = { contactName: "Meera Rao", contactEmail: "meera@example.org" };
  await db.insert(s.orders).values({ ...order, ...contact, submittedAt: testNow, termsVersion: "1", idempotencyKey: id() });
  const references: string[] = [];
  for (const [position, { status, travellers }] of trips.entries()) {
    const { id: departureId, startDate, tourId } = departures[position]!;
    const booking = { id: id(), orderId: order.id, position, reference: `YTR-00000${position}`, status, tourId, departureId };
    const when = { startDate, endDate: startDate, timeZone: "UTC", holdExpiresAt: testNow, dueAt: testNow, confirmedAt: testNow };
    const policy = cancellationPolicy({ startDate, timeZone: "UTC" }, 0);
    await db.insert(s.bookings).values({ ...booking, ...when, policy, tourTitle: "A trip", discountPercent: 0 });
    references.push(booking.reference);
    const people = travellers.map(({ agreedMinor, cancelled, spread }, place) => ({
      row: {
        id: id(),
        bookingId: booking.id,
        position: place,
        unit: "ADULT" as const,
        baseMinor: agreedMinor,
        agreedPriceMinor: agreedMinor,
        cancelledAt: cancelled ? testNow : null,
      },
      spread,
    }));
    await db.insert(s.travellers).values(people.map(({ row }) => row));
    const allocations = people.flatMap(({ row, spread }) =>
      spread.map((amountMinor) => ({ travellerId: row.id, amountMinor, at: testNow })),
    );
    if (allocations.length > 0) await db.insert(s.allocations).values(allocations);
  }
  const received = { orderId: order.id, currency: "INR", provider: "stripe" as const, receivedAt: testNow };
  const rows = payments.map((amountMinor) => ({ ...received, id: id(), amountMinor, providerReference: id() }));
  await db.insert(s.payments).values(rows);
  const promised = { orderId: order.id, paymentId: rows[0]!.id, currency: "INR", createdAt: testNow };
  if (refunds.length > 0)
    await db.insert(s.refunds).values(refunds.map((each) => ({ ...promised, ...each, sentAt: each.status === "sent" ? testNow : null })));
  return { orderId: order.id, references };
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The ledger counted by hand, as docs/architecture.md and the comments of its tables describe it. */
function counted({ trips, payments, refunds }: History) {
  const takesSeats = ["ON_HOLD", "PENDING", "CONFIRMED", "REDEEMED"];
  const bookings = trips.map(({ status, travellers }) => {
    const going = takesSeats.includes(status) ? travellers.filter(({ cancelled }) => !cancelled) : [];
    return {
      agreedMinor: sumOf(going.map(({ agreedMinor }) => agreedMinor)),
      paidMinor: sumOf(going.flatMap(({ spread }) => spread)),
    };
  });
  const promised = refunds.filter(({ status, reason }) => status !== "failed" && reason !== "outside" && reason !== "goodwill");
  const spread = sumOf(trips.flatMap(({ travellers }) => travellers.flatMap((each) => each.spread)));
  const receivedMinor = sumOf(payments);
  const promisedMinor = sumOf(promised.map(({ amountMinor }) => amountMinor));
  const ofOrder = {
    surplusMinor: receivedMinor - promisedMinor - spread,
    refundsDueMinor: sumOf(promised.filter(({ status }) => status === "due").map(({ amountMinor }) => amountMinor)),
  };
  return { bookings, ofOrder, receivedMinor, promisedMinor };
}

test("whatever has happened to an order, the list, its pages, its invoice and the recount count the same money", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      const { orderId, references } = await written(happened);
      const { bookings, ofOrder, receivedMinor, promisedMinor } = counted(happened);
      const all = {
        agreedMinor: sumOf(bookings.map(({ agreedMinor }) => agreedMinor)),
        paidMinor: sumOf(bookings.map(({ paidMinor }) => paidMinor)),
      };
      const { rows, totals } = await listBookings(db, readBookingList(new URLSearchParams("q=meera")));
      const listed = new Map(rows.map(({ reference, agreedMinor, paidMinor, money }) => [reference, { agreedMinor, paidMinor, money }]));
      expect(references.map((reference) => listed.get(reference))).toEqual(
        bookings.map((booking) => ({ ...booking, money: paymentState({ ...booking, ...ofOrder }) })),
      );
      expect(totals).toMatchObject([{ currency: "INR", ...all }]);
      const page = await readAdminBooking(contextFor({ db, now: () => testNow }, admin), references[0]!);
      expect(page?.money).toMatchObject({ ...all, ...ofOrder, receivedMinor, state: paymentState({ ...all, ...ofOrder }) });
      const order = await read(orderId);
      expect(order.bookings.map(({ agreedMinor, paidMinor }) => ({ agreedMinor, paidMinor }))).toEqual(bookings);
      const invoice = invoicePage(order, defaultSettings);
      if (invoice) expect(invoice.sum.netPaidMinor).toBe(receivedMinor - promisedMinor);
      const tooMuch = (await recountSeats(db)).filter(({ rule }) => rule.startsWith("what was received covers"));
      const { surplusMinor } = ofOrder;
      expect(tooMuch).toMatchObject(
        surplusMinor < 0 ? [{ id: orderId, stored: receivedMinor, counted: receivedMinor - surplusMinor }] : [],
      );
    }),
    { numRuns: 40 },
  );
});
