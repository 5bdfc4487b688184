/** What the list asks of departures and of a trip's facts, and what it says where nothing is left. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { undone } from "#test/undone.ts";
import { findTours } from "./tour-list.server.ts";
import { defaultFilters, withoutFilter, type TourFilters } from "./tour-search.ts";

const { tours, departures } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const viewer: Viewer = {
  language: "en",
  currency: "INR",
  rates: { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" },
  sale: { today: "2026-11-24", cutOffDays: 0 },
  monthsAhead: 18,
};
const list = (filters: Partial<TourFilters>, from: Queryable = db) => findTours(from, viewer, { ...defaultFilters, ...filters });
const found = async (...asked: Parameters<typeof list>) => (await list(...asked)).tours.map(({ id }) => id);
const changed = (work: (tx: Transaction) => Promise<void>) => undone(db, work);
const set = (tx: Transaction, ids: number[], facts: Partial<typeof tours.$inferInsert>) =>
  tx.update(tours).set(facts).where(inArray(tours.id, ids));

describe("pace, continent, month and seats", () => {
  const seatsOn = (tx: Transaction, tourId: number, month: string, facts: Partial<typeof departures.$inferInsert>) =>
    tx
      .update(departures)
      .set(facts)
      .where(and(eq(departures.tourId, tourId), sql`to_char(${departures.startDate}, 'YYYY-MM') = ${month}`));

  test("a tour whose pace nobody has told is in the list of no pace", () =>
    changed(async (tx) => {
      await set(tx, [1, 2, 3, 4, 5, 6, 7, 9], { trip: null });
      await set(tx, [8], { trip: { pace: 2 } });
      expect(await found({ pace: "2" }, tx)).toEqual([8]);
      expect((await list({}, tx)).facets.paces).toMatchObject({ All: 9, "2": 1, "3": 0 });
    }));

  test("the continent is that of its countries, or of the destinations it goes to", () =>
    changed(async (tx) => {
      expect(await found({ continent: "Asia" }, tx)).toEqual([1, 3, 5, 6]);
      expect(await found({ continent: "Europe" }, tx)).toEqual([2, 7, 8]);
      // Nobody has told the countries: the destination Paris is in Europe, and no destination is in Nepal.
      await set(tx, [5, 8], { trip: null });
      expect(await found({ continent: "Asia" }, tx)).toEqual([1, 3, 6]);
      expect(await found({ continent: "Europe" }, tx)).toEqual([2, 7, 8]);
    }));

  test("a month keeps the tours with a departure in it that can be booked", () =>
    changed(async (tx) => {
      await tx.delete(departures).where(inArray(departures.tourId, [1, 2, 3, 4, 5, 6, 7]));
      await seatsOn(tx, 8, "2027-05", { vacancies: 0 });
      await seatsOn(tx, 9, "2027-05", { vacancies: 1 });
      expect(await found({ month: "2027-05" }, tx)).toEqual([9]);
      await seatsOn(tx, 9, "2027-05", { closed: true });
      expect(await found({ month: "2027-05" }, tx)).toEqual([]);
      expect(await found({ month: "2026-10" }, tx)).toEqual([]);
    }));

  test("seats are asked of one departure, in the month where one is chosen, and the card shows that one", () =>
    changed(async (tx) => {
      await tx.delete(departures).where(inArray(departures.tourId, [1, 2, 3, 4, 5, 6, 7, 9]));
      await tx.update(departures).set({ vacancies: 3 }).where(eq(departures.tourId, 8));
      await seatsOn(tx, 8, "2027-06", { vacancies: 4 });
      expect(await found({ seats: "4" }, tx)).toEqual([8]);
      expect(await found({ seats: "4", month: "2027-05" }, tx)).toEqual([]);
      expect(await found({ seats: "3", month: "2027-05" }, tx)).toEqual([8]);
      const [card] = (await list({ seats: "4" }, tx)).tours;
      expect(card!.next?.startDate).toMatch(/^2027-06-/);
      expect(card!.next?.seats).toEqual({ state: "few", left: 4 });
    }));
});

describe("the card of a tour that is asked for in a season, too", () => {
  test("shows the departure of the month, which is closer than the season", async () => {
    const { tours: cards } = await list({ when: "oct-dec", month: "2027-05" });
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card.next?.startDate).toMatch(/^2027-05-/);
  });

  test("says when so many seats are free next, where the season has fewer", () =>
    changed(async (tx) => {
      await tx.update(departures).set({ vacancies: 2 }).where(eq(departures.tourId, 8));
      const [last] = await tx
        .update(departures)
        .set({ vacancies: 6 })
        .where(and(eq(departures.tourId, 8), eq(departures.startDate, "2027-07-02")))
        .returning();
      expect(last).toBeDefined();
      const [card] = (await list({ keyword: "paris", when: "apr-jun", seats: "4" }, tx)).tours;
      expect([card!.next, card!.nextOutsideSeason]).toEqual([null, "2027-07-02"]);
    }));
});

describe("an empty list", () => {
  test.each<[string, Partial<TourFilters>, unknown]>([
    ["names the one filter whose removal gives the most tours", { category: "Wildlife", length: "1-3" }, { name: "category", tours: 1 }],
    ["counts what lies beyond the keyword", { keyword: "paris", length: "8+" }, { name: "keyword", tours: 6 }],
    ["counts what lies beyond the price", { max: 100, keyword: "japan" }, { name: "price", tours: 1 }],
    ["names none where no single one helps", { keyword: "nowhere", max: 100, length: "1-3" }, undefined],
    ["names none where nothing is asked for", { category: "All", page: 3 }, undefined],
  ])("%s", async (_rule, filters, wayOut) => {
    const answer = await list(filters);
    expect(answer.wayOut).toEqual(wayOut);
    if (!answer.wayOut) return;
    const rest = withoutFilter({ ...defaultFilters, ...filters }, answer.wayOut.name);
    expect(await found(rest)).toHaveLength(answer.wayOut.tours);
  });
});
