import { asc, eq } from "drizzle-orm";
import type { Editing } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { choices, line, lines, ticked, whole } from "#app/features/publishing/content/admin/editor/typed-fields.ts";
import {
  articleDraftSchema,
  articleInputSchema,
  type ArticleInput,
} from "#app/features/publishing/content/editing/content-input.server.ts";
import { createArticle, articleForEditing, updateArticle } from "#app/features/publishing/content/editing/article-editing.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { schema, type Queryable } from "#db/database.server.ts";

/** How articles are written. */
export const articleEditing: Editing<ArticleInput, number> = {
  kind: "article",
  idOf: numberedId,
  read: articleForEditing,
  schema: articleInputSchema,
  draftSchema: articleDraftSchema,
  fields: {
    facts: { category: line, author: line, date: line, featured: ticked, related: choices, picture: line },
    // What of a body's HTML is kept is decided where it is stored.
    text: { title: line, excerpt: line, tags: lines, body: whole },
  },
  titleOf: ({ english }) => english.title,
  addressOf: ({ english }) => english.title,
  create: createArticle,
  update: updateArticle,
};

const { authors, articles, articleTranslations } = schema;
export type Named = { slug: string; name: string };

/** Who may have written an article, and which articles may be read next. */
export async function articleChoices(db: Queryable): Promise<{ authors: Named[]; articles: Named[] }> {
  const writers = await db.select({ slug: authors.slug, name: authors.name }).from(authors).orderBy(asc(authors.name));
  const titles = await db
    .select({ slug: articles.slug, name: articleTranslations.title, language: articleTranslations.language })
    .from(articles)
    .innerJoin(articleTranslations, eq(articleTranslations.articleId, articles.id))
    .where(eq(articleTranslations.language, defaultLanguage))
    .orderBy(asc(articleTranslations.title));
  return { authors: writers, articles: titles.map(({ slug, name }) => ({ slug, name: name ?? slug })) };
}
