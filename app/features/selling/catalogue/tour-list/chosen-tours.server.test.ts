/** Which tours other pages show, what a card says of them, and what is counted and named of all. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { undone } from "#test/undone.ts";
import { catalogueExtent, featuredTours, findTours, nearestTours, tourCards, toursOfPlace, tourTitles } from "./tour-list.server.ts";
import { similarTours, toursBeside } from "#app/features/selling/catalogue/tour-page/similar-tours.server.ts";
import { searchSuggestions } from "./search-suggestions.server.ts";
import { defaultFilters, type TourFilters } from "./tour-search.ts";

const { tours, tourTranslations, destinations } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
const viewer = { language: "en", currency: "INR", rates, sale: { today: "2026-11-24", cutOffDays: 0 }, monthsAhead: 18 } as const;
const idsOf = (cards: { id: number }[]) => cards.map(({ id }) => id);
const japan = { id: 1, category: "Cultural", latitude: 35, longitude: 136 } as const;
const textsOf = (id: number, language: string) => and(eq(tourTranslations.tourId, id), eq(tourTranslations.language, language));

describe("a card", () => {
  const card = async (language: "en" | "fr", currency: "INR" | "EUR") =>
    (await tourCards(db, { ...viewer, language, currency }, { where: eq(tours.id, 1), orderBy: [], limit: 1 }))[0];

  test("shows the price in the visitor's currency: converted and rounded first, then discounted and rounded", async () => {
    expect((await card("en", "INR"))?.price).toMatchObject({ currency: "INR", base: 187_500, price: 159_375, discountPercent: 15 });
    expect((await card("en", "EUR"))?.price).toMatchObject({ currency: "EUR", base: 2_300, price: 1_955 });
  });

  test("speaks the visitor's language, and English where a text is not translated", () =>
    undone(db, async (tx) => {
      await tx.update(tourTranslations).set({ destination: null }).where(textsOf(1, "fr"));
      await tx.delete(tourTranslations).where(textsOf(2, "fr"));
      const cards = await tourCards(tx, { ...viewer, language: "fr" }, { orderBy: [asc(tours.id)], limit: 2 });
      expect(cards.map(({ title, destination }) => [title, destination])).toEqual([
        ["Le Japon en héritage", "Kyoto, Nara, the Kiso Valley, Hakone and Tokyo, Japan"],
        ["Santorini and the Islands", "Santorini, Thirassia and Naxos, Greece"],
      ]);
    }));
});

test("featured tours are those marked so, in the order of their ids, as many as the home page shows", () =>
  undone(db, async (tx) => {
    expect(idsOf(await featuredTours(tx, viewer, 6))).toEqual([1, 2, 3, 4, 5, 6]);
    await tx
      .update(tours)
      .set({ featured: true })
      .where(inArray(tours.id, [8, 9]));
    await tx
      .update(tours)
      .set({ featured: false })
      .where(inArray(tours.id, [2, 5]));
    // Written anew, it lies behind the others in the table.
    await tx.update(tours).set({ updatedAt: new Date() }).where(eq(tours.id, 1));
    expect(idsOf(await featuredTours(tx, viewer, 5))).toEqual([1, 3, 4, 6, 8]);
  }));

test("the nearest tours are nearest over the ground, also where the shortest way crosses the line of the date or the pole", () =>
  undone(db, async (tx) => {
    const move = (id: number, latitude: number, longitude: number) => tx.update(tours).set({ latitude, longitude }).where(eq(tours.id, id));
    await move(9, 0, -179);
    await move(8, 0, 170);
    await move(7, 0, 178);
    expect(idsOf(await nearestTours(tx, viewer, { latitude: 0, longitude: 179 }, 3))).toEqual([7, 9, 8]);
    await move(6, 80, 180);
    await move(5, 65, 0);
    expect(idsOf(await nearestTours(tx, viewer, { latitude: 80, longitude: 0 }, 2))).toEqual([5, 6]);
    // A degree of longitude is short in the north.
    await move(4, 60, 8);
    await move(3, 65, 0);
    expect(idsOf(await nearestTours(tx, viewer, { latitude: 60, longitude: 0 }, 3))).toEqual([4, 3, 5]);
  }));

describe("similar tours", () => {
  test("are of the same category first, then the nearest, and never the tour itself", async () => {
    expect(idsOf(await similarTours(db, viewer, japan, 3))).toEqual([8, 5, 3]);
    expect(idsOf(await similarTours(db, viewer, { ...japan, id: 3, category: "Luxury", latitude: -9, longitude: 115 }, 4))).toEqual([
      6, 2, 5, 1,
    ]);
  });
});

test("the tours of a place are those whose destination text contains it, featured ones first, in every language the same", () =>
  undone(db, async (tx) => {
    for (const language of languages) expect(idsOf(await toursOfPlace(tx, { ...viewer, language }, "kyoto", 60))).toEqual([1]);
    // Spanish pages call it Kioto; a place is what it is called in English.
    expect(await toursOfPlace(tx, { ...viewer, language: "es" }, "kioto", 60)).toEqual([]);
    expect(await toursOfPlace(tx, viewer, "%", 60)).toEqual([]);
    // In the title alone it does not count.
    expect(await toursOfPlace(tx, viewer, "himalaya", 60)).toEqual([]);
    await tx
      .update(tourTranslations)
      .set({ destinationFolded: "kyoto and paris" })
      .where(and(inArray(tourTranslations.tourId, [7, 3]), eq(tourTranslations.language, "en")));
    expect(idsOf(await toursOfPlace(tx, viewer, "paris", 60))).toEqual([3, 7, 8]);
    expect(idsOf(await toursOfPlace(tx, viewer, "paris", 2))).toEqual([3, 7]);
  }));

test("the catalogue's extent is the number of destinations, the smallest and the largest group of its tours; of none it is nothing", () =>
  undone(db, async (tx) => {
    expect(await catalogueExtent(tx)).toEqual({ destinations: 12, smallestGroup: 2, largestGroup: 16 });
    await tx.update(tours).set({ groupMin: 1, groupMax: 99, state: "draft" }).where(eq(tours.id, 1));
    expect(await catalogueExtent(tx)).toEqual({ destinations: 12, smallestGroup: 2, largestGroup: 14 });
    await tx.update(tours).set({ state: "archived" });
    await tx.update(destinations).set({ state: "draft" });
    expect(await catalogueExtent(tx)).toEqual({ destinations: 0, smallestGroup: 0, largestGroup: 0 });
  }));

test("titles are in the visitor's language, English where there is none, and in the order of her alphabet", () =>
  undone(db, async (tx) => {
    await tx.update(tourTranslations).set({ title: "Ägypten am Nil" }).where(textsOf(9, "de"));
    await tx.delete(tourTranslations).where(textsOf(2, "de"));
    const german = (await tourTitles(tx, "de")).map(({ title }) => title);
    expect(german.slice(0, 2)).toEqual(["Ägypten am Nil", "Bali, vom Tempel zum Meer"]);
    expect(german).toContain("Santorini and the Islands");
    expect(german).toHaveLength(9);
    expect(await tourTitles(tx, "en")).toContainEqual({ slug: "japan-heritage", title: "Heritage of Japan" });
  }));

test("a tour that is not published is nowhere among them", () =>
  undone(db, async (tx) => {
    await tx
      .update(tours)
      .set({ state: "draft" })
      .where(inArray(tours.id, [1, 8]));
    expect(idsOf(await featuredTours(tx, viewer, 6))).toEqual([2, 3, 4, 5, 6]);
    expect(idsOf(await nearestTours(tx, viewer, japan, 9)).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 9]);
    expect(idsOf(await similarTours(tx, viewer, { ...japan, id: 2 }, 9)).toSorted()).toEqual([3, 4, 5, 6, 7, 9]);
    expect(await toursOfPlace(tx, viewer, "kyoto", 60)).toEqual([]);
    expect((await tourTitles(tx, "en")).map(({ slug }) => slug)).not.toContain("japan-heritage");
  }));

const list = (filters: Partial<TourFilters> = {}, as: { language?: Language } = {}) =>
  findTours(db, { ...viewer, ...as }, { ...defaultFilters, ...filters });

test("beside the only tour of a list stand three others, which start in the same months", async () => {
  const { tours: cards } = await list({ keyword: "inca" });
  const beside = await toursBeside(db, viewer, cards, "apr-jun");
  expect(beside).toHaveLength(3);
  expect(idsOf(beside)).not.toContain(cards[0]!.id);
  for (const { next } of beside) expect(next?.startDate).toMatch(/^2027-0[456]/);
  expect(await toursBeside(db, viewer, (await list()).tours, undefined)).toEqual([]);
  expect(await toursBeside(db, viewer, [], undefined)).toEqual([]);
});

test.each(languages)("whatever the search offers in %s finds a tour", async (language) => {
  const offered = await searchSuggestions(db, language);
  expect(offered.length).toBeGreaterThan(20);
  for (const keyword of offered) expect((await list({ keyword }, { language })).facets.total, keyword).toBeGreaterThan(0);
});
