/** The list of tours as the database filters, sorts, counts and pages it. */
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import { addDays } from "#app/values/calendar-date.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { undone } from "#test/undone.ts";
import { findTours, type TourList } from "./tour-list.server.ts";
import { defaultFilters, sortOrders, type SortOrder, type TourFilters } from "./tour-search.ts";

const { tours, tourTranslations, departures } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const changed = (work: (tx: Transaction) => Promise<void>) => undone(db, work);

const viewer: Viewer = {
  language: "en",
  currency: "INR",
  rates: { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" },
  sale: { today: "2026-11-24", cutOffDays: 0 },
  monthsAhead: 18,
};
const list = (filters: Partial<TourFilters> = {}, { from = db, ...as }: Partial<Viewer> & { from?: Queryable } = {}) =>
  findTours(from, { ...viewer, ...as }, { ...defaultFilters, ...filters });
const found = async (...asked: Parameters<typeof list>) => (await list(...asked)).tours.map(({ id }) => id);

const set = (tx: Transaction, ids: number[], facts: Partial<typeof tours.$inferInsert>) =>
  tx.update(tours).set(facts).where(inArray(tours.id, ids));

/** Adds copies of a tour, with its English texts. */
async function addCopies(tx: Transaction, of: number, count: number) {
  const [tour] = await tx.select().from(tours).where(eq(tours.id, of));
  const [texts] = await tx
    .select()
    .from(tourTranslations)
    .where(and(eq(tourTranslations.tourId, of), eq(tourTranslations.language, "en")));
  const copies = Array.from({ length: count }, (_, index) => ({ ...tour!, id: 100 + index, slug: `copy-${index}` }));
  await tx.insert(tours).values(copies);
  await tx.insert(tourTranslations).values(copies.map(({ id }) => ({ ...texts!, tourId: id })));
}

describe("search is a case-insensitive substring match on tour title or destination", () => {
  test.each([
    ["inca", [9]],
    ["INCA", [9]],
    ["The  Table ", [8]],
    ["goro", [4]],
    ["nepal", [5]],
    ["reykjavik", [7]],
    ["Reykjavík", [7]],
    ["MÝVATN", [7]],
    ["nobody goes here", []],
  ])("%j finds %j, whatever the accents", async (keyword, ids) => {
    expect(await found({ keyword })).toEqual(ids);
  });

  test.each<[Viewer["language"], string, number[]]>([
    ["de", "Erbe", [1]],
    ["de", "heritage", [1]],
    ["de", "zu fuss", [5]],
    ["es", "kioto", [1]],
    ["fr", "erbe", []],
    ["hi", "विरासत", [1]],
    ["hi", "बाली", [3]],
    ["hi", "बाल", [3]],
    ["hi", "बल", []],
    ["hi", "Bali", [3]],
    ["en", "बाली", []],
  ])("a visitor of the %s pages finds by %s, in her language or in English, the tours %j", async (language, keyword, ids) => {
    expect(await found({ keyword }, { language })).toEqual(ids);
  });

  test.each(["%", "_", "\\", "'", '"', "100%", "a_i", "\\%", "';--", "🛕", "🏔️"])(
    "%s stands for itself: no tour is called that",
    async (keyword) => {
      for (const language of ["en", "hi"] as const) expect(await found({ keyword }, { language })).toEqual([]);
    },
  );

  test.each(["%", "_", "\\", "'", '"', "🛕"])("%s is found where a title holds it", (keyword) =>
    changed(async (tx) => {
      const titled = and(eq(tourTranslations.tourId, 9), eq(tourTranslations.language, "en"));
      await tx.update(tourTranslations).set({ titleFolded: `the 🛕 of "o'hara", 100% \\o_o/` }).where(titled);
      expect(await found({ keyword }, { from: tx })).toEqual([9]);
    }),
  );
});

describe("category, duration and price", () => {
  test.each([
    ["All", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ["Adventure", [5, 7, 9]],
    ["Cultural", [1, 8]],
    ["Luxury", [2, 3, 6]],
    ["Wildlife", [4]],
  ])("the category %s has the tours %j", async (category, ids) => {
    expect(await found({ category })).toEqual(ids);
  });

  test.each(["space", "Luxury' or true--", "%"])("the unknown category %s is used as given and matches nothing", async (category) => {
    const { tours: cards, facets } = await list({ category });
    expect([cards, facets.total, facets.categories.All]).toEqual([[], 0, 9]);
  });

  test("the duration buckets are inclusive: 1-3 days, 4-7 days, 8+ days", () =>
    changed(async (tx) => {
      for (const [id, durationDays] of [1, 3, 4, 7, 8, 9, 30, 365, 2].entries()) await set(tx, [id + 1], { durationDays });
      expect(await found({ length: "1-3" }, { from: tx })).toEqual([1, 2, 9]);
      expect(await found({ length: "4-7" }, { from: tx })).toEqual([3, 4]);
      expect(await found({ length: "8+" }, { from: tx })).toEqual([5, 6, 7, 8]);
    }));

  test("the price range is inclusive, and compares what is asked after the discount", async () => {
    // 2500 dollars less 15 percent.
    expect(await found({ min: 2125, max: 2125 })).toEqual([1]);
    expect(await found({ min: 2126, max: 2600 })).toEqual([]);
    expect(await found({ min: 2100, max: 2124 })).toEqual([]);
    expect(await found({ max: 900 })).toEqual([3, 8]);
  });

  test("it compares whole dollars, half a dollar rounded up, in whatever currency they are shown", () =>
    changed(async (tx) => {
      await set(tx, [8], { basePriceMinor: 110_100, discountPercent: 50 });
      for (const currency of ["INR", "EUR", "USD"] as const) {
        expect(await found({ min: 551, max: 551 }, { from: tx, currency })).toEqual([8]);
        expect(await found({ min: 550, max: 550 }, { from: tx, currency })).toEqual([]);
      }
    }));

  test("the end of the scale means and above: no tour is out of reach of the slider", () =>
    changed(async (tx) => {
      await set(tx, [8], { basePriceMinor: 1_250_000 });
      expect(await found({ max: 4000 }, { from: tx })).toHaveLength(9);
      expect(await found({ min: 4000, max: 4000 }, { from: tx })).toEqual([8]);
      expect(await found({ min: 3000, max: 3999 }, { from: tx })).toEqual([4]);
    }));
});

describe("sorting", () => {
  test.each<[SortOrder, string, number[]]>([
    ["recommended", "featured tours first", [2, 3, 4, 5, 6, 9, 1, 7, 8]],
    ["price-low", "Price: Low to High, after the discount", [8, 3, 1, 6, 2, 7, 5, 9, 4]],
    ["price-high", "Price: High to Low, after the discount", [4, 9, 5, 2, 7, 6, 1, 3, 8]],
    ["rating", "Customer Rating, descending, tours without reviews last", [6, 1, 2, 7, 9, 3, 5, 8, 4]],
    ["duration-low", "Duration: Shortest First", [8, 3, 1, 2, 4, 5, 6, 7, 9]],
    ["duration-high", "Duration: Longest First", [1, 2, 4, 5, 6, 7, 9, 3, 8]],
  ])("%s is %s; ties go by id", (sort, _meaning, ids) =>
    changed(async (tx) => {
      await set(tx, [1], { featured: false, discountPercent: 60 });
      await set(tx, [1, 2, 4, 5, 6, 7, 9], { durationDays: 8 });
      await set(tx, [9], { featured: true });
      await set(tx, [7], { basePriceMinor: 189_000 });
      await set(tx, [4], { ratingAverage: null, reviewCount: 0 });
      // Written anew one by one, they lie in the table in another order than that of their ids.
      for (const id of [7, 2, 6, 9, 4, 8, 1, 5, 3]) await set(tx, [id], { updatedAt: new Date() });
      expect(await found({ sort }, { from: tx })).toEqual(ids);
    }),
  );

  test("an order shows the same tours as any other", async () => {
    for (const sort of sortOrders) expect((await found({ sort, min: 500, max: 2200 })).toSorted()).toEqual([1, 2, 3, 5, 6, 9]);
  });
});

test("a tour that is not published is neither in the list nor in its counts", () =>
  changed(async (tx) => {
    await set(tx, [1], { state: "draft" });
    await set(tx, [4], { state: "archived" });
    expect(await found({}, { from: tx })).toEqual([2, 3, 5, 6, 7, 8, 9]);
    const { facets } = await list({}, { from: tx });
    expect(facets.categories).toEqual({ All: 7, Adventure: 3, Cultural: 1, Luxury: 3, Wildlife: 0 });
    expect(await list({ keyword: "japan" }, { from: tx })).toMatchObject({ tours: [], facets: { total: 0, categories: { All: 0 } } });
  }));

describe("each choice says how many tours it would give, all else as chosen", () => {
  test.each<[Partial<TourFilters>, Viewer["language"]?]>([
    [{}],
    [{ category: "Luxury" }],
    [{ category: "Adventure", length: "8+", max: 2500 }],
    [{ keyword: "an", min: 900, length: "8+", when: "apr-jun" }],
    [{ keyword: "und", category: "Luxury", sort: "rating" }, "de"],
    [{ keyword: "nothing" }],
    [{ category: "space", length: "4-7" }],
    [{ pace: "2", month: "2027-05", seats: "4" }],
    [{ continent: "Asia", seats: "8", max: 2500 }],
    [{ keyword: "in", continent: "Europe", month: "2027-04" }, "hi"],
    [{ month: "2031-01" }],
  ])("%j %s", async (filters, language = "en") => {
    const { facets, tours: cards } = await list(filters, { language });
    expect(cards).toHaveLength(facets.total);
    for (const [category, count] of Object.entries(facets.categories))
      expect(await found({ ...filters, category }, { language })).toHaveLength(count);
    const { lengths, paces, continents, months, seats } = facets;
    const parts = { length: lengths, pace: paces, continent: continents, month: months, seats };
    for (const [name, counts] of Object.entries(parts))
      for (const [value, count] of Object.entries(counts))
        expect([name, value, (await found({ ...filters, [name]: value }, { language })).length]).toEqual([name, value, count]);
  });

  test("the months are those in which departures are on sale", async () => {
    const { months } = (await list()).facets;
    expect([Object.keys(months).length, Object.keys(months)[1], Object.keys(months).at(-1)]).toEqual([20, "2026-11", "2028-05"]);
  });
});

describe("pages", () => {
  test("twelve tours a page, each tour on one of them; a page beyond the last shows the last", () =>
    changed(async (tx) => {
      await addCopies(tx, 8, 16);
      const pages: TourList[] = [];
      for (const page of [1, 2, 3]) pages.push(await list({ page, sort: "price-low" }, { from: tx }));
      expect(pages.map(({ tours: cards, page, pageCount }) => [cards.length, page, pageCount])).toEqual([
        [12, 1, 3],
        [12, 2, 3],
        [1, 3, 3],
      ]);
      expect(new Set(pages.flatMap(({ tours: cards }) => cards.map(({ id }) => id))).size).toBe(25);
      expect(await list({ page: 999_999, sort: "price-low" }, { from: tx })).toEqual(pages[2]);
      // Twelve of them are left, and fill one page.
      await tx.delete(tours).where(inArray(tours.id, [100, 101, 102, 103, 104]));
      expect(await list({ page: 2, keyword: "paris" }, { from: tx })).toMatchObject({ page: 1, pageCount: 1, facets: { total: 12 } });
    }));

  test("a list with nothing in it is one page", async () => {
    expect(await list({ keyword: "nothing", page: 7 })).toMatchObject({ tours: [], page: 1, pageCount: 1 });
  });
});

describe("the next departure of a card, in the chosen months", () => {
  type Departure = Partial<typeof departures.$inferInsert> & { startDate: string };
  /** What the card of a tour with these departures alone says. */
  async function firstStart(tx: Transaction, when: TourFilters["when"], own: Departure[]) {
    await tx.delete(departures).where(eq(departures.tourId, 8));
    const rows = own.map((departure) => ({
      tourId: 8,
      endDate: addDays(departure.startDate, 2),
      capacity: 10,
      vacancies: 10,
      ...departure,
    }));
    if (rows.length > 0) await tx.insert(departures).values(rows);
    return (await list({ when, keyword: "paris" }, { from: tx })).tours[0]!.next?.startDate ?? null;
  }

  test.each<[string, Departure, string]>([
    ["skips one that is closed", { startDate: "2026-12-04", closed: true }, "2026-12-18"],
    ["skips one that is sold out", { startDate: "2026-12-04", vacancies: 0 }, "2026-12-18"],
    ["skips one before the first bookable day", { startDate: "2026-11-23" }, "2026-12-18"],
    ["may be on the first bookable day", { startDate: "2026-11-24" }, "2026-11-24"],
    ["may have a single seat left", { startDate: "2026-12-04", vacancies: 1 }, "2026-12-04"],
  ])("%s", (_rule, departure, first) =>
    changed(async (tx) => {
      expect(await firstStart(tx, "oct-dec", [{ startDate: "2026-12-25" }, { startDate: "2026-12-18" }, departure])).toBe(first);
    }),
  );

  test("is one of the next year, not of the year after", () =>
    changed(async (tx) => {
      expect(await firstStart(tx, "oct-dec", [{ startDate: "2027-11-24" }])).toBe("2027-11-24");
      expect(await firstStart(tx, "oct-dec", [{ startDate: "2027-11-25" }])).toBeNull();
    }));

  test.each([
    ["jan-mar", "2027-01-01", "2027-03-31"],
    ["apr-jun", "2027-04-01", "2027-06-30"],
    ["jul-sep", "2027-07-01", "2027-09-30"],
    ["oct-dec", "2027-10-01", "2026-12-31"],
  ] as const)("in %s lies in its three months, the first and the last day included", (when, firstDay, lastDay) =>
    changed(async (tx) => {
      for (const startDate of [firstDay, lastDay]) expect(await firstStart(tx, when, [{ startDate }])).toBe(startDate);
      const outside = [addDays(firstDay, -1), addDays(lastDay, 1)];
      expect(
        await firstStart(
          tx,
          when,
          outside.map((startDate) => ({ startDate })),
        ),
      ).toBeNull();
      // The card says when the next one is, all the same.
      expect((await list({ when, keyword: "paris" }, { from: tx })).tours[0]!.nextOutsideSeason).toBe(outside.toSorted()[0]);
    }),
  );

  test("is none where the tour has none, and the first of all when any time will do", () =>
    changed(async (tx) => {
      for (const when of ["jul-sep", "anytime"] as const) expect(await firstStart(tx, when, [])).toBeNull();
      expect(await firstStart(tx, "anytime", [{ startDate: "2027-12-03" }, { startDate: "2026-12-04", vacancies: 4 }])).toBe("2026-12-04");
      expect((await list({ keyword: "paris" }, { from: tx })).tours[0]!.next?.seats).toEqual({ state: "few", left: 4 });
    }));

  test("never removes a tour", () =>
    changed(async (tx) => {
      await tx.delete(departures).where(inArray(departures.tourId, [1, 5]));
      const everything = await list({}, { from: tx });
      for (const when of ["jan-mar", "apr-jun", "jul-sep", "oct-dec"] as const) {
        const { tours: cards, facets } = await list({ when }, { from: tx });
        expect(cards.map(({ id }) => id)).toEqual(everything.tours.map(({ id }) => id));
        expect(facets).toEqual(everything.facets);
        expect(cards.filter(({ next }) => next === null).map(({ id }) => id)).toEqual(expect.arrayContaining([1, 5]));
      }
    }));
});
