import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { affectedBookings, cancelDeparture, fingerprintOf } from "#app/features/selling/bookings/admin/cancel-departure.server.ts";
import { setDepartureClosed } from "#app/features/selling/bookings/admin/departure-changes.server.ts";
import { dueToDos } from "#app/features/selling/bookings/admin/to-dos.server.ts";
import { quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { answerChoice, type ChoiceWish } from "./answer-choice.server.ts";
import { offeredDates } from "./offered-dates.server.ts";
import { settleChoices } from "./settle-choices.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { admin, services } = agency;
const { bookingNotices, departureChoices, departures, refunds } = schema;
const asked = new Date("2026-11-23T09:00:00Z");
beforeEach(() => agency.at(asked));

const two = { adults: 2, children: 0 };
const reason = "Too few travellers have booked.";

async function cancel(departureId: string, newStart: string | null = null) {
  const seen = fingerprintOf(await affectedBookings(db, departureId));
  return cancelDeparture(agency.as(admin), { departureId, reason, newStart, seen });
}

/** A party of two on a departure that was cancelled afterwards. */
async function cancelledParty({ party = two, newStart = null as string | null } = {}) {
  const { id, startDate } = await agency.departure();
  const { orderId, access } = await agency.confirmed([{ departureId: id, party }]);
  expect(await cancel(id, newStart)).toEqual({ ok: true, asked: 1, ended: 0 });
  const order = await agency.read(orderId);
  const [booking] = order.bookings;
  const choose = (choice: ChoiceWish["choice"], who = access) => answerChoice(services, who, { bookingId: booking!.id, choice });
  return { departureId: id, startDate, orderId, access, order, booking: booking!, choose };
}
const bookingOf = async (orderId: string) => (await agency.read(orderId)).bookings[0]!;
const noticesOf = async (orderId: string) =>
  (await db.select().from(bookingNotices).where(eq(bookingNotices.orderId, orderId))).map(({ kind }) => kind);
const refundsOf = (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId));
/** Dates before those that the departures of these tests are taken from, at the price that was agreed. */
const samePrice = async (orderId: string) => (await dates(orderId)).filter(({ verdict }) => verdict.ok && verdict.differenceMinor === 0);
const dates = async (orderId: string) => {
  const order = await agency.read(orderId);
  return offeredDates(db, { order, booking: order.bookings[0]! }, { settings: defaultSettings, now: asked });
};

describe("a departure is cancelled", () => {
  test("and who is confirmed is asked and stays booked; who waits for money ends and gets back what has come; holds are given up", async () => {
    const { id } = await agency.departure();
    const confirmed = await agency.confirmed([{ departureId: id, party: two }]);
    const partly = await agency.pending([{ departureId: id, party: two }]);
    await agency.pay(partly.orderId, 1_000_00);
    const held = await agency.held([{ departureId: id, party: two }]);
    expect(await cancel(id)).toEqual({ ok: true, asked: 1, ended: 2 });
    expect(await bookingOf(confirmed.orderId)).toMatchObject({ status: "CONFIRMED", cancelled: { reason }, choice: { answer: null } });
    expect(await bookingOf(partly.orderId)).toMatchObject({ status: "CANCELLED" });
    expect(await refundsOf(partly.orderId)).toMatchObject([{ amountMinor: 1_000_00, reason: "cancellation" }]);
    expect(await bookingOf(held.orderId)).toMatchObject({ status: "EXPIRED" });
    expect(await noticesOf(confirmed.orderId)).toContain("departure_cancelled");
    const { reference } = await bookingOf(confirmed.orderId);
    expect(await dueToDos(db, asked)).toContainEqual(expect.objectContaining({ kind: "choice", reference }));
    expect(await agency.vacancies(id)).toBe(8);
    expect(await recountSeats(db)).toEqual([]);
  });

  test("once, for good, and only as it was seen", async () => {
    const { id } = await agency.departure();
    const seen = fingerprintOf(await affectedBookings(db, id));
    await agency.pending([{ departureId: id, party: two }]);
    const wish = { departureId: id, reason, newStart: null };
    expect(await cancelDeparture(agency.as(admin), { ...wish, seen })).toEqual({ ok: false, reason: "seen" });
    expect(await cancel(id)).toMatchObject({ ok: true });
    expect(await cancel(id)).toEqual({ ok: false, reason: "departure_cancelled" });
    expect(await setDepartureClosed(agency.as(admin), { departureId: id, closed: false })).toEqual({
      ok: false,
      reason: "departure_cancelled",
    });
  });

  test("by those alone who decide about bookings, and never once it has started", async () => {
    const { id, startDate } = await agency.departure();
    const wish = { departureId: id, reason, newStart: null, seen: fingerprintOf([]) };
    const content = await agency.person(["Content"]);
    await expect(cancelDeparture(agency.as(content), wish)).rejects.toMatchObject({ status: 403 });
    agency.at(`${startDate}T23:00:00Z`);
    expect(await cancel(id)).toEqual({ ok: false, reason: "started" });
  });
});

describe("the party chooses", () => {
  test("its money back: everything, without a fee, and the booking ends", async () => {
    const { orderId, order, choose } = await cancelledParty();
    expect(await choose({ money: true })).toEqual({ ok: true, refundMinor: order.money.paidMinor });
    expect(await bookingOf(orderId)).toMatchObject({ status: "CANCELLED" });
    expect(await refundsOf(orderId)).toMatchObject([{ amountMinor: order.money.paidMinor }]);
    expect(await choose({ money: true })).toEqual({ ok: false, reason: "answered" });
    expect(await recountSeats(db)).toEqual([]);
  });

  test("another date at the same price: its seats, its day and its cancellation table", async () => {
    const { departureId, orderId, choose, order } = await cancelledParty();
    const [date] = await samePrice(orderId);
    const before = await agency.vacancies(date!.departureId);
    expect(await choose({ departureId: date!.departureId, differenceMinor: 0 })).toEqual({ ok: true, refundMinor: 0 });
    const moved = await bookingOf(orderId);
    expect(moved).toMatchObject({ status: "CONFIRMED", departureId: date!.departureId, startDate: date!.startDate, cancelled: undefined });
    expect(moved.policy.startDate).toBe(date!.startDate);
    expect((await agency.read(orderId)).money).toMatchObject({ agreedMinor: order.money.agreedMinor, paidMinor: order.money.paidMinor });
    expect(await agency.vacancies(date!.departureId)).toBe(before - 2);
    expect(await agency.vacancies(departureId)).toBe(10);
    expect(await noticesOf(orderId)).toContain("departure_changed");
    expect(await recountSeats(db)).toEqual([]);
  });

  test("a cheaper date, and gets the difference back", async () => {
    const { orderId, choose, order } = await cancelledParty();
    const [date] = await samePrice(orderId);
    await db.update(departures).set({ basePriceMinor: 50_000 }).where(eq(departures.id, date!.departureId));
    const cheaper = (await dates(orderId)).find(({ departureId }) => departureId === date!.departureId);
    const { differenceMinor } = cheaper!.verdict as { differenceMinor: number };
    expect(differenceMinor).toBeLessThan(0);
    expect(await choose({ departureId: date!.departureId, differenceMinor: 0 })).toEqual({ ok: false, reason: "date_gone" });
    expect(await choose({ departureId: date!.departureId, differenceMinor })).toEqual({ ok: true, refundMinor: -differenceMinor });
    const { money } = await agency.read(orderId);
    expect(money.agreedMinor).toBe(order.money.agreedMinor + differenceMinor);
    expect(money.paidMinor).toBe(money.agreedMinor);
    expect(await refundsOf(orderId)).toMatchObject([{ amountMinor: -differenceMinor, reason: "cheaper_date" }]);
    expect(await recountSeats(db)).toEqual([]);
  });

  test("the new date of a departure that was moved, which is offered first", async () => {
    const { orderId, startDate, choose } = await cancelledParty({ newStart: "2027-01-06" });
    const [date] = await dates(orderId);
    expect(date).toMatchObject({ startDate: "2027-01-06", verdict: { ok: true, differenceMinor: 0 } });
    expect(startDate).not.toBe("2027-01-06");
    expect(await choose({ departureId: date!.departureId, differenceMinor: 0 })).toMatchObject({ ok: true });
    expect(await bookingOf(orderId)).toMatchObject({ startDate: "2027-01-06" });
  });

  test("of two answers at once, one counts", async () => {
    const { orderId, choose } = await cancelledParty();
    const [date] = await samePrice(orderId);
    const answers = await Promise.all([choose({ money: true }), choose({ departureId: date!.departureId, differenceMinor: 0 })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await recountSeats(db)).toEqual([]);
  });

  test("of two parties, one gets the last seats of a date", async () => {
    const [one, other] = [await cancelledParty(), await cancelledParty()];
    const shared = (await samePrice(one.orderId)).at(0)!;
    // Others of these tests may have moved there before.
    const threeLeft = { capacity: sql`capacity - vacancies + 3`, vacancies: 3 };
    await db.update(departures).set(threeLeft).where(eq(departures.id, shared.departureId));
    const wish = { departureId: shared.departureId, differenceMinor: 0 };
    const answers = await Promise.all([one.choose(wish), other.choose(wish)]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await agency.vacancies(shared.departureId)).toBe(1);
    expect(await recountSeats(db)).toEqual([]);
  });

  test("nobody chooses for her", async () => {
    const { choose } = await cancelledParty();
    const stranger = await agency.person();
    expect(await choose({ money: true }, { actor: stranger, cartId: undefined } as never)).toEqual({ ok: false, reason: "not_found" });
  });

  test("and who cancels one traveller meanwhile owes nothing for her either", async () => {
    const { access, booking } = await cancelledParty();
    const [first] = booking.travellers;
    const quoted = await quoteCancellation(agency.as(undefined), access, { bookingId: booking.id, travellers: [first!.id] });
    expect(quoted).toMatchObject({ ok: true, quote: { percent: 100, feeMinor: 0, refundMinor: first!.paidMinor } });
  });
});

describe("without an answer", () => {
  test("she is reminded after four days, and after seven the money goes back, once", async () => {
    const { orderId, order } = await cancelledParty();
    const days = (count: number) => new Date(asked.getTime() + count * 86_400_000);
    await settleChoices(db, days(3.9));
    expect(await noticesOf(orderId)).not.toContain("choice_reminder");
    await settleChoices(db, days(4));
    await settleChoices(db, days(5));
    expect((await noticesOf(orderId)).filter((kind) => kind === "choice_reminder")).toHaveLength(1);
    await settleChoices(db, days(6.99));
    expect(await bookingOf(orderId)).toMatchObject({ status: "CONFIRMED" });
    await Promise.all([settleChoices(db, days(7)), settleChoices(db, days(7))]);
    expect(await bookingOf(orderId)).toMatchObject({ status: "CANCELLED" });
    expect((await refundsOf(orderId)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(order.money.paidMinor);
    expect(await db.$count(departureChoices, eq(departureChoices.answer, "none"))).toBeGreaterThan(0);
    expect(await recountSeats(db)).toEqual([]);
  });

  test("the clock never takes the trip for travelled", async () => {
    const { orderId, booking } = await cancelledParty();
    await redeemTravelled(db, new Date(`${booking.endDate}T23:59:00Z`));
    await redeemTravelled(db, new Date(new Date(booking.endDate).getTime() + 3 * 86_400_000));
    expect(await bookingOf(orderId)).toMatchObject({ status: "CONFIRMED" });
  });
});
