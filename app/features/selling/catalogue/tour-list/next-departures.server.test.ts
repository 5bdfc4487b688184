/** What lists say of departures: which board soon, and what it costs to go to a place. */
import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { undone } from "#test/undone.ts";
import { boardingSoon, withOffers } from "./next-departures.server.ts";

const { tours, departures, destinations } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
const viewer = { language: "en", currency: "INR", rates, sale: { today: "2026-11-24", cutOffDays: 0 }, monthsAhead: 18 } as const;

test("the departures that board soon are the next that can be booked, each of another published tour, in the visitor's language", () =>
  undone(db, async (tx) => {
    const [first, second, third] = await boardingSoon(tx, viewer, 3);
    expect(first!.startDate <= second!.startDate && second!.startDate <= third!.startDate).toBe(true);
    expect(new Set([first, second, third].map((trip) => trip!.slug)).size).toBe(3);
    // The tour of the first is full, that of the second no longer published: others come up.
    const full = tx.select({ id: departures.tourId }).from(departures).where(eq(departures.id, first!.id));
    await tx.update(departures).set({ vacancies: 0 }).where(inArray(departures.tourId, full));
    await tx.update(tours).set({ state: "draft" }).where(eq(tours.slug, second!.slug));
    await tx.update(departures).set({ vacancies: 2 }).where(eq(departures.id, third!.id));
    const later = await boardingSoon(tx, { ...viewer, language: "de" }, 3);
    expect(later[0]).toMatchObject({ id: third!.id, seats: { state: "few", left: 2 } });
    expect(later[0]!.title).not.toBe(third!.title);
    expect(later.map(({ id }) => id)).not.toContain(first!.id);
    expect(later.map(({ slug }) => slug)).not.toContain(second!.slug);
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
