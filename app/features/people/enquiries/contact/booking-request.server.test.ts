import { and, eq, gte } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { contextFor } from "#test/people.ts";
import { bookingRequest, requestedTour } from "./booking-request.server.ts";

const handle = await openTestDatabase();
const { db } = handle;
afterAll(() => handle.close());

const now = () => new Date("2026-11-20T12:00:00Z");
const ask = (query: Record<string, string>, childPricePercent: number | null = 75) => {
  const settings = { ...defaultSettings, booking: { ...defaultSettings.booking, cutOffDays: 7, childPricePercent } };
  return bookingRequest(contextFor({ db, now }, undefined, { settings }), new URLSearchParams(query));
};

async function departuresOf(slug: string) {
  const { tours, departures } = schema;
  return db
    .select({ id: departures.id, startDate: departures.startDate })
    .from(departures)
    .innerJoin(tours, and(eq(tours.id, departures.tourId), eq(tours.slug, slug)))
    .where(gte(departures.startDate, "2026-11-20"))
    .orderBy(departures.startDate);
}
const ofJapan = await departuresOf("japan-heritage");
const [tooNear] = ofJapan.filter(({ startDate }) => startDate < "2026-11-27");
const [first, second, third] = ofJapan.filter(({ startDate }) => startDate > "2026-11-28");

describe("the departure of a booking request", () => {
  test("is the one asked for where it can be booked", async () => {
    expect((await ask({ tour: "japan-heritage", departure: first!.id }))?.departure).toMatchObject(first!);
  });

  test("is none where it is another tour's", async () => {
    const [foreign] = (await departuresOf("paris-food")).filter(({ startDate }) => startDate > "2026-11-28");
    expect(await ask({ tour: "japan-heritage", departure: foreign!.id })).toMatchObject({
      departure: undefined,
      party: { adults: 1, children: 0 },
    });
  });

  test("is none where booking has closed", async () => {
    expect((await ask({ tour: "japan-heritage", departure: tooNear!.id }))?.departure).toBeUndefined();
  });

  test("is none where it is sold out or taken off sale", async () => {
    const { departures } = schema;
    await db.update(departures).set({ vacancies: 0 }).where(eq(departures.id, second!.id));
    await db.update(departures).set({ closed: true }).where(eq(departures.id, third!.id));
    expect((await ask({ tour: "japan-heritage", departure: second!.id }))?.departure).toBeUndefined();
    expect((await ask({ tour: "japan-heritage", departure: third!.id }))?.departure).toBeUndefined();
  });
});

test("the sum is that of the adults and of the children, each at their price", async () => {
  const request = await ask({ tour: "japan-heritage", adults: "2", children: "1" });
  expect(request).toMatchObject({
    party: { adults: 2, children: 1 },
    price: { price: 159_375, currency: "INR" },
    // 75 % of 1,87,500, then 15 % off.
    childPrice: 119_531,
    sum: 2 * 159_375 + 119_531,
  });
  expect(requestedTour(request!)).toMatchObject({ party: { adults: 2, children: 1 }, total: 438_281, currency: "INR" });
});

test("without a price for children nobody is asked for at one", async () => {
  const request = await ask({ tour: "japan-heritage", adults: "2", children: "1" }, null);
  expect(request).toMatchObject({ party: { adults: 2, children: 0 }, childPrice: null, sum: 2 * 159_375 });
});

test("an unpublished tour is asked for in vain", async () => {
  const { tours } = schema;
  await db.update(tours).set({ state: "draft" }).where(eq(tours.slug, "bali-retreat"));
  expect(await ask({ tour: "bali-retreat" })).toBeUndefined();
});
