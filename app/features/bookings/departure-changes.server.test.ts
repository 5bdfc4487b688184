import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openDesk } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { setCapacity, setDepartureClosed } from "./departure-changes.server.ts";
import { recountSeats } from "./recount-seats.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const desk = await openDesk(handle);
const { services, admin } = desk;
const { departures, auditEntries } = schema;

const read = async (id: string) => (await db.select().from(departures).where(eq(departures.id, id)))[0]!;
const entries = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ action, details }) => ({ action, details }));

test("seats are never fewer than are booked and held", async () => {
  const { id } = await desk.departure({ seats: 6 });
  await desk.pending([{ departureId: id, party: { adults: 2, children: 0 } }]);
  await desk.held([{ departureId: id, party: { adults: 1, children: 0 } }]);
  expect(await setCapacity(services, admin, { departureId: id, capacity: 2 })).toEqual({ ok: false, reason: "below_taken", taken: 3 });
  expect(await read(id)).toMatchObject({ capacity: 6, vacancies: 3 });
  expect(await setCapacity(services, admin, { departureId: id, capacity: 3 })).toEqual({ ok: true, changed: true });
  expect(await read(id)).toMatchObject({ capacity: 3, vacancies: 0 });
  expect(await setCapacity(services, admin, { departureId: id, capacity: 10 })).toEqual({ ok: true, changed: true });
  expect(await read(id)).toMatchObject({ capacity: 10, vacancies: 7 });
  expect(await entries(id)).toEqual([
    { action: "departure.capacity", details: { before: { capacity: 6 }, after: { capacity: 3 } } },
    { action: "departure.capacity", details: { before: { capacity: 3 }, after: { capacity: 10 } } },
  ]);
  expect(await recountSeats(db)).toEqual([]);
});

test("seats that are sold while they are taken away are never lost: one of the two gives way", async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await desk.departure({ seats: 4 });
    const wish = [{ departureId: id, party: { adults: 3, children: 0 } }];
    const [, change] = await Promise.all([
      desk.held(wish).catch(() => undefined),
      setCapacity(services, admin, { departureId: id, capacity: 2 }),
    ]);
    const { capacity, vacancies } = await read(id);
    expect([capacity, vacancies]).toEqual(change.ok ? [2, 2] : [4, 1]);
  }
  expect(await recountSeats(db)).toEqual([]);
});

test.each([0, -1, 1.5, 501, Number.NaN])("%s is no number of seats", async (capacity) => {
  const { id } = await desk.departure();
  expect(await setCapacity(services, admin, { departureId: id, capacity })).toEqual({ ok: false, reason: "capacity" });
});

test("a closed departure is not sold, what is booked stays, and it opens again", async () => {
  const { id } = await desk.departure({ seats: 4 });
  const wish = [{ departureId: id, party: { adults: 1, children: 0 } }];
  const { orderId } = await desk.pending(wish);
  expect(await setDepartureClosed(services, admin, { departureId: id, closed: true })).toEqual({ ok: true, changed: true });
  expect(await setDepartureClosed(services, admin, { departureId: id, closed: true })).toEqual({ ok: true, changed: false });
  await expect(desk.held(wish)).rejects.toThrow("Not");
  expect((await desk.read(orderId)).bookings[0]!.status).toBe("PENDING");
  expect(await setDepartureClosed(services, admin, { departureId: id, closed: false })).toEqual({ ok: true, changed: true });
  await desk.held(wish);
  expect((await entries(id)).map(({ action }) => action)).toEqual(["departure.closed", "departure.reopened"]);
});

test("only administrators change departures", async () => {
  const { id } = await desk.departure();
  for (const actor of [undefined, await desk.person("Customer")]) {
    expect(await setCapacity(services, actor, { departureId: id, capacity: 4 })).toEqual({ ok: false, reason: "forbidden" });
    expect(await setDepartureClosed(services, actor, { departureId: id, closed: true })).toEqual({ ok: false, reason: "forbidden" });
  }
  expect(await setCapacity(services, admin, { departureId: crypto.randomUUID(), capacity: 4 })).toEqual({ ok: false, reason: "not_found" });
});
