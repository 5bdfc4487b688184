import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { recordRefundSent, refundSurplus, rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { expireHolds, expireUnpaid, redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { addDays, startOfDay } from "#app/values/calendar-date.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { receiveCardPayment, recordPayment } from "./payments.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;
const { departures, bookingNotices, payments } = schema;
const two = { adults: 2, children: 0 };
const price = 8_281_100;

beforeEach(async () => {
  // What other tests wait for is no part of the next.
  await expireHolds(db, new Date("2030-01-01T00:00:00Z"));
  await expireUnpaid(db, new Date("2030-01-01T00:00:00Z"));
  agency.at(testNow);
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});
afterEach(async () => expect(await recountSeats(db)).toEqual([]));

const status = async (orderId: string) => (await agency.read(orderId)).bookings[0]!.status;
const money = async (orderId: string) => (await agency.read(orderId)).money;
const noticesOf = async (orderId: string) =>
  (await db.select().from(bookingNotices).where(eq(bookingNotices.orderId, orderId))).map((notice) => notice.kind).sort();

async function pending(seats = 10) {
  const { id, ...departure } = await agency.departure({ seats });
  return { ...(await agency.pending([{ departureId: id, party: two }])), departureId: id, departure };
}

describe("a transfer", () => {
  test("paid in full confirms the booking", async () => {
    const { orderId } = await pending();
    expect(await money(orderId)).toMatchObject({ state: "unpaid", agreedMinor: 2 * price });
    expect(await agency.pay(orderId)).toEqual({ ok: true, result: "confirmed" });
    expect(await status(orderId)).toBe("CONFIRMED");
    expect(await money(orderId)).toMatchObject({ state: "paid", paidMinor: 2 * price, surplusMinor: 0 });
    expect(await noticesOf(orderId)).toEqual(["confirmed", "transfer_instructions"]);
  });

  test("paid in parts is confirmed by the last, however the parts fall", async () => {
    const { orderId } = await pending();
    expect(await agency.pay(orderId, price + 1)).toEqual({ ok: true, result: "part_paid" });
    expect(await money(orderId)).toMatchObject({ state: "part_paid", paidMinor: price + 1 });
    const [booking] = (await agency.read(orderId)).bookings;
    expect(booking!.travellers.map((each) => each.paidMinor)).toEqual([4_140_551, 4_140_550]);
    expect(await agency.pay(orderId, price - 1)).toEqual({ ok: true, result: "confirmed" });
  });

  test("recorded twice under the bank's reference counts once, also at the same moment", async () => {
    const { orderId } = await pending();
    const [first, second] = await Promise.all([agency.pay(orderId, price, "bank 1"), agency.pay(orderId, price, "bank 1")]);
    expect([first, second].map((outcome) => outcome.ok && outcome.result).sort()).toEqual(["part_paid", "repeated"]);
    expect(await db.$count(payments, eq(payments.orderId, orderId))).toBe(1);
    const other = await pending();
    expect(await agency.pay(other.orderId, price, "bank 1")).toEqual({ ok: false, reason: "reference_used" });
  });

  test("is recorded by staff alone, in the order's currency, of a submitted order", async () => {
    const { orderId, departureId } = await pending();
    const received = { orderId, amountMinor: price, currency: "INR" as const, providerReference: "x", receivedAt: testNow };
    for (const actor of [undefined, await agency.person()])
      await expect(recordPayment(agency.as(actor), received)).rejects.toMatchObject({ status: 403 });
    expect(await recordPayment(agency.as(agency.admin), { ...received, currency: "EUR" })).toEqual({ ok: false, reason: "wrong_currency" });
    expect(await recordPayment(agency.as(agency.admin), { ...received, amountMinor: 0 })).toEqual({ ok: false, reason: "amount" });
    const held = await agency.held([{ departureId, party: two }]);
    expect(await recordPayment(agency.as(agency.admin), { ...received, orderId: held.orderId })).toEqual({
      ok: false,
      reason: "not_submitted",
    });
    expect(await status(orderId)).toBe("PENDING");
  });

  test("above the price is overpaid until staff send the rest back", async () => {
    const { orderId } = await pending();
    await agency.pay(orderId, 2 * price + 500);
    expect(await money(orderId)).toMatchObject({ state: "overpaid", surplusMinor: 500 });
    expect(await agency.pay(orderId, 100)).toEqual({ ok: true, result: "surplus" });
    expect(await refundSurplus(agency.as(agency.admin), orderId)).toEqual({ ok: true });
    expect(await money(orderId)).toMatchObject({ state: "refund_due", refundsDueMinor: 600 });
    expect(await refundSurplus(agency.as(agency.admin), orderId)).toEqual({ ok: false, reason: "not_possible" });
    const [refund] = (await agency.read(orderId)).refunds;
    const sent = { refundId: refund!.id, providerReference: "back 1" };
    await expect(recordRefundSent(agency.as(undefined), sent)).rejects.toMatchObject({ status: 403 });
    expect(await recordRefundSent(agency.as(agency.admin), sent)).toEqual({ ok: true });
    expect(await recordRefundSent(agency.as(agency.admin), sent)).toEqual({ ok: false, reason: "not_possible" });
    expect(await money(orderId)).toMatchObject({ state: "paid", surplusMinor: 0, refundsDueMinor: 0 });
  });

  test("that staff reject gives seats and money back", async () => {
    const { orderId, departureId } = await pending();
    await agency.pay(orderId, price);
    const [booking] = (await agency.read(orderId)).bookings;
    await expect(rejectBooking(agency.as(undefined), booking!.id)).rejects.toMatchObject({ status: 403 });
    expect(await rejectBooking(agency.as(agency.admin), booking!.id)).toEqual({ ok: true });
    expect(await rejectBooking(agency.as(agency.admin), booking!.id)).toEqual({ ok: false, reason: "not_possible" });
    expect([await status(orderId), await agency.vacancies(departureId)]).toEqual(["REJECTED", 10]);
    expect(await money(orderId)).toMatchObject({ state: "refund_due", refundsDueMinor: price, paidMinor: 0 });
    expect(await agency.pay(orderId, 700)).toEqual({ ok: true, result: "refund_due" });
    expect(await money(orderId)).toMatchObject({ refundsDueMinor: price + 700 });
  });
});

describe("at the due time", () => {
  test("an unpaid booking expires and its seats are free; of several processes one does it", async () => {
    const { orderId, departureId } = await pending();
    agency.later(72 * 60 - 1);
    expect(await expireUnpaid(db, services.now())).toBe(0);
    agency.later(1);
    expect((await Promise.all([1, 2, 3].map(() => expireUnpaid(db, services.now())))).reduce((sum, count) => sum + count)).toBe(1);
    expect([await status(orderId), await agency.vacancies(departureId)]).toEqual(["EXPIRED", 10]);
    expect(await noticesOf(orderId)).toEqual(["expired", "transfer_instructions"]);
  });

  test("a booking paid in part stays for staff to decide", async () => {
    const { orderId } = await pending();
    await agency.pay(orderId, 1);
    agency.later(73 * 60);
    expect(await expireUnpaid(db, services.now())).toBe(0);
    expect(await status(orderId)).toBe("PENDING");
  });
});

describe("a late payment", () => {
  async function expired(seats = 2) {
    const made = await pending(seats);
    agency.later(73 * 60);
    await expireUnpaid(db, services.now());
    return made;
  }

  test("is seated again where there is room", async () => {
    const { orderId, departureId } = await expired();
    expect(await agency.pay(orderId)).toEqual({ ok: true, result: "seated_again" });
    expect([await status(orderId), await agency.vacancies(departureId)]).toEqual(["CONFIRMED", 0]);
  });

  test.each([
    ["the seats are gone", async (departureId: string) => void (await agency.held([{ departureId, party: two }]))],
    [
      "the departure is closed",
      async (id: string) => void (await db.update(departures).set({ closed: true }).where(eq(departures.id, id))),
    ],
  ])("is to be refunded where %s", async (_, change) => {
    const { orderId, departureId } = await expired();
    await change(departureId);
    expect(await agency.pay(orderId)).toEqual({ ok: true, result: "refund_due" });
    expect(await status(orderId)).toBe("EXPIRED");
    expect(await money(orderId)).toMatchObject({ state: "refund_due", refundsDueMinor: 2 * price });
    expect(await noticesOf(orderId)).toContain("late_payment_refund");
  });

  test("is to be refunded where it is not the whole price, and where the trip has begun", async () => {
    const part = await expired();
    expect(await agency.pay(part.orderId, 2 * price - 1)).toEqual({ ok: true, result: "refund_due" });
    const begun = await expired();
    agency.at(`${begun.departure.startDate}T12:00:00Z`);
    expect(await agency.pay(begun.orderId)).toEqual({ ok: true, result: "refund_due" });
  });
});

test("a late payment of an order that was submitted anew since is to be refunded, not a second booking", async () => {
  const { id } = await agency.departure({ seats: 4 });
  const { orderId, access } = await agency.held([{ departureId: id, party: two }]);
  const submission = await agency.submissionFor(orderId, { method: "card" });
  await submitCheckout(services, access, submission);
  agency.later(31);
  await expireHolds(db, services.now());
  const anew = await submitCheckout(services, access, { ...submission, method: "bank_transfer", idempotencyKey: crypto.randomUUID() });
  expect(anew).toMatchObject({ ok: true, status: "PENDING" });
  expect(await agency.pay(orderId)).toEqual({ ok: true, result: "refund_due" });
  expect(await agency.vacancies(id)).toBe(2);
});

describe("a card payment", () => {
  async function submitted() {
    const { id } = await agency.departure({ seats: 2 });
    const { orderId, access } = await agency.held([{ departureId: id, party: two }]);
    await submitCheckout(services, access, await agency.submissionFor(orderId, { method: "card" }));
    const received = { orderId, amountMinor: 2 * price, currency: "INR" as const, receivedAt: testNow };
    const receive = (event: string, providerReference = `pi ${orderId}`) =>
      receiveCardPayment(services, { id: event, type: "checkout.session.completed" }, { ...received, providerReference });
    return { orderId, access, departureId: id, receive };
  }

  test("confirms the hold, and the same event or the same payment told again counts once", async () => {
    const { orderId, receive } = await submitted();
    const event = crypto.randomUUID();
    const both = await Promise.all([receive(event), receive(event)]);
    expect(both.map((outcome) => outcome.ok && outcome.result).sort()).toEqual(["confirmed", "repeated"]);
    expect(await receive(crypto.randomUUID())).toEqual({ ok: true, result: "repeated" });
    expect(await money(orderId)).toMatchObject({ state: "paid", receivedMinor: 2 * price });
  });

  test("that was refused is looked at again when it is told again", async () => {
    const { orderId } = await submitted();
    const event = { id: crypto.randomUUID(), type: "checkout.session.completed" };
    const told = { amountMinor: 2 * price, currency: "INR" as const, receivedAt: testNow, providerReference: `pi ${orderId}` };
    expect(await receiveCardPayment(services, event, { ...told, orderId: crypto.randomUUID() })).toEqual({
      ok: false,
      reason: "not_found",
    });
    expect(await receiveCardPayment(services, event, { ...told, orderId })).toEqual({ ok: true, result: "confirmed" });
  });

  test("racing with the end of its hold is confirmed, or seated again: never lost", async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId, receive, departureId } = await submitted();
      agency.later(31);
      const [payment] = await Promise.all([receive(crypto.randomUUID()), expireHolds(db, services.now())]);
      expect(payment).toMatchObject({ ok: true, result: expect.stringMatching(/^(confirmed|seated_again)$/) });
      expect([await status(orderId), await agency.vacancies(departureId)]).toEqual(["CONFIRMED", 0]);
    }
  });

  test("that lost its seats to another buyer while late is to be refunded, by the way it came", async () => {
    const { orderId, receive, departureId } = await submitted();
    agency.later(31);
    await expireHolds(db, services.now());
    await agency.held([{ departureId, party: two }]);
    expect(await receive(crypto.randomUUID())).toEqual({ ok: true, result: "refund_due" });
    expect((await agency.read(orderId)).refunds).toMatchObject([
      { provider: "stripe", amountMinor: 2 * price, status: "due", reason: "late_payment" },
    ]);
  });
});

test("the day after the trip, where it started, a confirmed booking is travelled and a review asked for once", async () => {
  const { id, endDate } = await agency.departure({ from: "2027-11-01" });
  const { orderId } = await agency.confirmed([{ departureId: id, party: two }]);
  const unpaid = await pending();
  const [booking] = (await agency.read(orderId)).bookings;

  const over = startOfDay(addDays(endDate, 1), booking!.timeZone);
  await redeemTravelled(db, new Date(over.getTime() - 1_000));
  expect(await status(orderId)).toBe("CONFIRMED");
  expect((await Promise.all([redeemTravelled(db, over), redeemTravelled(db, over)])).reduce((sum, count) => sum + count)).toBe(1);
  expect([await status(orderId), await status(unpaid.orderId)]).toEqual(["REDEEMED", "PENDING"]);
  expect((await noticesOf(orderId)).filter((kind) => kind === "review_invitation")).toHaveLength(1);
});

test("an order of two trips is confirmed as one, and its money split by agreed price", async () => {
  await agency.priceTour(2, { basePriceMinor: 50_000, discountPercent: 0 });
  const trips = [await agency.departure(), await agency.departure({ tourId: 2 })];
  const { orderId } = await agency.pending(trips.map(({ id }) => ({ departureId: id, party: { adults: 1, children: 0 } })));
  await agency.pay(orderId, 1_000_000);
  const order = await agency.read(orderId);
  expect(order.bookings.map((booking) => booking.travellers[0]!.paidMinor)).toEqual([688_308, 311_692]);
  expect(await agency.pay(orderId, price + 3_750_000 - 1_000_000)).toEqual({ ok: true, result: "confirmed" });
  expect((await agency.read(orderId)).bookings.map((booking) => booking.status)).toEqual(["CONFIRMED", "CONFIRMED"]);
});
