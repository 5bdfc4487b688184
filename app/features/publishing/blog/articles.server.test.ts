import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { readBlogFilters } from "./blog-search.ts";
import { articleData } from "./article-structured-data.server.ts";
import {
  authorBySlug,
  categoriesInUse,
  featuredArticles,
  findArticles,
  latestArticles,
  listArticleSlugs,
  articleBySlug,
  articlesRelatedTo,
  tagName,
} from "./articles.server.ts";

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const find = (query = "") => findArticles(handle.db, "en", readBlogFilters(new URLSearchParams(query)));
const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);
const latest = [
  "one-bag-three-weeks",
  "japan-by-slow-train",
  "how-to-drink-tea-with-a-stranger",
  "jaipur-on-1500-rupees-a-day",
  "first-solo-trip-at-sixty-one",
  "a-thali-explained",
  "working-from-ubud",
  "why-our-guides-are-women",
];

/** Changes an article for one test. */
async function change(slug: string, values: Partial<typeof schema.articles.$inferInsert>, back: typeof values) {
  const { articles } = schema;
  await handle.db.update(articles).set(values).where(eq(articles.slug, slug));
  onTestFinished(async () => {
    await handle.db.update(articles).set(back).where(eq(articles.slug, slug));
  });
}

describe("the list of articles", () => {
  test("shows all of them, latest first, six a page", async () => {
    const first = await find();
    expect(slugs(first.articles)).toEqual(latest.slice(0, 6));
    expect(first).toMatchObject({ total: 8, page: 1, pageCount: 2 });
    const second = await find("page=2");
    expect(slugs(second.articles)).toEqual(latest.slice(6));
  });

  test("leaves out what stands above it, on every page; the categories count all", async () => {
    const above = await featuredArticles(handle.db, "en", 1);
    const second = await findArticles(handle.db, "en", readBlogFilters(new URLSearchParams("page=2")), above);
    expect(second).toMatchObject({ total: 7, page: 2, pageCount: 2, articles: [{ slug: latest[7] }], counts: { All: 8 } });
    const first = await findArticles(handle.db, "en", readBlogFilters(new URLSearchParams()), above);
    expect(slugs(first.articles)).toEqual(latest.slice(1, 7));
  });

  test("a page beyond the last is the last", async () => {
    expect(await find("page=99")).toMatchObject({ page: 2, articles: [{ slug: latest[6] }, { slug: latest[7] }] });
  });

  test("counts every category", async () => {
    const { counts } = await find();
    expect(counts).toEqual({
      All: 8,
      "Travel Tips": 1,
      "Sustainable Travel": 1,
      "Cultural Insights": 2,
      "Budget Travel": 1,
      "Solo Travel": 1,
      "Food & Culinary": 1,
      "Digital Nomad": 1,
    });
  });

  test.each([
    ["title", "q=DRINK+TEA", ["how-to-drink-tea-with-a-stranger"]],
    ["excerpt", "q=macaque", ["working-from-ubud"]],
    ["excerpt, without its capitals", "q=rajasthani", ["a-thali-explained"]],
    ["text with accents", "q=Th%C3%A1l%C3%AD", ["a-thali-explained"]],
    ["part of a word", "q=xplaine", ["a-thali-explained"]],
  ])("searches the %s, ignoring case and accents", async (_, query, expected) => {
    expect(slugs((await find(query)).articles)).toEqual(expected);
  });

  test.each(["q=%25", "q=_", "q=%5C", "q=%27%3B--", `q=${"x".repeat(10_240)}`, "q=Setubal"])(
    "%s stands for itself and finds nothing",
    async (query) => {
      expect(await find(query)).toMatchObject({ total: 0, articles: [] });
    },
  );

  test("shows one category, in any case", async () => {
    const { articles, total } = await find("category=cultural+insights");
    expect(slugs(articles)).toEqual(["how-to-drink-tea-with-a-stranger", "why-our-guides-are-women"]);
    expect(total).toBe(2);
  });

  test("shows what has a tag, and combines it with search and category", async () => {
    expect(slugs((await find("tag=solo")).articles)).toEqual(["japan-by-slow-train", "first-solo-trip-at-sixty-one", "working-from-ubud"]);
    const combined = await find("tag=solo&q=train");
    expect(slugs(combined.articles)).toEqual(["japan-by-slow-train"]);
    expect(combined.counts).toMatchObject({ All: 1, "Sustainable Travel": 1, "Solo Travel": 0 });
    expect((await find("tag=solo&category=Digital+Nomad")).total).toBe(1);
  });

  test.each(["category=Nowhere", "category=All+", "tag=nothing", "tag=%25"])("%s is no error", async (query) => {
    const { total, page, pageCount } = await find(query);
    expect([total, page, pageCount]).toEqual(query === "category=All+" ? [8, 1, 2] : [0, 1, 1]);
  });

  test("an article that is not published is nowhere", async () => {
    await change("one-bag-three-weeks", { state: "draft" }, { state: "published" });
    expect((await find()).total).toBe(7);
    expect((await find("category=Travel+Tips")).total).toBe(0);
    expect(slugs(await featuredArticles(handle.db, "en", 4))).not.toContain("one-bag-three-weeks");
    expect(slugs(await listArticleSlugs(handle.db))).toHaveLength(7);
    expect(slugs(await latestArticles(handle.db, "en", 20))).toHaveLength(7);
    expect(await articleBySlug(handle.db, "en", "one-bag-three-weeks")).toBeUndefined();
    expect((await categoriesInUse(handle.db)).map(({ category }) => category)).not.toContain("Travel Tips");
    const japan = await articleBySlug(handle.db, "en", "japan-by-slow-train");
    expect(slugs(await articlesRelatedTo(handle.db, "en", japan!.id, 3))).toEqual([
      "first-solo-trip-at-sixty-one",
      "how-to-drink-tea-with-a-stranger",
    ]);
  });
});

test("featured articles are the chosen ones, latest first, no more than asked for", async () => {
  expect(slugs(await featuredArticles(handle.db, "en", 3))).toEqual(latest.slice(0, 3));
  expect(slugs(await featuredArticles(handle.db, "en", 4))).toEqual([...latest.slice(0, 3), "first-solo-trip-at-sixty-one"]);
});

describe("one article", () => {
  test("has its text, tags in order, read time and author", async () => {
    const article = await articleBySlug(handle.db, "en", "japan-by-slow-train");
    expect(article).toMatchObject({
      title: "Kyoto to Tokyo in five days, by slow train",
      category: "Sustainable Travel",
      author: "Hannah Berg",
      readMinutes: 6,
      textLanguage: "en",
      picture: { name: "editorial/sustainable", width: 1600, height: 1000 },
    });
    expect(article?.tags.map(({ tag }) => tag)).toEqual(["trains", "slow travel", "solo", "money"]);
    expect(await authorBySlug(handle.db, "en", article!.authorSlug)).toMatchObject({
      name: "Hannah Berg",
      picture: { name: "people/author-hannah" },
    });
  });

  test("is of a person for search engines, or of the agency where that is its author", async () => {
    const article = await articleBySlug(handle.db, "en", "japan-by-slow-train");
    const given = { url: "https://yatrika.example/blog/japan-by-slow-train", image: "", origin: "https://yatrika.example" };
    expect(articleData({ ...given, article: article! }).author).toEqual({ "@type": "Person", name: "Hannah Berg" });
    const { author, publisher } = articleData({ ...given, article: { ...article!, authorSlug: "agency" } });
    expect(author).toEqual({ "@id": "https://yatrika.example/#organization" });
    expect(publisher).toEqual(author);
  });

  test("names what to read next, in the author's order", async () => {
    const article = await articleBySlug(handle.db, "en", "japan-by-slow-train");
    const related = await articlesRelatedTo(handle.db, "en", article!.id, 3);
    expect(slugs(related)).toEqual(["one-bag-three-weeks", "first-solo-trip-at-sixty-one", "how-to-drink-tea-with-a-stranger"]);
  });

  test("whose slug is nobody's is absent", async () => {
    for (const slug of ["nope", "", "japan-by-slow-trai_", "JAPAN-BY-SLOW-TRAIN"]) {
      expect(await articleBySlug(handle.db, "en", slug)).toBeUndefined();
    }
  });
});

test("a tag is shown as it is written, also where no article has it", async () => {
  expect(await tagName(handle.db, "en", "slow travel")).toBe("slow travel");
  expect(await tagName(handle.db, "en", "nothing")).toBe("nothing");
});

test("every demo article has 700 words or more, three chapters or more, and links only to our own pages", async () => {
  const articles = await latestArticles(handle.db, "en", 20);
  expect(articles).toHaveLength(8);
  for (const { slug, bodyHtml, readMinutes } of articles) {
    expect(
      bodyHtml
        .replace(/<[^>]+>/g, " ")
        .trim()
        .split(/\s+/).length,
      slug,
    ).toBeGreaterThan(700);
    expect(bodyHtml.match(/<h2 id=/g)?.length, slug).toBeGreaterThanOrEqual(3);
    expect(
      [...bodyHtml.matchAll(/href="([^"]*)"/g)].every(([, href = ""]) => href.startsWith("/")),
      slug,
    ).toBe(true);
    expect(readMinutes).toBeGreaterThanOrEqual(4);
  }
});
