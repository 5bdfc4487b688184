/** The destinations as the database finds, orders and counts them. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { undone } from "#test/undone.ts";
import { catalogueCounts, destinationBySlug, findDestinations, otherDestinations, popularDestinations } from "./destinations.server.ts";

const { destinations, tours, tourTranslations } = schema;
const { db, close } = await openTestDatabase();
afterAll(close);

const slugsOf = (cards: { slug: string }[]) => cards.map(({ slug }) => slug);
const all = { continent: "All", text: "" } as const;

test("popular destinations are those with a rank, in its order", () =>
  undone(db, async (tx) => {
    expect(slugsOf(await popularDestinations(tx, "en"))).toEqual([
      "kyoto",
      "santorini",
      "jaipur",
      "serengeti",
      "bali",
      "machu-picchu",
      "paris",
      "reykjavik",
    ]);
    await tx
      .update(destinations)
      .set({ popularRank: null })
      .where(inArray(destinations.slug, ["kyoto", "bali"]));
    await tx.update(destinations).set({ popularRank: 0 }).where(eq(destinations.slug, "sydney"));
    expect(slugsOf(await popularDestinations(tx, "en")).slice(0, 2)).toEqual(["sydney", "santorini"]);
    expect(await popularDestinations(tx, "en")).toHaveLength(7);
  }));

describe("search is a case-insensitive substring match on the name", () => {
  test("in the visitor's language or in English", async () => {
    const found = async (language: "en" | "es" | "hi", text: string) =>
      slugsOf((await findDestinations(db, language, { ...all, text })).destinations);
    expect(await found("es", "kioto")).toEqual(["kyoto"]);
    expect(await found("es", "kyoto")).toEqual(["kyoto"]);
    expect(await found("en", "kioto")).toEqual([]);
    expect(await found("hi", "बाली")).toEqual(["bali"]);
    expect(await found("hi", "बल")).toEqual([]);
    expect(await found("en", "PERU")).toEqual(["machu-picchu"]);
  });

  test("and each continent says how many it would give", async () => {
    const { counts } = await findDestinations(db, "en", { continent: "Asia", text: "in" });
    for (const [continent, count] of Object.entries(counts))
      expect((await findDestinations(db, "en", { continent: continent as "All", text: "in" })).destinations).toHaveLength(count);
    expect((await findDestinations(db, "en", all)).counts).toEqual({ All: 12, Europe: 4, Asia: 3, Africa: 2, Americas: 2, Oceania: 1 });
  });
});

test("a destination counts the published tours whose destination text contains the first part of its name", () =>
  undone(db, async (tx) => {
    const counted = async (slug: string) => (await destinationBySlug(tx, "de", slug))?.tourCount;
    const english = (ids: number[]) => and(inArray(tourTranslations.tourId, ids), eq(tourTranslations.language, "en"));
    expect([await counted("kyoto"), await counted("interlaken")]).toEqual([1, 0]);
    await tx
      .update(tourTranslations)
      .set({ destinationFolded: "from interlaken to kyoto" })
      .where(english([5, 7]));
    expect([await counted("kyoto"), await counted("interlaken")]).toEqual([3, 2]);
    await tx.update(tours).set({ state: "draft" }).where(eq(tours.id, 7));
    expect([await counted("kyoto"), await counted("interlaken")]).toEqual([2, 1]);
    // A place whose name means something to a pattern.
    await tx.update(destinations).set({ placeFolded: "%" }).where(eq(destinations.slug, "kyoto"));
    expect(await counted("kyoto")).toBe(0);
  }));

test("other destinations are of the same continent first, in the order of their ids, without the one that is shown", async () => {
  expect(slugsOf(await otherDestinations(db, "en", { id: 3, continent: "Asia" }, 4))).toEqual(["kyoto", "bali", "santorini", "serengeti"]);
});

test("a destination that is not published is nowhere", () =>
  undone(db, async (tx) => {
    await tx.update(destinations).set({ state: "draft" }).where(eq(destinations.slug, "kyoto"));
    expect(await destinationBySlug(tx, "en", "kyoto")).toBeUndefined();
    expect(slugsOf(await popularDestinations(tx, "en"))).not.toContain("kyoto");
    expect((await findDestinations(tx, "en", all)).counts).toMatchObject({ All: 11, Asia: 2 });
    expect(slugsOf(await otherDestinations(tx, "en", { id: 3, continent: "Asia" }, 12))).not.toContain("kyoto");
  }));

test("the menus count what is published alone, by continent and by category", async () => {
  // Its two queries go side by side, which those of a transaction do not.
  const publish = async (state: "draft" | "published") => {
    await db.update(destinations).set({ state }).where(eq(destinations.slug, "kyoto"));
    await db.update(tours).set({ state }).where(eq(tours.id, 4));
  };
  await publish("draft");
  try {
    const { continents, categories } = await catalogueCounts(db);
    expect(continents.map(({ name, count }) => [name, count])).toEqual([
      ["Europe", 4],
      ["Asia", 2],
      ["Africa", 2],
      ["Americas", 2],
      ["Oceania", 1],
    ]);
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ["Adventure", 3],
      ["Cultural", 2],
      ["Luxury", 3],
    ]);
  } finally {
    await publish("published");
  }
});

test("a name is in the visitor's language, and in English where it is not translated", () =>
  undone(db, async (tx) => {
    const name = async () => (await destinationBySlug(tx, "es", "kyoto"))?.name;
    expect(await name()).toBe("Kioto, Japón");
    await tx.execute(sql`update destination_translations set name = null where destination_id = 1 and language = 'es'`);
    expect(await name()).toBe("Kyoto, Japan");
  }));
