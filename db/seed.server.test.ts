import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { recountReviews } from "#app/features/selling/reviews/recount-reviews.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openEmptyDatabase, openTestDatabase } from "#test/database.ts";
import { databaseIsNew, schema, type Database } from "./database.server.ts";
import { emptyCatalogue, removeDemo, seedDemo } from "./seed.server.ts";

const { tours, tourTranslations, destinations, destinationTranslations, articleTranslations, testimonials, pictures, reviews, departures } =
  schema;

/** Each of these tests changes the whole catalogue, so each has a copy of its own. */
async function seeded(): Promise<Database> {
  const handle = await openTestDatabase();
  onTestFinished(() => handle.close());
  return handle.db;
}

const tables = { tours, tourTranslations, destinations, testimonials, pictures, reviews, departures };
async function counts(db: Database) {
  const pairs = [];
  for (const [name, table] of Object.entries(tables)) pairs.push([name, await db.$count(table)] as const);
  return Object.fromEntries(pairs);
}

const ratings = (db: Database) =>
  db.select({ id: tours.id, count: tours.reviewCount, average: tours.ratingAverage }).from(tours).orderBy(asc(tours.id));

async function addOwnTour(db: Database) {
  const [picture] = await db.select({ name: pictures.name }).from(tours).innerJoin(pictures, eq(pictures.name, tours.pictureName)).limit(1);
  const own = { slug: "own-tour", category: "Luxury", durationDays: 3, basePriceMinor: 10_000, groupMin: 1, groupMax: 4 } as const;
  const place = { timeZone: "Asia/Kolkata", latitude: 0, longitude: 0, pictureName: picture!.name };
  const [tour] = await db
    .insert(tours)
    .values({ ...own, ...place })
    .returning({ id: tours.id, pictureName: tours.pictureName });
  return tour!;
}

describe("loading the demo catalogue", () => {
  test("fills an empty database with nine tours, twelve destinations and four testimonials", async () => {
    const handle = await openEmptyDatabase();
    onTestFinished(() => handle.close());
    expect(await databaseIsNew(handle.db)).toBe(true);
    await seedDemo(handle.db, testNow);
    expect(await databaseIsNew(handle.db)).toBe(false);
    expect(await counts(handle.db)).toMatchObject({ tours: 9, destinations: 12, testimonials: 4 });
    expect((await ratings(handle.db)).map((tour) => tour.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("a second time changes nothing", async () => {
    const db = await seeded();
    const before = await counts(db);
    await seedDemo(db, testNow);
    expect(await counts(db)).toEqual(before);
  });

  test("leaves what somebody edited as it is, and adds what somebody deleted", async () => {
    const db = await seeded();
    await db.update(tours).set({ basePriceMinor: 123_400 }).where(eq(tours.id, 1));
    await db.update(tourTranslations).set({ title: "Edited" }).where(eq(tourTranslations.tourId, 1));
    await db.delete(reviews).where(eq(reviews.tourId, 1));
    await db.delete(tours).where(eq(tours.id, 2));
    await seedDemo(db, testNow);
    const [edited] = await db.select({ price: tours.basePriceMinor }).from(tours).where(eq(tours.id, 1));
    expect(edited?.price).toBe(123_400);
    const titles = await db.select({ title: tourTranslations.title }).from(tourTranslations).where(eq(tourTranslations.tourId, 1));
    expect(new Set(titles.map((row) => row.title))).toEqual(new Set(["Edited"]));
    expect(await db.$count(reviews, eq(reviews.tourId, 1))).toBe(0);
    expect(await db.$count(tours, eq(tours.id, 2))).toBe(1);
  });

  test("a tour made afterwards gets an id that is free", async () => {
    const db = await seeded();
    expect((await addOwnTour(db)).id).toBe(10);
  });

  test("a failure half-way leaves nothing behind", async () => {
    const handle = await openEmptyDatabase();
    onTestFinished(() => handle.close());
    await handle.db.execute(sql`alter table testimonials add constraint nobody check (false)`);
    await expect(seedDemo(handle.db, testNow)).rejects.toThrow();
    expect(await counts(handle.db)).toMatchObject({ tours: 0, pictures: 0 });
    expect(await databaseIsNew(handle.db)).toBe(true);
  });
});

describe("taking the demo catalogue out", () => {
  test("leaves what the operator made, with the pictures it shows", async () => {
    const db = await seeded();
    const own = await addOwnTour(db);
    const review = { tourId: own.id, name: "Asha", language: "en", date: "2026-11-01", rating: 4, comment: "Good" };
    await db
      .insert(reviews)
      .values([review, { ...review, rating: 1, sample: true }].map((one) => ({ ...one, state: "published" as const })));
    await db.transaction((tx) => recountReviews(tx, [own.id]));
    const version = await readCatalogueVersion(db);
    await removeDemo(db);
    expect(await counts(db)).toMatchObject({ tours: 1, destinations: 0, testimonials: 0, pictures: 2, reviews: 1, departures: 0 });
    expect(await ratings(db)).toEqual([{ id: own.id, count: 1, average: 4 }]);
    expect(await readCatalogueVersion(db)).toBeGreaterThan(version);
  });

  test("leaves a tour that somebody has booked for her booking, off the site", async () => {
    const handle = await openTestDatabase();
    onTestFinished(() => handle.close());
    const agency = await openAgency(handle);
    const { id } = await agency.departure({ tourId: 1 });
    const { orderId } = await agency.confirmed([{ departureId: id, party: { adults: 1, children: 0 } }]);
    await removeDemo(handle.db);
    expect(await handle.db.select({ id: tours.id, state: tours.state }).from(tours)).toEqual([{ id: 1, state: "archived" }]);
    expect(await agency.read(orderId)).toMatchObject({ bookings: [{ status: "CONFIRMED", tourId: 1 }] });
  });

  test("does not make the database a new one: the next start loads no demo", async () => {
    const db = await seeded();
    await removeDemo(db);
    expect(await databaseIsNew(db)).toBe(false);
  });
});

test("emptying the catalogue takes out everything, and the demo can be loaded again as it was", { tags: "more" }, async () => {
  const db = await seeded();
  const before = await counts(db);
  await addOwnTour(db);
  await emptyCatalogue(db);
  expect(Object.values(await counts(db))).toEqual(Object.keys(tables).map(() => 0));
  await seedDemo(db, testNow);
  expect(await counts(db)).toEqual(before);
});

test("no summary of the demo is longer than what search engines show of it", async () => {
  const db = await seeded();
  const summaries = [
    ...(await db.select({ text: tourTranslations.summary }).from(tourTranslations)),
    ...(await db.select({ text: destinationTranslations.summary }).from(destinationTranslations)),
    ...(await db.select({ text: articleTranslations.excerpt }).from(articleTranslations)),
  ];
  expect(summaries.filter(({ text }) => text === null || text.length > 160)).toEqual([]);
});

test("every tour's rating and number of reviews agree with its reviews", async () => {
  const db = await seeded();
  const counted = await db
    .select({ id: tours.id, count: sql<number>`count(*)::integer`, average: sql<number>`avg(${reviews.rating})::double precision` })
    .from(tours)
    .innerJoin(reviews, eq(reviews.tourId, tours.id))
    .groupBy(tours.id)
    .orderBy(asc(tours.id));
  expect(counted).toHaveLength(9);
  expect(await ratings(db)).toEqual(counted);
});

test("a tour that loses its last review has no rating", async () => {
  const db = await seeded();
  await db.transaction(async (tx) => {
    await tx.delete(reviews).where(eq(reviews.tourId, 3));
    await recountReviews(tx, [3]);
  });
  expect((await ratings(db)).find((tour) => tour.id === 3)).toMatchObject({ count: 0, average: null });
});
