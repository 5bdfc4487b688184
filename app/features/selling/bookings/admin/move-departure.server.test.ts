import { and, asc, desc, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { addToCart, readCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";
import { rulesOfTour } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { addDays, addMonths, dateInZone } from "#app/values/calendar-date.ts";
import { rowsFrom, schema } from "#db/database.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { openTestDatabase, postgresUrl } from "#test/database.ts";
import { moveDeparture } from "./move-departure.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services, admin } = agency;
const { departures, tours, auditEntries } = schema;
const two = { adults: 2, children: 0 };

const read = async (id: string) => (await db.select().from(departures).where(eq(departures.id, id)))[0]!;
const tourOf = async (id: number) => (await db.select().from(tours).where(eq(tours.id, id)))[0]!;
const move = (departureId: string, seen: string, startDate: string) => moveDeparture(agency.as(admin), { departureId, seen, startDate });

test("a departure starts and ends on another day, the pages show it, and the log knows who did it", async () => {
  const { id, startDate, endDate } = await agency.departure();
  const version = await readCatalogueVersion(db);
  const day = addDays(startDate, 2);
  expect(await move(id, startDate, day)).toEqual({ ok: true, changed: true });
  expect(await read(id)).toMatchObject({ startDate: day, endDate: addDays(endDate, 2), capacity: 10, vacancies: 10 });
  expect(await readCatalogueVersion(db)).toBeGreaterThan(version);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  const after = { startDate: day, endDate: addDays(endDate, 2) };
  expect(entries).toMatchObject([{ action: "departure.moved", actorName: admin.name, details: { before: { startDate, endDate }, after } }]);
  expect(await move(id, day, day)).toEqual({ ok: true, changed: false });
});

test("whoever has seen another day changes nothing", async () => {
  const { id, startDate } = await agency.departure();
  const [first, second] = await Promise.all([2, 3].map((days) => move(id, startDate, addDays(startDate, days))));
  expect([first!.ok, second!.ok].toSorted()).toEqual([false, true]);
  expect([first, second]).toContainEqual({ ok: false, reason: "moved_meanwhile" });
});

test("a departure that a booking names keeps its day, also where its hold is over or it was cancelled", async () => {
  const { id, startDate } = await agency.departure();
  await agency.held([{ departureId: id, party: two }]);
  const wish = () => move(id, startDate, addDays(startDate, 2));
  expect(await wish()).toEqual({ ok: false, reason: "booked" });
  await db.update(schema.bookings).set({ status: "EXPIRED" }).where(eq(schema.bookings.departureId, id));
  await db.update(departures).set({ vacancies: 10 }).where(eq(departures.id, id));
  expect(await wish()).toEqual({ ok: false, reason: "booked" });
  expect(await recountSeats(db)).toEqual([]);
});

test("the new day is one to come, within the 18 months that are on sale, and free", async () => {
  const { id, startDate, tourId } = await agency.departure();
  const today = dateInZone(services.now(), (await tourOf(tourId)).timeZone);
  for (const day of ["2020-01-01", today, addDays(addMonths(today, 18), 1)])
    expect([day, await move(id, startDate, day)]).toEqual([day, { ok: false, reason: "day" }]);
  const other = await agency.departure();
  expect(await move(id, startDate, other.startDate)).toEqual({ ok: false, reason: "exists", id: other.id });
});

test("what has started keeps its day", async () => {
  const [{ id } = { id: "" }] = await db
    .select()
    .from(departures)
    .where(eq(departures.tourId, 2))
    .orderBy(asc(departures.startDate))
    .limit(1);
  await db.update(departures).set({ startDate: "2020-01-01", endDate: "2020-01-05" }).where(eq(departures.id, id));
  expect(await move(id, "2020-01-01", "2027-05-05")).toEqual({ ok: false, reason: "started" });
});

test("from now on it is one made by hand: its old day does not come again, and its rule goes on after it", async () => {
  const days = async () =>
    (await db.select().from(departures).where(eq(departures.tourId, 3))).map(({ startDate }) => startDate).toSorted();
  await extendDepartures(db, services.now());
  const before = await days();
  const [last] = await db.select().from(departures).where(eq(departures.tourId, 3)).orderBy(desc(departures.startDate)).limit(1);
  const day = addDays(last!.startDate, -3);
  expect(await move(last!.id, last!.startDate, day)).toEqual({ ok: true, changed: true });
  expect(await read(last!.id)).toMatchObject({ startDate: day, ruleId: null });
  expect((await rulesOfTour(db, 3))[0]!.exceptions).toEqual([last!.startDate]);
  await extendDepartures(db, services.now());
  expect(await days()).toEqual([...before.slice(0, -1), day]);
  await extendDepartures(db, new Date(services.now().getTime() + 7 * 86_400_000));
  expect(await days()).toEqual([...before.slice(0, -1), day, addDays(last!.startDate, 7)]);
});

test("a cart says that its departure has moved, and books it once the new day was chosen", async () => {
  const { id, startDate } = await agency.departure();
  const cartId = await agency.cartWith([{ departureId: id, party: two }]);
  const day = addDays(startDate, 1);
  await move(id, startDate, day);
  const moved = [{ kind: "moved", before: startDate, now: day }];
  expect(await readCart(services, { cartId }, inRupees)).toMatchObject({ canBeBooked: false, lines: [{ changes: moved }] });
  const refused = { ok: false, reason: "unavailable", lines: [{ departureId: id, changes: moved }] };
  expect(await startCheckout(services, { cartId }, inRupees)).toEqual(refused);
  await addToCart(services, { cartId }, { ...inRupees, departureId: id, party: two });
  expect(await startCheckout(services, { cartId }, inRupees)).toMatchObject({ ok: true });
  const [booking] = await db
    .select()
    .from(schema.bookings)
    .where(and(eq(schema.bookings.departureId, id)));
  expect(booking).toMatchObject({ startDate: day });
});

test("who buys while it is moved gets the day she has seen, or nothing", async () => {
  for (let round = 0; round < 5; round++) {
    const { id, startDate } = await agency.departure();
    const cartId = await agency.cartWith([{ departureId: id, party: two }]);
    const [bought, moved] = await Promise.all([startCheckout(services, { cartId }, inRupees), move(id, startDate, addDays(startDate, 1))]);
    expect([bought.ok, moved.ok].toSorted()).toEqual([false, true]);
    const now = await read(id);
    expect([now.startDate, now.vacancies]).toEqual(bought.ok ? [startDate, 8] : [addDays(startDate, 1), 10]);
  }
  expect(await recountSeats(db)).toEqual([]);
});

test.runIf(postgresUrl)("a booking that has its seats refers to its tour while the move waits for the departure", async () => {
  const { id, startDate, tourId } = await read((await agency.departure()).id);
  const hasSeats = Promise.withResolvers<void>();
  const moveWaits = Promise.withResolvers<void>();
  const booking = db.transaction(async (tx) => {
    await tx
      .update(departures)
      .set({ vacancies: sql`${departures.vacancies}` })
      .where(eq(departures.id, id));
    hasSeats.resolve();
    await moveWaits.promise;
    // As the foreign key of a booking asks.
    return tx.select({ id: tours.id }).from(tours).where(eq(tours.id, tourId)).for("key share");
  });
  await hasSeats.promise;
  const moving = move(id, startDate, addDays(startDate, 1));
  await expect.poll(() => rowsFrom(db, sql`select 1 from pg_locks where not granted`)).not.toEqual([]);
  moveWaits.resolve();
  expect(await booking).toEqual([{ id: tourId }]);
  expect(await moving).toEqual({ ok: true, changed: true });
});

test("only who changes departures moves them", async () => {
  const { id, startDate } = await agency.departure();
  for (const actor of [undefined, await agency.person(), await agency.person(["Accounts"])])
    await expect(
      moveDeparture(agency.as(actor), { departureId: id, seen: startDate, startDate: addDays(startDate, 1) }),
    ).rejects.toMatchObject({ status: 403 });
  expect(await move(crypto.randomUUID(), startDate, startDate)).toEqual({ ok: false, reason: "not_found" });
});
