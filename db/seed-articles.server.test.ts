import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { articleChoices } from "#app/features/publishing/content/admin/article/article-form.server.ts";
import { authorBySlug } from "#app/features/publishing/blog/articles.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { schema, type Database } from "./database.server.ts";
import { emptyCatalogue, removeDemo, seedDemo } from "./seed.server.ts";

const { articles, articleTranslations, articleTags, relatedArticles, authors, authorTranslations, pictures } = schema;

async function seeded(): Promise<Database> {
  const handle = await openTestDatabase();
  onTestFinished(() => handle.close());
  return handle.db;
}

const tables = { articles, articleTranslations, articleTags, relatedArticles, authors, authorTranslations };
async function counts(db: Database) {
  const pairs = [];
  for (const [name, table] of Object.entries(tables)) pairs.push([name, await db.$count(table)] as const);
  return Object.fromEntries(pairs);
}

test("the demo has eight articles by seven authors, four of them featured, in all seven categories", async () => {
  const db = await seeded();
  expect(await counts(db)).toMatchObject({ articles: 8, authors: 7, articleTags: 32, relatedArticles: 24 });
  expect(await db.$count(articles, eq(articles.featured, true))).toBe(4);
  expect(new Set((await db.select({ category: articles.category }).from(articles)).map((row) => row.category)).size).toBe(7);
});

test("loading it again changes nothing that somebody edited, and adds what somebody deleted", { tags: "more" }, async () => {
  const db = await seeded();
  const before = await counts(db);
  const [article] = await db.select({ id: articles.id }).from(articles).where(eq(articles.slug, "a-thali-explained"));
  await db.update(articleTranslations).set({ title: "Edited" }).where(eq(articleTranslations.articleId, article!.id));
  await db.delete(articleTags).where(eq(articleTags.articleId, article!.id));
  await db.update(authors).set({ name: "Edited" }).where(eq(authors.slug, "ines"));
  await db.delete(articles).where(eq(articles.slug, "working-from-ubud"));
  await seedDemo(db, testNow);
  const [text] = await db
    .select({ title: articleTranslations.title })
    .from(articleTranslations)
    .where(eq(articleTranslations.articleId, article!.id));
  expect(text?.title).toBe("Edited");
  expect(await db.$count(articleTags, eq(articleTags.articleId, article!.id))).toBe(0);
  expect(await db.$count(authors, eq(authors.name, "Edited"))).toBe(1);
  expect(await db.$count(articles)).toBe(before.articles);
});

test("taking the demo out leaves the operator's own article, its author and its cover", async () => {
  const db = await seeded();
  await db
    .insert(articles)
    .values({ slug: "own", category: "Travel Tips", authorSlug: "ines", date: "2026-11-01", pictureName: "editorial/food" });
  await removeDemo(db);
  expect(await counts(db)).toMatchObject({
    articles: 1,
    articleTags: 0,
    relatedArticles: 0,
    authors: 2,
    authorTranslations: languages.length,
  });
  const left = await db.select({ name: pictures.name }).from(pictures);
  expect(left.map(({ name }) => name).toSorted()).toEqual(["editorial/food", "editorial/women-lead", "people/author-ines"]);
});

test("taking the demo out leaves the agency to choose as author, by its own name and in every language, however often it is done", async () => {
  const db = await seeded();
  await db.insert(schema.settings).values({ key: "brand", value: { name: "Musafira" } });
  await removeDemo(db);
  await db.delete(authors);
  await db.delete(pictures);
  await removeDemo(db);
  await removeDemo(db);
  expect((await articleChoices(db)).authors).toEqual([{ slug: "agency", name: "Musafira" }]);
  for (const language of languages) {
    const author = await authorBySlug(db, language, "agency");
    expect(author).toMatchObject({ name: "Musafira", picture: { src: expect.stringContaining("/art/editorial/women-lead.svg") } });
    expect(author?.bio).toBe(translator(language)("meta.siteDescription"));
  }
});

test("emptying the catalogue takes the articles out, and they can be loaded again", { tags: "more" }, async () => {
  const db = await seeded();
  const before = await counts(db);
  await emptyCatalogue(db);
  expect(Object.values(await counts(db)).every((count) => count === 0)).toBe(true);
  await seedDemo(db, testNow);
  expect(await counts(db)).toEqual(before);
});
