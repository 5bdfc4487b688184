import { and, eq, inArray } from "drizzle-orm";
import { articleBody } from "#app/features/publishing/blog/article-body.server.ts";
import { readArticleText, type AuthorFacts, type AuthorText, type ArticleFacts } from "#app/features/publishing/blog/article-content.ts";
import { foldText } from "#app/values/folded-text.ts";
import { schema, type Transaction } from "./database.server.ts";
import { articleFiles } from "./demo/article-files.ts";

/** Adds an author, or the languages that a demo author does not have yet. */
export async function seedAuthor(tx: Transaction, demo: { facts: AuthorFacts; texts: Record<string, AuthorText> }): Promise<void> {
  const { authors } = schema;
  const { slug, name, picture } = demo.facts;
  await tx.insert(authors).values({ slug, name, pictureName: picture, demo: true }).onConflictDoNothing();
  const [known] = await tx
    .select({ slug: authors.slug })
    .from(authors)
    .where(and(eq(authors.slug, slug), eq(authors.demo, true)));
  if (!known) return;
  const translations = Object.entries(demo.texts).map(([language, text]) => ({ authorSlug: slug, language, ...text }));
  await tx.insert(schema.authorTranslations).values(translations).onConflictDoNothing();
}

/** Adds the articles that are not there yet, and the languages that a demo article does not have yet. */
export async function seedArticles(tx: Transaction, demo: ArticleFacts[]): Promise<void> {
  const added: ArticleFacts[] = [];
  for (const article of demo) if (await seedArticle(tx, article)) added.push(article);
  // Only now are all of them there to point at.
  for (const article of added) await seedRelated(tx, article);
}

/** Returns whether the article was not there yet. */
async function seedArticle(tx: Transaction, { author, picture, slug, category, date, featured }: ArticleFacts): Promise<boolean> {
  const { articles } = schema;
  const [added] = await tx
    .insert(articles)
    .values({ slug, category, date, featured, authorSlug: author, pictureName: picture, state: "published", demo: true })
    .onConflictDoNothing()
    .returning({ id: articles.id });
  const [known] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), eq(articles.demo, true)));
  const articleId = added?.id ?? known?.id;
  if (articleId === undefined) return false;
  const texts = articleFiles(slug).map(({ language, text }) => ({ language, ...readArticleText(text) }));
  const translations = texts.map(({ language, title, excerpt, body }) => {
    const folded = { titleFolded: foldText(title), excerptFolded: foldText(excerpt) };
    return { articleId, language, title, excerpt, ...folded, ...articleBody(body) };
  });
  await tx.insert(schema.articleTranslations).values(translations).onConflictDoNothing();
  const english = texts.find((text) => text.language === "en");
  if (!english) throw new Error(`article ${slug}: no English text`);
  const names = texts.flatMap(({ language, tags }) => {
    // A translated article has the English tags in their order, in its own words.
    if (tags.length !== english.tags.length) throw new Error(`article ${slug}: other tags in ${language} than in English`);
    return language === "en" ? [] : english.tags.map((tag, index) => ({ tag, language, name: tags[index] ?? tag }));
  });
  if (names.length > 0) await tx.insert(schema.tagTranslations).values(names).onConflictDoNothing();
  if (added) await tx.insert(schema.articleTags).values(english.tags.map((tag, index) => ({ articleId, tag, position: index + 1 })));
  return Boolean(added);
}

async function seedRelated(tx: Transaction, { slug, related }: ArticleFacts): Promise<void> {
  const rows = await tx
    .select({ id: schema.articles.id, slug: schema.articles.slug })
    .from(schema.articles)
    .where(inArray(schema.articles.slug, [slug, ...related]));
  const idOf = new Map(rows.map((row) => [row.slug, row.id]));
  const articleId = idOf.get(slug);
  for (const [index, other] of related.entries()) {
    const relatedId = idOf.get(other);
    if (articleId === undefined || relatedId === undefined) throw new Error(`article ${slug}: no article ${other} to point at`);
    await tx.insert(schema.relatedArticles).values({ articleId, relatedId, position: index + 1 });
  }
}
