import { and, asc, eq, max } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { addDays, addMonths, dateInZone, isoWeekday } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { extendDepartures } from "./departures.server.ts";

const { tours, departures } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const daysLater = (days: number) => new Date(testNow.getTime() + days * 86_400_000);

test("every tour departs each week on its weekday for 18 months, with its largest group as capacity", async () => {
  for (const tour of await db.select().from(tours)) {
    const ofTour = await db.select().from(departures).where(eq(departures.tourId, tour.id)).orderBy(asc(departures.startDate));
    const today = dateInZone(testNow, tour.timeZone);
    expect(ofTour.length).toBeGreaterThanOrEqual(77);
    expect(ofTour[0]!.startDate < addDays(today, 7)).toBe(true);
    expect(ofTour[0]!.startDate >= today).toBe(true);
    const last = ofTour.at(-1)!.startDate;
    expect(last <= addMonths(today, 18) && addDays(last, 7) > addMonths(today, 18)).toBe(true);
    for (const [index, departure] of ofTour.entries()) {
      expect(isoWeekday(departure.startDate)).toBe(tour.startWeekday);
      expect(departure.startDate).toBe(addDays(ofTour[0]!.startDate, index * 7));
      expect(departure.endDate).toBe(addDays(departure.startDate, tour.durationDays - 1));
      expect([departure.capacity, departure.vacancies, departure.closed]).toEqual([tour.groupMax, tour.groupMax, false]);
    }
  }
});

async function seeded() {
  const handle = await openTestDatabase();
  onTestFinished(() => handle.close());
  return handle.db;
}

test("extending again on the same day adds nothing and drops no cached page", async () => {
  const version = await readCatalogueVersion(db);
  expect(await extendDepartures(db, testNow)).toBe(0);
  expect(await readCatalogueVersion(db)).toBe(version);
});

test("two weeks later each tour gets two more, and what was sold or closed stays", async () => {
  const own = await seeded();
  const before = await own.$count(departures);
  await own.update(departures).set({ vacancies: 1 }).where(eq(departures.tourId, 1));
  await own.update(departures).set({ closed: true }).where(eq(departures.tourId, 2));
  const sold = await own.$count(departures, eq(departures.vacancies, 1));
  const version = await readCatalogueVersion(own);
  expect(await extendDepartures(own, daysLater(14))).toBe(18);
  expect(await own.$count(departures)).toBe(before + 18);
  expect(await own.$count(departures, eq(departures.vacancies, 1))).toBe(sold);
  expect(await own.$count(departures, eq(departures.closed, true))).toBeGreaterThan(70);
  expect(await readCatalogueVersion(own)).toBeGreaterThan(version);
});

test("a departure deleted in the middle is not put on sale again", async () => {
  const own = await seeded();
  const [latest] = await own
    .select({ date: max(departures.startDate) })
    .from(departures)
    .where(eq(departures.tourId, 1));
  await own.delete(departures).where(and(eq(departures.tourId, 1), eq(departures.startDate, addDays(latest!.date!, -7))));
  expect(await extendDepartures(own, testNow)).toBe(0);
});

test("a tour that is not published gets none", async () => {
  const own = await seeded();
  await own.update(tours).set({ state: "draft" });
  expect(await extendDepartures(own, daysLater(14))).toBe(0);
});

test("several processes extending at once add each departure once", async () => {
  const own = await seeded();
  const added = await Promise.all([1, 2, 3].map(() => extendDepartures(own, daysLater(7))));
  expect(added.reduce((sum, count) => sum + count)).toBe(9);
});
