/** What lists say of departures: which leave soon, and what it costs to go to a place. */
import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { undone } from "#test/undone.ts";
import { leavingSoon, withOffers } from "./next-departures.server.ts";

const { tours, departures, destinations } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
const viewer = { language: "en", currency: "INR", rates, sale: { today: "2026-11-24", cutOffDays: 0 }, monthsAhead: 18 } as const;

test("the departures that leave soon are the next that can be booked, each of another published tour, in the visitor's language", () =>
  undone(db, async (tx) => {
    const [first, second, third] = await leavingSoon(tx, viewer, 3);
    expect(new Set([first, second, third].map((trip) => trip!.slug)).size).toBe(3);
    // The tour of the first is full, that of the second no longer published: others come up.
    const full = tx.select({ id: departures.tourId }).from(departures).where(eq(departures.id, first!.id));
    await tx.update(departures).set({ vacancies: 0 }).where(inArray(departures.tourId, full));
    await tx.update(tours).set({ state: "draft" }).where(eq(tours.slug, second!.slug));
    await tx.update(departures).set({ vacancies: 2 }).where(eq(departures.id, third!.id));
    const later = await leavingSoon(tx, { ...viewer, language: "de" }, 3);
    expect(later[0]).toMatchObject({ id: third!.id, seats: { state: "few", left: 2 } });
    expect(later[0]!.title).not.toBe(third!.title);
    expect(later.map(({ id }) => id)).not.toContain(first!.id);
    expect(later.map(({ slug }) => slug)).not.toContain(second!.slug);
  }));

test("those that run come first, soonest first, and each says how it stands", () =>
  undone(db, async (tx) => {
    await tx.update(departures).set({ runsSince: null });
    const [next] = await leavingSoon(tx, viewer, 3);
    expect(next!.run).toMatchObject({ runs: false });
    const later = tx.select({ id: departures.id }).from(departures).where(gte(departures.startDate, "2027-05-01"));
    await tx
      .update(departures)
      .set({ runsSince: new Date() })
      .where(and(inArray(departures.id, later), inArray(departures.tourId, [2, 4])));
    const [one, other, third] = await leavingSoon(tx, viewer, 3);
    expect([one!.run, other!.run, third!.run].map(({ runs }) => runs)).toEqual([true, true, false]);
    expect(one!.startDate >= "2027-05-01" && one!.startDate <= other!.startDate).toBe(true);
    expect(one!.run.text).toBe("It runs");
  }));

test("a place is offered from the lowest price of its tours and with the next of their departures; one without tours is not", () =>
  undone(db, async (tx) => {
    const [kyoto] = await tx.select({ id: destinations.id }).from(destinations).where(eq(destinations.placeFolded, "kyoto"));
    const offer = async () => (await withOffers(tx, viewer, [{ id: kyoto!.id }]))[0]!.offer;
    expect(await offer()).toMatchObject({ price: { currency: "INR", price: 159_375 }, next: "2026-11-28" });
    await tx
      .update(departures)
      .set({ closed: true })
      .where(and(eq(departures.tourId, 1), gte(departures.startDate, "2026-11-24"), lt(departures.startDate, "2026-12-10")));
    expect((await offer())?.next).toBe("2026-12-12");
    await tx.delete(departures).where(eq(departures.tourId, 1));
    expect((await offer())?.next).toBeNull();
    await tx.update(tours).set({ state: "draft" }).where(eq(tours.id, 1));
    expect(await offer()).toBeUndefined();
    expect(await withOffers(tx, viewer, [])).toEqual([]);
  }));
