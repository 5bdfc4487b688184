/** Articles as visitors read them: the list, one article, and what stands beside it. */
import { and, asc, desc, eq, exists, inArray, ne, notInArray, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import {
  altIn,
  altInEnglish,
  pictureColumns,
  pictureSource,
  shownPicture,
} from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, joinedTexts } from "#app/features/publishing/content/shown-texts.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { isArticleCategory, articleCategories, type ArticleCategory } from "./blog-terms.ts";
import { articlesPerPage, type BlogFilters } from "./blog-search.ts";
import type { ArticleCard } from "./article-card.tsx";

const {
  articles,
  articleTranslations,
  articleTags,
  tagTranslations,
  relatedArticles,
  authors,
  authorTranslations,
  pictures,
  pictureTranslations,
} = schema;

const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  category: articles.category,
  date: articles.date,
  author: authors.name,
  title: inLanguage<string>(articleTranslations.title, english.article.title),
  excerpt: inLanguage<string>(articleTranslations.excerpt, english.article.excerpt),
  readMinutes: inLanguage<number>(articleTranslations.readMinutes, english.article.readMinutes),
  picture: pictureColumns,
};

const ofArticle = (language: Language) =>
  joinedTexts(language, and(eq(articleTranslations.articleId, articles.id), eq(articleTranslations.language, language)));
const ofArticleInEnglish = and(eq(english.article.articleId, articles.id), eq(english.article.language, defaultLanguage));

const latestFirst = [desc(articles.date), desc(articles.id)];

/** Published articles as cards. Which, and in which order, is the caller's. */
async function articleCards(
  db: Queryable,
  language: Language,
  query: { where?: SQL | undefined; orderBy?: SQL[]; limit: number; offset?: number },
): Promise<ArticleCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(articles)
    .innerJoin(english.article, ofArticleInEnglish)
    .leftJoin(articleTranslations, ofArticle(language))
    .innerJoin(authors, eq(authors.slug, articles.authorSlug))
    .innerJoin(pictures, eq(pictures.name, articles.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(and(eq(articles.state, "published"), query.where))
    .orderBy(...(query.orderBy ?? latestFirst))
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return rows.map((row) => ({ ...row, picture: shownPicture(row.picture) }));
}

/** Title or excerpt contains the text, in the shown language or in English, ignoring case and accents. */
function contains(text: string): SQL | undefined {
  const folded = foldText(text);
  if (!folded) return undefined;
  const pattern = containsPattern(folded);
  return sql`(${english.article.titleFolded} like ${pattern} or ${english.article.excerptFolded} like ${pattern}
    or ${articleTranslations.titleFolded} like ${pattern} or ${articleTranslations.excerptFolded} like ${pattern})`;
}

const isTagged = (db: Queryable, tag: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(articleTags)
      .where(and(eq(articleTags.articleId, articles.id), sql`lower(${articleTags.tag}) = ${tag}`)),
  );

export type ArticleList = {
  articles: ArticleCard[];
  /** Articles that match, without those above the list. */
  total: number;
  /** How many each category would give with the same search and tag. */
  counts: Record<ArticleCategory | "All", number>;
  page: number;
  pageCount: number;
};

const noArticles = (): ArticleList["counts"] => ({
  All: 0,
  "Travel Tips": 0,
  "Sustainable Travel": 0,
  "Cultural Insights": 0,
  "Budget Travel": 0,
  "Solo Travel": 0,
  "Food & Culinary": 0,
  "Digital Nomad": 0,
});

/** The articles that match, latest first, one page of them; without those `above` the list. A page beyond the last is the last. */
export async function findArticles(
  db: Queryable,
  language: Language,
  filters: BlogFilters,
  above: ArticleCard[] = [],
): Promise<ArticleList> {
  const matching = and(contains(filters.q), filters.tag ? isTagged(db, filters.tag) : undefined);
  const counted = await db
    .select({ category: articles.category, count: sql<number>`count(*)::integer` })
    .from(articles)
    .innerJoin(english.article, ofArticleInEnglish)
    .leftJoin(articleTranslations, ofArticle(language))
    .where(and(eq(articles.state, "published"), matching))
    .groupBy(articles.category);
  const counts = noArticles();
  for (const { category, count } of counted) {
    counts[category] += count;
    counts.All += count;
  }
  const { category } = filters;
  const matches = category === "All" || isArticleCategory(category) ? counts[category] : 0;
  const total = Math.max(0, matches - above.length);
  const pageCount = Math.max(1, Math.ceil(total / articlesPerPage));
  const page = Math.min(filters.page, pageCount);
  if (total === 0) return { articles: [], total, counts, page, pageCount };
  const aboveIds = above.map(({ id }) => id);
  const where = and(
    matching,
    isArticleCategory(category) ? eq(articles.category, category) : undefined,
    aboveIds.length > 0 ? notInArray(articles.id, aboveIds) : undefined,
  );
  const found = await articleCards(db, language, { where, limit: articlesPerPage, offset: (page - 1) * articlesPerPage });
  return { articles: found, total, counts, page, pageCount };
}

/** Featured articles, latest first. */
export function featuredArticles(db: Queryable, language: Language, limit: number, besideId?: number): Promise<ArticleCard[]> {
  const others = besideId === undefined ? undefined : ne(articles.id, besideId);
  return articleCards(db, language, { where: and(eq(articles.featured, true), others), limit });
}

/** The categories that have articles, in their order, with the number of articles. */
export async function categoriesInUse(db: Queryable): Promise<{ category: ArticleCategory; count: number }[]> {
  const rows = await db
    .select({ category: articles.category, count: sql<number>`count(*)::integer` })
    .from(articles)
    .where(eq(articles.state, "published"))
    .groupBy(articles.category);
  return articleCategories.flatMap((category) => rows.filter((row) => row.category === category).map(({ count }) => ({ category, count })));
}

/** English name, as addresses carry it, and the name that is shown. */
export type Tag = { tag: string; name: string };

const shownTag = {
  tag: articleTags.tag,
  name: sql<string>`coalesce(${tagTranslations.name}, ${articleTags.tag})`,
};
const ofTag = (language: Language) => and(eq(tagTranslations.tag, articleTags.tag), eq(tagTranslations.language, language));

/** How a tag of an address is shown; as it was given where no article has it. */
export async function tagName(db: Queryable, language: Language, tag: string): Promise<string> {
  const [row] = await db
    .select(shownTag)
    .from(articleTags)
    .leftJoin(tagTranslations, ofTag(language))
    .where(sql`lower(${articleTags.tag}) = ${tag}`)
    .limit(1);
  return row?.name ?? tag;
}

export type ArticleDetail = ArticleCard & {
  bodyHtml: string;
  /** Language of the text: the visitor's, or English where there is no translation. */
  textLanguage: string;
  updatedAt: Date;
  authorSlug: string;
  tags: Tag[];
};

const detailColumns = {
  ...cardColumns,
  authorSlug: articles.authorSlug,
  updatedAt: articles.updatedAt,
  bodyHtml: inLanguage<string>(articleTranslations.bodyHtml, english.article.bodyHtml),
  textLanguage: sql<string>`case when ${articleTranslations.bodyHtml} is null then ${english.article.language} else ${articleTranslations.language} end`,
};

const isPublished = eq(articles.state, "published");

/** Whole articles, latest first, in whatever state. */
async function articleDetails(
  db: Queryable,
  language: Language,
  query: { where: SQL | undefined; limit: number },
): Promise<ArticleDetail[]> {
  const rows = await db
    .select(detailColumns)
    .from(articles)
    .innerJoin(english.article, ofArticleInEnglish)
    .leftJoin(articleTranslations, ofArticle(language))
    .innerJoin(authors, eq(authors.slug, articles.authorSlug))
    .innerJoin(pictures, eq(pictures.name, articles.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(query.where)
    .orderBy(...latestFirst)
    .limit(query.limit);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const tags = await db
    .select({ ...shownTag, articleId: articleTags.articleId })
    .from(articleTags)
    .leftJoin(tagTranslations, ofTag(language))
    .where(inArray(articleTags.articleId, ids))
    .orderBy(asc(articleTags.articleId), asc(articleTags.position));
  return rows.map((row) => ({
    ...row,
    picture: shownPicture(row.picture),
    tags: tags.filter((tag) => tag.articleId === row.id).map(({ tag, name }) => ({ tag, name })),
  }));
}

/** One article, or undefined where the slug is nobody's. */
export async function articleBySlug(db: Queryable, language: Language, slug: string): Promise<ArticleDetail | undefined> {
  const [article] = await articleDetails(db, language, { where: and(isPublished, eq(articles.slug, slug)), limit: 1 });
  return article;
}

/** An article as visitors would see it, whatever its state: for its preview. */
export async function articleInAnyState(db: Queryable, language: Language, id: number): Promise<ArticleDetail | undefined> {
  const [article] = await articleDetails(db, language, { where: eq(articles.id, id), limit: 1 });
  return article;
}

/** The latest articles with their texts, for the feed. */
export function latestArticles(db: Queryable, language: Language, limit: number): Promise<ArticleDetail[]> {
  return articleDetails(db, language, { where: isPublished, limit });
}

/** Articles that its author chose to be read after this one, best first. */
export async function articlesRelatedTo(db: Queryable, language: Language, articleId: number, limit: number): Promise<ArticleCard[]> {
  const chosen = db.select({ id: relatedArticles.relatedId }).from(relatedArticles).where(eq(relatedArticles.articleId, articleId));
  const position = sql`(select ${relatedArticles.position} from ${relatedArticles}
    where ${relatedArticles.articleId} = ${articleId} and ${relatedArticles.relatedId} = ${articles.id})`;
  return articleCards(db, language, { where: inArray(articles.id, chosen), orderBy: [position], limit });
}

export type Author = { slug: string; name: string; bio: string; picture: ArticleCard["picture"] };

/** Who wrote an article. */
export async function authorBySlug(db: Queryable, language: Language, slug: string): Promise<Author | undefined> {
  const [row] = await db
    .select({
      slug: authors.slug,
      name: authors.name,
      bio: sql<string | null>`coalesce(${authorTranslations.bio}, ${english.author.bio})`,
      picture: pictureColumns,
    })
    .from(authors)
    .leftJoin(english.author, and(eq(english.author.authorSlug, authors.slug), eq(english.author.language, defaultLanguage)))
    .leftJoin(authorTranslations, and(eq(authorTranslations.authorSlug, authors.slug), eq(authorTranslations.language, language)))
    .innerJoin(pictures, eq(pictures.name, authors.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(eq(authors.slug, slug));
  // The agency has no life to tell of: what it does stands in its place.
  return row && { ...row, bio: row.bio ?? translator(language)("meta.siteDescription"), picture: shownPicture(row.picture) };
}

/** Most addresses one sitemap may hold of articles. */
const maxAddresses = 10_000;

/** Slugs of all published articles, with the day they last changed and their main pictures. */
export async function listArticleSlugs(db: Queryable): Promise<{ slug: string; updatedAt: Date; picture: string }[]> {
  const picture = { name: pictures.name, version: pictures.version, width: pictures.width };
  const rows = await db
    .select({ slug: articles.slug, updatedAt: articles.updatedAt, picture })
    .from(articles)
    .innerJoin(pictures, eq(pictures.name, articles.pictureName))
    .where(eq(articles.state, "published"))
    .orderBy(asc(articles.id))
    .limit(maxAddresses);
  return rows.map((row) => ({ ...row, picture: pictureSource(row.picture) }));
}

/** Published articles by their slugs, in no particular order. */
export function articlesBySlugs(db: Queryable, language: Language, slugs: string[]): Promise<ArticleCard[]> {
  return articleCards(db, language, { where: inArray(articles.slug, slugs), limit: slugs.length });
}
