import { afterAll, beforeEach, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { recordRefundSent, refundSurplus, rejectBooking } from "./decisions.server.ts";
import { expireUnpaid } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { readBookingList } from "./booking-list.ts";
import { listBookings } from "./bookings.server.ts";
import { readDepartureList } from "./departure-list.ts";
import { listDepartures, readDeparture } from "./departures.server.ts";
import { manifestCsv } from "./manifest-csv.server.ts";
import { dueToDos } from "./to-dos.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services, admin } = agency;
const s = schema;

beforeEach(async () => {
  agency.at(testNow);
  const tables = [s.bookingNotices, s.refunds, s.allocations, s.cancelledTravellers, s.cancellations, s.cancellationQuotes, s.payments];
  for (const table of [...tables, s.travellers, s.bookings, s.orders]) await db.delete(table);
});

const list = (query = "") => listBookings(db, readBookingList(new URLSearchParams(query)));
const references = async (query = "") => (await list(query)).rows.map(({ reference }) => reference);
const toDos = async () =>
  (await dueToDos(db, services.now())).map(({ kind, reference, amountMinor }) => ({ kind, reference, amountMinor }));

/** An order of somebody, submitted for a transfer. */
async function booked(name: string, { tourId = 1, adults = 2, from = "2027-03-01" } = {}) {
  const departure = await agency.departure({ tourId, from });
  const { orderId, access } = await agency.held([{ departureId: departure.id, party: { adults, children: 0 } }]);
  const submission = await agency.submissionFor(orderId, {
    contact: { name, email: `${name.split(" ")[0]!.toLowerCase()}@example.org`, phone: null },
  });
  const done = await submitCheckout(services, access, submission);
  if (!done.ok) throw new Error(done.reason);
  agency.later(1);
  const total = submission.expectedTotalMinor;
  return { orderId, reference: done.reference, departure, total, access };
}

test("bookings are found by reference, name without accents, email, status, tour and day of the start", async () => {
  const zoe = await booked("Zoë Müller");
  const asha = await booked("Asha Rao", { tourId: 2, from: "2027-06-01" });
  await agency.pay(asha.orderId);
  expect(await references()).toEqual([asha.reference, zoe.reference]);
  expect(await references("q=zoe")).toEqual([zoe.reference]);
  expect(await references("q=ASHA@example")).toEqual([asha.reference]);
  expect(await references(`q=${zoe.reference.toLowerCase()}`)).toEqual([zoe.reference]);
  expect(await references("q=100%25")).toEqual([]);
  expect(await references("status=PENDING")).toEqual([zoe.reference]);
  expect(await references("tour=2")).toEqual([asha.reference]);
  expect(await references("to=2027-05-31")).toEqual([zoe.reference]);
  expect(await references("from=2027-06-01")).toEqual([asha.reference]);
  expect(await references("sort=start")).toEqual([zoe.reference, asha.reference]);
});

test("totals count all that was found; what is cancelled, rejected or expired asks for nothing", async () => {
  const first = await booked("Meera", { adults: 3 });
  const second = await booked("Noor", { adults: 1 });
  const rejected = await booked("Ines");
  await agency.pay(first.orderId);
  await rejectBooking(agency.as(admin), (await agency.read(rejected.orderId)).bookings[0]!.id);
  const { totals, rows, total } = await list();
  expect(total).toBe(3);
  expect(totals).toEqual([
    { currency: "INR", bookings: 3, travellers: 6, agreedMinor: first.total + second.total, paidMinor: first.total },
  ]);
  expect(rows.map(({ money }) => money)).toEqual(["unpaid", "unpaid", "paid"]);
});

test("a hold that nobody has submitted shows where it is asked for only", async () => {
  const { id } = await agency.departure();
  await agency.held([{ departureId: id, party: { adults: 1, children: 0 } }]);
  expect(await references()).toEqual([]);
  expect(await references("status=ON_HOLD")).toHaveLength(1);
});

test("decisions: transfers due, part payments, money paid too much, refunds and late payments to send", async () => {
  const transfer = await booked("Asha");
  const part = await booked("Meera");
  await agency.pay(part.orderId, 100_00);
  const over = await booked("Noor");
  await agency.pay(over.orderId, over.total + 5_00);
  const cancelled = await booked("Ines");
  await agency.pay(cancelled.orderId);
  const [booking] = (await agency.read(cancelled.orderId)).bookings;
  const quoted = await quoteCancellation(agency.as(admin), { actor: admin }, { bookingId: booking!.id, travellers: "all", by: "agency" });
  if (!quoted.ok) throw new Error(quoted.reason);
  await cancelQuoted(agency.as(admin), { actor: admin }, { quoteId: quoted.quote.id, reason: null });
  expect(await toDos()).toEqual([
    { kind: "transfer", reference: transfer.reference, amountMinor: transfer.total },
    { kind: "part_payment", reference: part.reference, amountMinor: part.total - 100_00 },
    { kind: "overpaid", reference: over.reference, amountMinor: 5_00 },
    { kind: "refund", reference: cancelled.reference, amountMinor: cancelled.total },
  ]);
  expect(await references("money=owed")).toEqual([part.reference, transfer.reference]);
  expect(await references("money=refund")).toEqual([cancelled.reference, over.reference]);
  expect(await references("money=outside")).toEqual([]);

  await refundSurplus(agency.as(admin), over.orderId);
  agency.later(73 * 60);
  await expireUnpaid(db, services.now());
  await agency.pay(transfer.orderId, 1_00);
  expect(await toDos()).toEqual([
    { kind: "part_payment", reference: part.reference, amountMinor: part.total - 100_00 },
    { kind: "refund", reference: cancelled.reference, amountMinor: cancelled.total },
    { kind: "refund", reference: over.reference, amountMinor: 5_00 },
    { kind: "late_payment", reference: transfer.reference, amountMinor: 1_00 },
  ]);
  for (const { id } of await db.select().from(s.refunds))
    await recordRefundSent(agency.as(admin), { refundId: id, providerReference: `out ${id}` });
  expect((await toDos()).map(({ kind }) => kind)).toEqual(["part_payment"]);
});

test("a departure counts booked, held and free seats, and what pending bookings owe", async () => {
  const { id, startDate, tourId } = await agency.departure({ tourId: 3, seats: 10 });
  const wish = (adults: number) => [{ departureId: id, party: { adults, children: 0 } }];
  await agency.confirmed(wish(3));
  const pending = await agency.pending(wish(2));
  await agency.pay(pending.orderId, 50_00);
  await agency.held(wish(1));
  const owed = (await agency.read(pending.orderId)).bookings[0]!.travellers.reduce((sum, each) => sum + each.agreedPriceMinor, 0) - 50_00;
  const state = readDepartureList(new URLSearchParams(`tour=${tourId}&show=booked`));
  const { rows, total } = await listDepartures(db, state, { today: "2026-11-21", language: "en" });
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    id,
    startDate,
    seats: { capacity: 10, booked: 5, held: 1, free: 4 },
    owed: [{ currency: "INR", amountMinor: owed }],
  });
  const later = readDepartureList(new URLSearchParams(`tour=${tourId}&show=booked&from=2099-01-01`));
  expect((await listDepartures(db, later, { today: "2026-11-21", language: "en" })).total).toBe(0);
});

test("the manifest has who is booked and goes, with food and access needs, and its file runs no formula", async () => {
  const departure = await agency.departure({ tourId: 2 });
  const { orderId, access } = await agency.held([{ departureId: departure.id, party: { adults: 2, children: 0 } }]);
  const submission = await agency.submissionFor(orderId, {
    parties: [
      [
        { name: '=HYPERLINK("http://evil")', diet: "vegan, no nuts", accessNeeds: null },
        { name: "Asha Rao", diet: null, accessNeeds: "step-free" },
      ],
    ],
  });
  await submitCheckout(services, access, submission);
  const gone = await agency.pending([{ departureId: departure.id, party: { adults: 1, children: 0 } }]);
  await rejectBooking(agency.as(admin), (await agency.read(gone.orderId)).bookings[0]!.id);
  await agency.held([{ departureId: departure.id, party: { adults: 1, children: 0 } }]);
  const facts = await readDeparture(db, departure.id, "de");
  expect(facts?.manifest.map(({ name, diet, accessNeeds }) => [name, diet, accessNeeds])).toEqual([
    ['=HYPERLINK("http://evil")', "vegan, no nuts", null],
    ["Asha Rao", null, "step-free"],
  ]);
  const [head, first, second] = manifestCsv(facts!.manifest, "en").split("\r\n");
  expect(head).toBe('\uFEFF"Name","Type","Food","Access needs","Booking number","Status","Contact name","Contact email","Contact phone"');
  expect(first).toMatch(/^"'=HYPERLINK\(""http:\/\/evil""\)","Adult","vegan, no nuts","","YTR-/);
  expect(second).toContain('"Asha Rao","Adult","","step-free"');
});
