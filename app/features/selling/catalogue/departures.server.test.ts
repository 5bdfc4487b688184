import { and, asc, eq, max } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { addDays, addMonths, dateInZone, isoWeekday } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { extendDepartures } from "./departures.server.ts";
import { columnsOfRule, rulesOfTour } from "./schedule/schedule-rows.server.ts";

const { tours, departures, scheduleRules, settings } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const daysLater = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
/** A tour of the demo that departs each Saturday, all year round. */
const weekly = 1;

test("a tour departs as its rule says for 18 months, with its largest group as capacity", async () => {
  const [tour] = await db.select().from(tours).where(eq(tours.id, weekly));
  const [rule] = await rulesOfTour(db, weekly);
  const ofTour = await db.select().from(departures).where(eq(departures.tourId, weekly)).orderBy(asc(departures.startDate));
  const today = dateInZone(testNow, tour!.timeZone);
  expect(ofTour.length).toBeGreaterThanOrEqual(77);
  expect(ofTour[0]!.startDate >= today && ofTour[0]!.startDate < addDays(today, 7)).toBe(true);
  const last = ofTour.at(-1)!.startDate;
  expect(last <= addMonths(today, 18) && addDays(last, 7) > addMonths(today, 18)).toBe(true);
  for (const [index, departure] of ofTour.entries()) {
    expect(isoWeekday(departure.startDate)).toBe(6);
    expect(departure.startDate).toBe(addDays(ofTour[0]!.startDate, index * 7));
    expect(departure.endDate).toBe(addDays(departure.startDate, tour!.durationDays - 1));
    expect(departure).toMatchObject({ capacity: tour!.groupMax, vacancies: tour!.groupMax, closed: false, ruleId: rule!.id });
  }
});

async function seeded() {
  const handle = await openTestDatabase();
  onTestFinished(() => handle.close());
  return handle.db;
}

const countOf = (own: typeof db, tourId: number) => own.$count(departures, eq(departures.tourId, tourId));

test("extending again on the same day adds nothing and drops no cached page", async () => {
  const version = await readCatalogueVersion(db);
  expect(await extendDepartures(db, testNow)).toBe(0);
  expect(await readCatalogueVersion(db)).toBe(version);
});

test("two weeks later a weekly tour gets two more, and what was sold or closed stays", async () => {
  const own = await seeded();
  const before = await countOf(own, weekly);
  await own.update(departures).set({ vacancies: 1 }).where(eq(departures.tourId, weekly));
  await own.update(departures).set({ closed: true }).where(eq(departures.tourId, 3));
  const version = await readCatalogueVersion(own);
  expect(await extendDepartures(own, daysLater(14))).toBeGreaterThanOrEqual(4);
  expect(await countOf(own, weekly)).toBe(before + 2);
  expect(await own.$count(departures, eq(departures.vacancies, 1))).toBe(before);
  expect(await own.$count(departures, eq(departures.closed, true))).toBeGreaterThan(70);
  expect(await readCatalogueVersion(own)).toBeGreaterThan(version);
});

test("what was deleted is not put on sale again, neither in the middle nor at the end", async () => {
  const own = await seeded();
  const [latest] = await own
    .select({ date: max(departures.startDate) })
    .from(departures)
    .where(eq(departures.tourId, weekly));
  for (const day of [latest!.date!, addDays(latest!.date!, -7)])
    await own.delete(departures).where(and(eq(departures.tourId, weekly), eq(departures.startDate, day)));
  expect(await extendDepartures(own, testNow)).toBe(0);
});

test("a day excepted is left out, and each rule has its own seats", async () => {
  const own = await seeded();
  await own.delete(scheduleRules).where(eq(scheduleRules.tourId, weekly));
  await own.delete(departures).where(eq(departures.tourId, weekly));
  const rule = { until: null, season: null, basePriceMinor: null, first: "2026-12-02" };
  await own.insert(scheduleRules).values({
    tourId: weekly,
    ...columnsOfRule({ ...rule, pattern: { kind: "weekly", every: 1, weekdays: [3] }, capacity: 6, exceptions: ["2026-12-09"] }),
  });
  await extendDepartures(own, testNow);
  const found = await own.select().from(departures).where(eq(departures.tourId, weekly)).orderBy(asc(departures.startDate)).limit(2);
  expect(found.map(({ startDate, capacity }) => [startDate, capacity])).toEqual([
    ["2026-12-02", 6],
    ["2026-12-16", 6],
  ]);
});

test("how far ahead is a setting; a shorter one takes nothing away", async () => {
  const own = await seeded();
  const before = await own.$count(departures);
  await own.insert(settings).values({ key: "departures", value: { monthsAhead: 12 } });
  expect(await extendDepartures(own, testNow)).toBe(0);
  expect(await own.$count(departures)).toBe(before);
  await own
    .update(settings)
    .set({ value: { monthsAhead: 20 } })
    .where(eq(settings.key, "departures"));
  expect(await extendDepartures(own, testNow)).toBeGreaterThan(16);
});

test("a tour that is not published, or has no rule, gets none", async () => {
  const own = await seeded();
  await own.delete(scheduleRules).where(eq(scheduleRules.tourId, weekly));
  await own.update(tours).set({ state: "draft" }).where(eq(tours.id, 3));
  const before = [await countOf(own, weekly), await countOf(own, 3)];
  await extendDepartures(own, daysLater(14));
  expect([await countOf(own, weekly), await countOf(own, 3)]).toEqual(before);
});

test("several processes extending at once add each departure once", async () => {
  const own = await seeded();
  const before = await own.$count(departures);
  const added = await Promise.all([1, 2, 3].map(() => extendDepartures(own, daysLater(7))));
  expect(added.reduce((sum, count) => sum + count)).toBe((await own.$count(departures)) - before);
});
