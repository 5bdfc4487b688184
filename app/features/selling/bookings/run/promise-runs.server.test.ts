import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import {
  letRun,
  setDepartureTerms,
  waitForMore,
  type DepartureTerms,
} from "#app/features/selling/bookings/admin/departure-terms.server.ts";
import { runsToDecide } from "#app/features/selling/bookings/admin/runs-to-decide.server.ts";
import { settleRuns } from "./settle-runs.server.ts";
import { runsOf } from "#app/features/selling/catalogue/run.server.ts";
import { runText } from "#app/features/selling/catalogue/run-text.server.ts";
import { addDays } from "#app/values/calendar-date.ts";
import { openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { schema } from "#db/database.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { admin } = agency;
const { bookingNotices, departures } = schema;

const asOnTour: Omit<DepartureTerms, "decideBy"> = { basePriceMinor: null, minTravellers: null, cutOffDays: null, guideId: null, note: {} };

/** A departure that needs four, and who books so many of its seats and pays. */
async function needsFour() {
  const { id, startDate } = await agency.departure({ from: "2027-06-01" });
  const decideBy = addDays(startDate, -67);
  await db.update(departures).set({ minTravellers: 4, decideBy, runsSince: null }).where(eq(departures.id, id));
  const book = (adults: number, children = 0) => agency.confirmed([{ departureId: id, party: { adults, children } }]);
  return { id, startDate, decideBy, book };
}
const stored = async (id: string) => (await db.select().from(departures).where(eq(departures.id, id)))[0]!;
const promisesTo = async (orderId: string) =>
  (await db.select().from(bookingNotices).where(eq(bookingNotices.orderId, orderId))).filter(({ kind }) => kind === "departure_runs")
    .length;
const runOf = async (orderId: string) => {
  const [booking] = (await agency.read(orderId)).bookings;
  return (await runsOf(db, [booking!.departureId])).get(booking!.departureId)!;
};

beforeEach(() => agency.at("2026-11-23T09:00:00Z"));

describe("a departure runs once its least travellers have booked and paid", () => {
  test("until then it says how many of how many, and until when it is decided", async () => {
    const { book, decideBy } = await needsFour();
    const { orderId } = await book(2, 1);
    const run = await runOf(orderId);
    expect(run).toEqual({ state: "needs", travellers: 3, minimum: 4, decideBy });
    expect(runText("en", run)).toMatchObject({ runs: false, text: "3 of 4 travellers" });
    expect(runText("en", { state: "needs", travellers: 0, minimum: 4, decideBy }).text).toBe("Runs from 4 travellers");
  });

  test("what waits for its money does not count", async () => {
    const { id } = await needsFour();
    const { orderId } = await agency.pending([{ departureId: id, party: { adults: 5, children: 0 } }]);
    expect(await runOf(orderId)).toMatchObject({ state: "needs", travellers: 0 });
    await agency.pay(orderId);
    expect(await runOf(orderId)).toEqual({ state: "runs" });
  });

  test("everybody who is booked is told once; whose payment tips it reads it in her confirmation", async () => {
    const { id, book } = await needsFour();
    const first = await book(2);
    const waiting = await agency.pending([{ departureId: id, party: { adults: 1, children: 0 } }]);
    const tips = await book(2);
    const later = await book(1);
    expect(await Promise.all([first, waiting, tips, later].map(({ orderId }) => promisesTo(orderId)))).toEqual([1, 1, 0, 0]);
    await agency.pay(waiting.orderId);
    expect(await promisesTo(waiting.orderId)).toBe(1);
  });

  test("two who pay at the same moment tip it together", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await needsFour();
      const [one, other] = await Promise.all([2, 2].map((adults) => agency.pending([{ departureId: id, party: { adults, children: 0 } }])));
      await Promise.all([agency.pay(one!.orderId), agency.pay(other!.orderId)]);
      expect((await stored(id)).runsSince).not.toBeNull();
    }
  });

  test("a cancellation does not take the promise back", async () => {
    const { id, book } = await needsFour();
    const { orderId, access } = await book(4);
    const [booking] = (await agency.read(orderId)).bookings;
    const quoted = await quoteCancellation(agency.services, access, { bookingId: booking!.id, travellers: "all" });
    if (!quoted.ok) throw new Error(quoted.reason);
    expect(await cancelQuoted(agency.services, access, { quoteId: quoted.quote.id, reason: null })).toMatchObject({ ok: true });
    expect((await stored(id)).runsSince).not.toBeNull();
  });
});

describe("the clock", () => {
  const settle = (day: string) => settleRuns(db, { now: new Date(`${day}T12:00:00Z`), enqueue: undefined });

  test("lets run what was not cancelled 21 days before, as our terms say, and tells who is booked", async () => {
    const { id, startDate, book } = await needsFour();
    const { orderId } = await book(1);
    await settle(addDays(startDate, -22));
    expect((await stored(id)).runsSince).toBeNull();
    await settle(addDays(startDate, -20));
    expect((await stored(id)).runsSince).not.toBeNull();
    expect(await promisesTo(orderId)).toBe(1);
  });

  test("puts the decision off where nobody has booked, and leaves it to staff where somebody has", async () => {
    const [free, booked] = [await needsFour(), await needsFour()];
    await booked.book(1);
    await settle(addDays(free.decideBy, 3));
    expect((await stored(free.id)).decideBy).toBe(addDays(free.startDate, -21));
    await settle(addDays(booked.decideBy, 3));
    expect((await stored(booked.id)).decideBy).toBe(booked.decideBy);
  });
});

describe("staff decide", () => {
  test("that it runs with fewer: who is booked is told, a second time changes nothing", async () => {
    const { id, book } = await needsFour();
    const { orderId } = await book(1);
    expect(await letRun(agency.as(admin), id)).toEqual({ ok: true, changed: true });
    expect(await letRun(agency.as(admin), id)).toEqual({ ok: true, changed: false });
    expect(await promisesTo(orderId)).toBe(1);
  });

  test("to wait a week more, and never past 21 days before the start", async () => {
    const { id, startDate, decideBy } = await needsFour();
    expect(await waitForMore(agency.as(admin), id)).toEqual({ ok: true, changed: true });
    expect((await stored(id)).decideBy).toBe(addDays(decideBy, 7));
    await db
      .update(departures)
      .set({ decideBy: addDays(startDate, -23) })
      .where(eq(departures.id, id));
    await waitForMore(agency.as(admin), id);
    expect((await stored(id)).decideBy).toBe(addDays(startDate, -21));
    expect(await waitForMore(agency.as(admin), id)).toEqual({ ok: false, reason: "not_possible" });
  });

  test("within the week, where somebody has booked: it stands among what is to be decided until it is", async () => {
    const { id, decideBy, book } = await needsFour();
    const waits = async (today: string) => (await runsToDecide(db, today, "en")).some((run) => run.id === id);
    expect(await waits(decideBy)).toBe(false);
    await book(1);
    expect([await waits(addDays(decideBy, -8)), await waits(addDays(decideBy, -7)), await waits(decideBy)]).toEqual([false, true, true]);
    await letRun(agency.as(admin), id);
    expect(await waits(decideBy)).toBe(false);
  });

  test("on a day that our terms allow; what who has booked was told is never put off", async () => {
    const { id, startDate, decideBy, book } = await needsFour();
    const set = (day: string) => setDepartureTerms(agency.as(admin), { departureId: id, ...asOnTour, minTravellers: 4, decideBy: day });
    expect(await set(addDays(startDate, -20))).toEqual({ ok: false, reason: "decide_by" });
    expect(await set(addDays(decideBy, 3))).toEqual({ ok: true, changed: true });
    await book(1);
    expect(await set(addDays(decideBy, 4))).toEqual({ ok: false, reason: "decide_by" });
    expect(await set(decideBy)).toEqual({ ok: true, changed: true });
  });

  test("that fewer are enough: then it runs", async () => {
    const { id, decideBy, book } = await needsFour();
    const { orderId } = await book(2);
    await setDepartureTerms(agency.as(admin), { departureId: id, ...asOnTour, minTravellers: 2, decideBy });
    expect(await runOf(orderId)).toEqual({ state: "runs" });
  });
});
