import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { addDays, addMonths, dateInZone } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { addDeparture, setCapacity, setDepartureClosed } from "./departure-changes.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services, admin } = agency;
const { departures, auditEntries } = schema;

const read = async (id: string) => (await db.select().from(departures).where(eq(departures.id, id)))[0]!;
const entries = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ action, details }) => ({ action, details }));

test("seats are never fewer than are booked and held", async () => {
  const { id } = await agency.departure({ seats: 6 });
  await agency.pending([{ departureId: id, party: { adults: 2, children: 0 } }]);
  await agency.held([{ departureId: id, party: { adults: 1, children: 0 } }]);
  expect(await setCapacity(agency.as(admin), { departureId: id, capacity: 2 })).toEqual({ ok: false, reason: "below_taken", taken: 3 });
  expect(await read(id)).toMatchObject({ capacity: 6, vacancies: 3 });
  expect(await setCapacity(agency.as(admin), { departureId: id, capacity: 3 })).toEqual({ ok: true, changed: true });
  expect(await read(id)).toMatchObject({ capacity: 3, vacancies: 0 });
  expect(await setCapacity(agency.as(admin), { departureId: id, capacity: 10 })).toEqual({ ok: true, changed: true });
  expect(await read(id)).toMatchObject({ capacity: 10, vacancies: 7 });
  expect(await entries(id)).toEqual([
    { action: "departure.capacity", details: { before: { capacity: 6 }, after: { capacity: 3 } } },
    { action: "departure.capacity", details: { before: { capacity: 3 }, after: { capacity: 10 } } },
  ]);
  expect(await recountSeats(db)).toEqual([]);
});

test("seats that are sold while they are taken away are never lost: one of the two gives way", async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await agency.departure({ seats: 4 });
    const wish = [{ departureId: id, party: { adults: 3, children: 0 } }];
    const [, change] = await Promise.all([
      agency.held(wish).catch(() => undefined),
      setCapacity(agency.as(admin), { departureId: id, capacity: 2 }),
    ]);
    const { capacity, vacancies } = await read(id);
    expect([capacity, vacancies]).toEqual(change.ok ? [2, 2] : [4, 1]);
  }
  expect(await recountSeats(db)).toEqual([]);
});

test.each([0, -1, 1.5, 501, Number.NaN])("%s is no number of seats", async (capacity) => {
  const { id } = await agency.departure();
  expect(await setCapacity(agency.as(admin), { departureId: id, capacity })).toEqual({ ok: false, reason: "capacity" });
});

test("a closed departure is not sold, what is booked stays, and it opens again", async () => {
  const { id } = await agency.departure({ seats: 4 });
  const wish = [{ departureId: id, party: { adults: 1, children: 0 } }];
  const { orderId } = await agency.pending(wish);
  expect(await setDepartureClosed(agency.as(admin), { departureId: id, closed: true })).toEqual({ ok: true, changed: true });
  expect(await setDepartureClosed(agency.as(admin), { departureId: id, closed: true })).toEqual({ ok: true, changed: false });
  await expect(agency.held(wish)).rejects.toThrow("Not");
  expect((await agency.read(orderId)).bookings[0]!.status).toBe("PENDING");
  expect(await setDepartureClosed(agency.as(admin), { departureId: id, closed: false })).toEqual({ ok: true, changed: true });
  await agency.held(wish);
  expect((await entries(id)).map(({ action }) => action)).toEqual(["departure.closed", "departure.reopened"]);
});

// Of tours whose departures no other test takes.
describe("a departure that is added", () => {
  const { tours } = schema;
  const tourOf = async (id: number) => (await db.select().from(tours).where(eq(tours.id, id)))[0]!;
  const free = async (tourId: number, from: string) => {
    const rows = await db.select({ day: departures.startDate }).from(departures).where(eq(departures.tourId, tourId));
    for (let day = addDays(from, 1); ; day = addDays(day, 1)) if (!rows.some((row) => row.day === day)) return day;
  };

  test("is on sale with the seats asked for, else with those of the largest group, and ends as the tour does", async () => {
    const tour = await tourOf(5);
    const startDate = await free(5, "2027-03-01");
    const added = await addDeparture(agency.as(admin), { tourId: 5, startDate, capacity: 7 });
    if (!added.ok) throw new Error(added.reason);
    const endDate = addDays(startDate, tour.durationDays - 1);
    expect(await read(added.id)).toMatchObject({ startDate, endDate, capacity: 7, vacancies: 7, closed: false });
    await agency.held([{ departureId: added.id, party: { adults: 2, children: 0 } }]);
    expect(await entries(added.id)).toEqual([{ action: "departure.added", details: { after: { tourId: 5, startDate, capacity: 7 } } }]);
    const next = await addDeparture(agency.as(admin), { tourId: 5, startDate: await free(5, startDate), capacity: undefined });
    expect(next.ok && (await read(next.id)).capacity).toBe(tour.groupMax);
  });

  test("is one, however often it is sent, and is the one that stands there", async () => {
    const startDate = await free(2, "2027-03-01");
    const wish = { tourId: 2, startDate, capacity: 4 };
    const outcomes = await Promise.all([1, 2, 3].map(() => addDeparture(agency.as(admin), wish)));
    const id = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.id] : []));
    expect(id).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([1, 2].map(() => ({ ok: false, reason: "exists", id: id[0] })));
  });

  test("starts on a day to come at the place of the tour, and within the 18 months that are on sale", async () => {
    const today = dateInZone(services.now(), (await tourOf(3)).timeZone);
    for (const startDate of ["2020-01-01", today, addDays(addMonths(today, 18), 1), ""])
      expect([startDate, await addDeparture(agency.as(admin), { tourId: 3, startDate, capacity: 4 })]).toEqual([
        startDate,
        { ok: false, reason: "day" },
      ]);
    for (const capacity of [0, 501, 1.5])
      expect(await addDeparture(agency.as(admin), { tourId: 3, startDate: await free(3, "2027-03-01"), capacity })).toEqual({
        ok: false,
        reason: "capacity",
      });
  });

  test("is of a published tour, and is none of its rules'", async () => {
    const wish = { tourId: 4, startDate: await free(4, "2027-09-28"), capacity: 4 };
    await db.update(tours).set({ state: "draft" }).where(eq(tours.id, 4));
    expect(await addDeparture(agency.as(admin), wish)).toEqual({ ok: false, reason: "not_published" });
    await db.update(tours).set({ state: "published" }).where(eq(tours.id, 4));
    const added = await addDeparture(agency.as(admin), wish);
    const [row] = await db
      .select()
      .from(departures)
      .where(eq(departures.id, added.ok ? added.id : ""));
    expect(row).toMatchObject({ startDate: wish.startDate, ruleId: null });
    expect(await addDeparture(agency.as(admin), { ...wish, tourId: 999_999 })).toEqual({ ok: false, reason: "not_found" });
  });

  test("comes from who changes departures", async () => {
    const wish = { tourId: 1, startDate: "2027-05-05", capacity: 4 };
    for (const actor of [undefined, await agency.person(), await agency.person(["Accounts"])])
      await expect(addDeparture(agency.as(actor), wish)).rejects.toMatchObject({ status: 403 });
  });
});

test("only who changes departures may close one or change its seats", async () => {
  const { id } = await agency.departure();
  for (const actor of [undefined, await agency.person(), await agency.person(["Accounts"])]) {
    await expect(setCapacity(agency.as(actor), { departureId: id, capacity: 4 })).rejects.toMatchObject({ status: 403 });
    await expect(setDepartureClosed(agency.as(actor), { departureId: id, closed: true })).rejects.toMatchObject({ status: 403 });
  }
  expect(await setCapacity(agency.as(admin), { departureId: crypto.randomUUID(), capacity: 4 })).toEqual({
    ok: false,
    reason: "not_found",
  });
});
