import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { refundTotal } from "#app/features/selling/bookings/cancellation-policy.ts";
import { cancellationTable } from "#app/features/selling/bookings/cancellation-table.ts";
import type { OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { recordRefundSent } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { openAgency } from "#test/bookings.ts";
import { addDays } from "#app/values/calendar-date.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { cancelQuoted, quoteCancellation, type QuoteOutcome } from "./cancellations.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { departures, tours, settings, cancellations } = schema;
const three = { adults: 3, children: 0 };
const price = 8_281_100;
const fee = 375_000;

beforeEach(async () => {
  agency.at(testNow);
  await db.delete(settings);
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});
afterEach(async () => expect(await recountSeats(db)).toEqual([]));

const quoteOf = (outcome: QuoteOutcome) => {
  if (!outcome.ok) throw new Error(`No quote: ${outcome.reason}`);
  return outcome.quote;
};

let moved = 0;

/** Three people who have paid, at a departure on 15 March 2027 in Kathmandu. */
async function paid() {
  const { id } = await agency.departure();
  await db.update(tours).set({ timeZone: "Asia/Kathmandu" }).where(eq(tours.id, 1));
  // Another test's departure makes room: a tour has one on a day.
  await db
    .update(departures)
    .set({ startDate: addDays("2029-01-01", moved++), endDate: "2030-01-01" })
    .where(and(eq(departures.tourId, 1), eq(departures.startDate, "2027-03-15")));
  await db.update(departures).set({ startDate: "2027-03-15", endDate: "2027-03-20" }).where(eq(departures.id, id));
  const made = await agency.confirmed([{ departureId: id, party: three }]);
  const [booking] = (await agency.read(made.orderId)).bookings;
  const ids = booking!.travellers.map((traveller) => traveller.id);
  const quote = (travellers: "all" | string[] = "all", access: OrderAccess = made.access) =>
    quoteCancellation(agency.as(access.actor), access, { bookingId: booking!.id, travellers });
  const cancel = (quoteId: string, more: { refundMinor?: number } = {}, access: OrderAccess = made.access) =>
    cancelQuoted(agency.as(access.actor), access, { quoteId, reason: null, ...more });
  return { ...made, id, booking: booking!, ids, quote, cancel };
}

describe("a booking paid for 15 March 2027", () => {
  // Instants at the place of departure.
  test.each([
    ["2027-01-14T23:59:59", 100, 3 * price - fee],
    ["2027-01-15T00:00:00", 50, 3 * 4_140_600],
    ["2027-02-12T23:59:59", 50, 3 * 4_140_600],
    ["2027-02-13T00:00:00", 25, 3 * 2_070_300],
    ["2027-02-28T23:59:59", 25, 3 * 2_070_300],
    ["2027-03-01T00:00:00", 0, 0],
  ])(
    "cancelled at %s gives %i percent back: %i paise, as quoted and as the table said before paying, and no later policy changes that",
    async (local, percent, refundMinor) => {
      const { quote, cancel, orderId, id, booking } = await paid();
      const agreed = booking.travellers.map((each) => ({ travellerId: each.id, paidMinor: each.agreedPriceMinor }));
      const table = cancellationTable(booking.policy, { travellers: agreed, feeTakenMinor: 0, today: "2026-11-21" });
      const day = local.slice(0, 10);
      expect(table.find((row) => row.firstDay <= day && day <= row.lastDay)).toMatchObject({ percent, refundMinor });
      await db.insert(settings).values({ key: "booking", value: { ...defaultSettings.booking, administrativeFeeUsdMinor: 90_000 } });
      agency.at(`${local}+05:45`);
      const quoted = quoteOf(await quote());
      expect(quoted).toMatchObject({ percent, refundMinor, currency: "INR" });
      expect(await cancel(quoted.id)).toMatchObject({ ok: true, refundMinor, repeated: false });
      const order = await agency.read(orderId);
      expect(order.bookings[0]!.status).toBe("CANCELLED");
      expect(order.money).toMatchObject({ refundsDueMinor: refundMinor, surplusMinor: 0 });
      expect(await agency.vacancies(id)).toBe(10);
    },
  );

  test("cannot be cancelled any more when the day of its start is over", async () => {
    const { quote } = await paid();
    agency.at("2027-03-16T00:00:00+05:45");
    expect(await quote()).toEqual({ ok: false, reason: "after_start" });
  });

  test("is quoted until the next change of tier; then a new quote is to be shown", async () => {
    const { quote, cancel } = await paid();
    agency.at("2027-01-14T23:00:00+05:45");
    const quoted = quoteOf(await quote());
    expect(quoted.validUntil).toEqual(new Date("2027-01-15T00:00:00+05:45"));
    agency.at("2027-01-15T00:00:00+05:45");
    expect(await cancel(quoted.id)).toEqual({ ok: false, reason: "quote_outdated" });
    expect(await cancel(quoteOf(await quote()).id)).toMatchObject({ ok: true, refundMinor: 3 * 4_140_600 });
  });
});

describe("of three travellers", () => {
  test("one cancels: her refund only, the others keep their price, and a seat is free at once", async () => {
    const { quote, cancel, ids, orderId, id } = await paid();
    await cancel(quoteOf(await quote([ids[1]!])).id);
    const order = await agency.read(orderId);
    const [booking] = order.bookings;
    expect(booking!.status).toBe("CONFIRMED");
    expect(booking!.travellers.map((each) => [each.agreedPriceMinor, each.cancelledAt !== null, each.paidMinor])).toEqual([
      [price, false, price],
      [price, true, fee],
      [price, false, price],
    ]);
    expect(order.money).toMatchObject({ state: "refund_due", refundsDueMinor: price - fee, agreedMinor: 2 * price });
    expect(await agency.vacancies(id)).toBe(8);
    expect(await quote([ids[1]!])).toEqual({ ok: false, reason: "travellers" });
  });

  test("three single cancellations give what one of all three gives", async () => {
    const { quote, cancel, ids, orderId } = await paid();
    const together = quoteOf(await quote());
    const refunds = [];
    for (const id of ids.toReversed()) refunds.push(await cancel(quoteOf(await quote([id])).id));
    expect(refundTotal(refunds.map((outcome) => ({ refundMinor: outcome.ok ? outcome.refundMinor : 0 })))).toBe(together.refundMinor);
    expect((await agency.read(orderId)).bookings[0]!.status).toBe("CANCELLED");
  });

  test("a quote is outdated when another has cancelled in the meantime and the fee is taken already", async () => {
    const { quote, cancel, ids } = await paid();
    const [first, second] = [quoteOf(await quote([ids[0]!])), quoteOf(await quote([ids[1]!]))];
    await cancel(first.id);
    expect(await cancel(second.id)).toEqual({ ok: false, reason: "quote_outdated" });
    expect(quoteOf(await quote([ids[1]!])).refundMinor).toBe(price);
  });
});

test("asking again shows the quote that was shown, until something has changed", async () => {
  const { quote, cancel, ids } = await paid();
  const first = quoteOf(await quote(ids.slice(0, 2)));
  expect(quoteOf(await quote(ids.slice(0, 2)))).toEqual(first);
  await cancel(quoteOf(await quote([ids[2]!])).id);
  expect(quoteOf(await quote(ids.slice(0, 2))).id).not.toBe(first.id);
});

test("the same quote sent twice, also at once, cancels once", async () => {
  const { quote, cancel, id, booking } = await paid();
  const quoted = quoteOf(await quote());
  const both = await Promise.all([cancel(quoted.id), cancel(quoted.id)]);
  expect(both.map((outcome) => outcome.ok && outcome.repeated).sort()).toEqual([false, true]);
  expect(await agency.vacancies(id)).toBe(10);
  expect(await db.$count(cancellations, eq(cancellations.bookingId, booking.id))).toBe(1);
});

test("when the agency cancels, everything comes back without a fee, also after the start", async () => {
  const { booking, cancel, access } = await paid();
  agency.at("2027-03-17T00:00:00+05:45");
  const wish = { bookingId: booking.id, travellers: "all" as const, by: "agency" as const };
  await expect(quoteCancellation(agency.as(access.actor), access, wish)).rejects.toMatchObject({ status: 403 });
  const quoted = quoteOf(await quoteCancellation(agency.as(agency.admin), { actor: agency.admin }, wish));
  expect(quoted).toMatchObject({ percent: 100, feeMinor: 0, refundMinor: 3 * price });
  await expect(cancel(quoted.id)).rejects.toMatchObject({ status: 403 });
  expect(await cancel(quoted.id, {}, { actor: agency.admin })).toMatchObject({ ok: true, refundMinor: 3 * price });
});

test("staff may give more than the policy, never less and never more than was paid; a customer gets what was quoted", async () => {
  const { quote, cancel, orderId } = await paid();
  const staff = { actor: agency.admin };
  agency.at("2027-03-01T00:00:00+05:45");
  const quoted = quoteOf(await quote());
  await expect(cancel(quoted.id, { refundMinor: price })).rejects.toMatchObject({ status: 403 });
  expect(await cancel(quoted.id, { refundMinor: -1 }, staff)).toEqual({ ok: false, reason: "amount" });
  expect(await cancel(quoted.id, { refundMinor: 3 * price + 1 }, staff)).toEqual({ ok: false, reason: "amount" });
  expect(await cancel(quoted.id, { refundMinor: price + 1 }, staff)).toMatchObject({ ok: true, refundMinor: price + 1 });
  const [refund] = (await agency.read(orderId)).refunds;
  expect(await recordRefundSent(agency.as(agency.admin), { refundId: refund!.id, providerReference: crypto.randomUUID() })).toEqual({
    ok: true,
  });
  expect((await agency.read(orderId)).money.refundsDueMinor).toBe(0);
});

test("staff who decide cancel for what was quoted; to give more is for who promises refunds, and who only reads bookings cancels nothing", async () => {
  const { quote, cancel } = await paid();
  const [decides, refunds] = [{ actor: await agency.person(["Bookings"]) }, { actor: await agency.person(["Accounts"]) }];
  agency.at("2027-03-01T00:00:00+05:45");
  expect(await quote("all", refunds)).toEqual({ ok: false, reason: "not_found" });
  const quoted = quoteOf(await quote("all", decides));
  expect(await cancel(quoted.id, {}, refunds)).toEqual({ ok: false, reason: "not_found" });
  await expect(cancel(quoted.id, { refundMinor: quoted.refundMinor + 1 }, decides)).rejects.toMatchObject({ status: 403 });
  expect(await cancel(quoted.id, { refundMinor: quoted.refundMinor }, decides)).toMatchObject({ ok: true });
});

test("nobody else can quote or cancel, and a hold is not cancelled but expires", async () => {
  const { quote, cancel, ids, id } = await paid();
  const stranger = { actor: await agency.person() };
  expect(await quote("all", stranger)).toEqual({ ok: false, reason: "not_found" });
  expect(await cancel(quoteOf(await quote([ids[0]!])).id, {}, stranger)).toEqual({ ok: false, reason: "not_found" });
  const held = await agency.held([{ departureId: id, party: { adults: 1, children: 0 } }]);
  const [booking] = (await agency.read(held.orderId)).bookings;
  expect(await quoteCancellation(agency.as(held.access.actor), held.access, { bookingId: booking!.id, travellers: "all" })).toEqual({
    ok: false,
    reason: "not_cancellable",
  });
});

test("a pending booking that nobody has paid for is cancelled with nothing to give back", async () => {
  const { id } = await agency.departure();
  const { orderId, access } = await agency.pending([{ departureId: id, party: three }]);
  const [booking] = (await agency.read(orderId)).bookings;
  const quoted = quoteOf(await quoteCancellation(agency.as(access.actor), access, { bookingId: booking!.id, travellers: "all" }));
  expect(await cancelQuoted(agency.as(access.actor), access, { quoteId: quoted.id, reason: "ill" })).toMatchObject({
    ok: true,
    refundMinor: 0,
  });
  expect((await agency.read(orderId)).money).toMatchObject({ state: "unpaid", agreedMinor: 0 });
});

describe("children do not travel alone", () => {
  async function family(adults: number) {
    const { id } = await agency.departure();
    const made = await agency.confirmed([{ departureId: id, party: { adults, children: 1 } }]);
    const [booking] = (await agency.read(made.orderId)).bookings;
    const [first, second] = booking!.travellers;
    const quote = (ids: string[] | "all") =>
      quoteCancellation(agency.as(made.access.actor), made.access, { bookingId: booking!.id, travellers: ids });
    return { ...made, quote, first: first!.id, second: second!.id };
  }

  test("so the only adult cannot cancel without them, and can with all of them", async () => {
    const { quote, first } = await family(1);
    expect(await quote([first])).toEqual({ ok: false, reason: "children_alone" });
    expect(await quote("all")).toMatchObject({ ok: true });
  });

  test("also where the last of two adults holds a quote from before the other cancelled", async () => {
    const { quote, first, second, access, orderId } = await family(2);
    const one = quoteOf(await quote([first]));
    const other = quoteOf(await quote([second]));
    expect(await cancelQuoted(agency.as(access.actor), access, { quoteId: one.id, reason: null })).toMatchObject({ ok: true });
    expect(await cancelQuoted(agency.as(access.actor), access, { quoteId: other.id, reason: null })).toEqual({
      ok: false,
      reason: "children_alone",
    });
    const [booking] = (await agency.read(orderId)).bookings;
    expect(booking!.travellers.filter(({ cancelledAt }) => cancelledAt !== null)).toHaveLength(1);
  });
});
