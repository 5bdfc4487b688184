/** Articles as administrators write them: all fields, all languages side by side. */
import { asc, eq, inArray } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { cleanBody, articleBodyFromHtml } from "#app/features/publishing/blog/article-body.server.ts";
import type { ArticleText } from "#app/features/publishing/blog/article-content.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { foldText } from "#app/values/folded-text.ts";
import { contentVerbs, type ContentRefusal } from "./content-changes.server.ts";
import { articleDraftSchema, type ArticleInput } from "./content-input.server.ts";
import { byLanguage, knownPictures, languageRows } from "#app/features/publishing/content/content-rows.server.ts";
import { otherLanguages, type PublicationState } from "#app/features/publishing/content/content-terms.ts";

const { articles, articleTranslations, articleTags, tagTranslations, relatedArticles, authors } = schema;

export type EditedArticle = ArticleInput & { id: number; slug: string; state: PublicationState; version: number };

/** An article with everything that can be edited, whatever its state; undefined where the id is nobody's. Its body is HTML. */
export async function articleForEditing(db: Queryable, id: number): Promise<EditedArticle | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(articleTranslations).where(eq(articleTranslations.articleId, id));
  const tagsIn = await tagNames(db, id);
  const related = await db
    .select({ slug: articles.slug })
    .from(relatedArticles)
    .innerJoin(articles, eq(articles.id, relatedArticles.relatedId))
    .where(eq(relatedArticles.articleId, id))
    .orderBy(asc(relatedArticles.position));
  const own = (text: (typeof texts)[number]) => ({
    ...(text.title === null ? {} : { title: text.title }),
    ...(text.excerpt === null ? {} : { excerpt: text.excerpt }),
    ...(text.bodyHtml === null ? {} : { body: cleanBody(text.bodyHtml) }),
  });
  const { slug, state, version, category, date, featured } = row;
  return {
    id,
    slug,
    state,
    version,
    facts: {
      category,
      date,
      featured,
      author: row.authorSlug,
      picture: row.pictureName,
      related: related.map((other) => other.slug),
    },
    ...byLanguage(texts, {
      english: (text) => ({ title: "", excerpt: "", body: "", ...own(text), tags: tagsIn(defaultLanguage) ?? [] }),
      other: (text) => {
        const tags = tagsIn(text.language);
        return { ...own(text), ...(tags ? { tags } : {}) };
      },
    }),
  };
}

/** The tags of an article in a language, in their order; undefined where it has a name for none of them. */
async function tagNames(db: Queryable, articleId: number) {
  const tags = await db
    .select({ tag: articleTags.tag })
    .from(articleTags)
    .where(eq(articleTags.articleId, articleId))
    .orderBy(asc(articleTags.position));
  const english = tags.map(({ tag }) => tag);
  const names = english.length > 0 ? await db.select().from(tagTranslations).where(inArray(tagTranslations.tag, english)) : [];
  return (language: string): string[] | undefined => {
    if (language === defaultLanguage) return english;
    const inLanguage = names.filter((name) => name.language === language);
    if (inLanguage.length === 0) return undefined;
    return english.map((tag) => inLanguage.find((name) => name.tag === tag)?.name ?? tag);
  };
}

const columnsOf = ({ facts: { category, date, featured, author, picture } }: ArticleInput) => ({
  category,
  date,
  featured,
  authorSlug: author,
  pictureName: picture,
});

function textColumns({ title, excerpt, body }: Partial<ArticleText>) {
  return {
    title: title ?? null,
    excerpt: excerpt ?? null,
    ...(body === undefined ? { bodyHtml: null, readMinutes: null } : articleBodyFromHtml(body)),
    titleFolded: title === undefined ? null : foldText(title),
    excerptFolded: excerpt === undefined ? null : foldText(excerpt),
  };
}

async function writeTags(tx: Transaction, id: number, { english, translations }: ArticleInput): Promise<void> {
  await tx.delete(articleTags).where(eq(articleTags.articleId, id));
  const tags = [...new Set(english.tags)];
  if (tags.length > 0) await tx.insert(articleTags).values(tags.map((tag, index) => ({ articleId: id, tag, position: index + 1 })));
  for (const language of otherLanguages) {
    for (const [index, name] of (translations[language]?.tags ?? []).entries()) {
      const tag = english.tags[index];
      if (tag === undefined) continue;
      await tx
        .insert(tagTranslations)
        .values({ tag, language, name })
        .onConflictDoUpdate({ target: [tagTranslations.tag, tagTranslations.language], set: { name } });
    }
  }
}

async function writeParts(tx: Transaction, id: number, input: ArticleInput): Promise<void> {
  await tx.delete(articleTranslations).where(eq(articleTranslations.articleId, id));
  await tx.insert(articleTranslations).values(languageRows(input, textColumns).map((row) => ({ articleId: id, ...row })));
  await writeTags(tx, id, input);
  await tx.delete(relatedArticles).where(eq(relatedArticles.articleId, id));
  const others = await relatedIds(tx, input, id);
  if (others.length === 0) return;
  await tx.insert(relatedArticles).values(others.map((relatedId, index) => ({ articleId: id, relatedId, position: index + 1 })));
}

/** Ids of the articles to read next, in their order; the article itself is never among them. */
async function relatedIds(tx: Transaction, { facts }: ArticleInput, id: number): Promise<number[]> {
  if (facts.related.length === 0) return [];
  const rows = await tx.select({ id: articles.id, slug: articles.slug }).from(articles).where(inArray(articles.slug, facts.related));
  return [...new Set(facts.related)].flatMap((slug) => rows.filter((row) => row.slug === slug && row.id !== id).map((row) => row.id));
}

async function refusalOf(tx: Transaction, input: ArticleInput): Promise<ContentRefusal | undefined> {
  if (!(await knownPictures(tx, [input.facts.picture]))) return "unknown_picture";
  if ((await tx.$count(authors, eq(authors.slug, input.facts.author))) === 0) return "unknown_author";
  const related = [...new Set(input.facts.related)];
  const found = related.length === 0 ? 0 : await tx.$count(articles, inArray(articles.slug, related));
  return found === related.length ? undefined : "unknown_related";
}

/** Adds an article; replaces the facts, picture and texts of one. Its HTML is stored as `articleBodyFromHtml` allows. */
export const {
  create: createArticle,
  update: updateArticle,
  restore: restoreArticle,
} = contentVerbs<ArticleInput, number>({
  kind: "article",
  read: articleForEditing,
  draft: articleDraftSchema,
  refusal: refusalOf,
  insert: async (tx, { slug, contentKey, ...input }) => {
    const values = { ...columnsOf(input), slug, contentKey };
    const [added] = await tx.insert(articles).values(values).onConflictDoNothing().returning({ id: articles.id });
    return added?.id;
  },
  withKey: async (db, key) => {
    const [piece] = await db.select({ id: articles.id, slug: articles.slug }).from(articles).where(eq(articles.contentKey, key));
    return piece;
  },
  update: (tx, id, input) => tx.update(articles).set(columnsOf(input)).where(eq(articles.id, id)),
  writeParts,
});
