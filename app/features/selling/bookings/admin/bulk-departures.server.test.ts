import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { bulkEffect, type BulkDeparture } from "./bulk-departures.ts";
import { changeDepartures, forecastBulk } from "./bulk-departures.server.ts";
import { deleteDeparture } from "./delete-departure.server.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { auditEntries, cartLines, departures } = schema;
const two = { adults: 2, children: 0 };
const stored = async (id: string) => (await db.select().from(departures).where(eq(departures.id, id)))[0];
const as = () => agency.as(agency.admin);

const open: BulkDeparture = { startDate: "2027-05-01", closed: false, cancelled: false, capacity: 10, vacancies: 6, basePriceMinor: null };
test.each([
  [{ kind: "close" }, open, "changes"],
  [{ kind: "close" }, { ...open, closed: true }, "same"],
  [{ kind: "reopen" }, { ...open, closed: true }, "changes"],
  [{ kind: "reopen" }, { ...open, closed: true, cancelled: true }, "cancelled"],
  [{ kind: "price", basePriceMinor: null }, open, "same"],
  [{ kind: "price", basePriceMinor: 100_000 }, open, "changes"],
  [{ kind: "price", basePriceMinor: 100_000 }, { ...open, startDate: "2026-11-24" }, "started"],
  [{ kind: "capacity", capacity: 4 }, open, "changes"],
  [{ kind: "capacity", capacity: 3 }, open, "taken"],
] as const)("%j of a departure is what it can be", (change, departure, effect) => {
  expect(bulkEffect(departure, change, "2026-11-24")).toBe(effect);
});

describe("many departures at once", () => {
  test("change where they can, each with an entry in the log, and the others stay as they are", async () => {
    const [free, booked] = [await agency.departure(), await agency.departure()];
    await agency.pending([{ departureId: booked.id, party: two }]);
    const ids = [free.id, booked.id];
    const change = { kind: "capacity", capacity: 1 } as const;
    const forecast = await forecastBulk(db, ids, { change, language: "en", now: testNow });
    expect(forecast.map(({ effect }) => effect)).toEqual(["changes", "taken"]);
    expect(await changeDepartures(as(), { ids, change })).toEqual({ changed: 1, left: 1 });
    expect(await stored(free.id)).toMatchObject({ capacity: 1, vacancies: 1 });
    expect(await stored(booked.id)).toMatchObject({ capacity: 10, vacancies: 8 });
    expect(await db.$count(auditEntries, eq(auditEntries.subjectId, free.id))).toBe(1);
    expect(await changeDepartures(as(), { ids, change })).toEqual({ changed: 0, left: 2 });
  });

  test("get another price, which who has booked does not pay", async () => {
    const { id } = await agency.departure();
    const { orderId } = await agency.pending([{ departureId: id, party: two }]);
    const before = (await agency.read(orderId)).money.agreedMinor;
    expect(await changeDepartures(as(), { ids: [id], change: { kind: "price", basePriceMinor: 99_900 } })).toEqual({ changed: 1, left: 0 });
    expect(await stored(id)).toMatchObject({ basePriceMinor: 99_900 });
    expect((await agency.read(orderId)).money.agreedMinor).toBe(before);
  });

  test("are changed by those alone who may change departures", async () => {
    const { id } = await agency.departure();
    const content = await agency.person(["Content"]);
    await expect(changeDepartures(agency.as(content), { ids: [id], change: { kind: "close" } })).rejects.toMatchObject({ status: 403 });
  });
});

describe("a departure is deleted", () => {
  test("where nobody has ever booked it: out of carts too, and its rule does not bring it back", async () => {
    const { id, tourId, startDate } = await agency.departure();
    await agency.cartWith([{ departureId: id, party: two }]);
    expect(await deleteDeparture(as(), id)).toEqual({ ok: true, deleted: true });
    await extendDepartures(db, testNow);
    const onThatDay = (await db.select().from(departures).where(eq(departures.tourId, tourId))).filter(
      (each) => each.startDate === startDate,
    );
    expect(onThatDay).toEqual([]);
    expect(await db.$count(cartLines, eq(cartLines.departureId, id))).toBe(0);
    expect(await deleteDeparture(as(), id)).toEqual({ ok: false, reason: "not_found" });
  });

  test("and stays where a booking names it, in whatever state", async () => {
    const { id } = await agency.departure();
    await agency.held([{ departureId: id, party: two }]);
    expect(await deleteDeparture(as(), id)).toEqual({ ok: false, reason: "booked" });
    expect(await stored(id)).toBeDefined();
  });
});
