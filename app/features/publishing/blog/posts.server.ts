/** Articles as visitors read them: the list, one article, and what stands beside it. */
import { and, asc, desc, eq, exists, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, joinedTexts } from "#app/features/publishing/content/shown-texts.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { isPostCategory, postCategories, type PostCategory } from "./blog-terms.ts";
import { postsPerPage, type BlogFilters } from "./blog-search.ts";
import type { PostCard } from "./post-card.tsx";

const { posts, postTranslations, postTags, tagTranslations, relatedPosts, authors, authorTranslations, pictures, pictureTranslations } =
  schema;

const cardColumns = {
  id: posts.id,
  slug: posts.slug,
  category: posts.category,
  date: posts.date,
  author: authors.name,
  title: inLanguage<string>(postTranslations.title, english.post.title),
  excerpt: inLanguage<string>(postTranslations.excerpt, english.post.excerpt),
  readMinutes: inLanguage<number>(postTranslations.readMinutes, english.post.readMinutes),
  picture: pictureColumns,
};

const ofPost = (language: Language) =>
  joinedTexts(language, and(eq(postTranslations.postId, posts.id), eq(postTranslations.language, language)));
const ofPostInEnglish = and(eq(english.post.postId, posts.id), eq(english.post.language, defaultLanguage));

const latestFirst = [desc(posts.date), desc(posts.id)];

/** Published articles as cards. Which, and in which order, is the caller's. */
async function postCards(
  db: Queryable,
  language: Language,
  query: { where?: SQL | undefined; orderBy?: SQL[]; limit: number; offset?: number },
): Promise<PostCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .innerJoin(english.post, ofPostInEnglish)
    .leftJoin(postTranslations, ofPost(language))
    .innerJoin(authors, eq(authors.slug, posts.authorSlug))
    .innerJoin(pictures, eq(pictures.name, posts.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(and(eq(posts.state, "published"), query.where))
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
  return sql`(${english.post.titleFolded} like ${pattern} or ${english.post.excerptFolded} like ${pattern}
    or ${postTranslations.titleFolded} like ${pattern} or ${postTranslations.excerptFolded} like ${pattern})`;
}

const isTagged = (db: Queryable, tag: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(postTags)
      .where(and(eq(postTags.postId, posts.id), sql`lower(${postTags.tag}) = ${tag}`)),
  );

export type PostList = {
  posts: PostCard[];
  /** Articles that match, without those above the list. */
  total: number;
  /** How many each category would give with the same search and tag. */
  counts: Record<PostCategory | "All", number>;
  page: number;
  pageCount: number;
};

const noPosts = (): PostList["counts"] => ({
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
export async function findPosts(db: Queryable, language: Language, filters: BlogFilters, above: PostCard[] = []): Promise<PostList> {
  const matching = and(contains(filters.q), filters.tag ? isTagged(db, filters.tag) : undefined);
  const counted = await db
    .select({ category: posts.category, count: sql<number>`count(*)::integer` })
    .from(posts)
    .innerJoin(english.post, ofPostInEnglish)
    .leftJoin(postTranslations, ofPost(language))
    .where(and(eq(posts.state, "published"), matching))
    .groupBy(posts.category);
  const counts = noPosts();
  for (const { category, count } of counted) {
    counts[category] += count;
    counts.All += count;
  }
  const { category } = filters;
  const matches = category === "All" || isPostCategory(category) ? counts[category] : 0;
  const total = Math.max(0, matches - above.length);
  const pageCount = Math.max(1, Math.ceil(total / postsPerPage));
  const page = Math.min(filters.page, pageCount);
  if (total === 0) return { posts: [], total, counts, page, pageCount };
  const aboveIds = above.map(({ id }) => id);
  const where = and(
    matching,
    isPostCategory(category) ? eq(posts.category, category) : undefined,
    aboveIds.length > 0 ? notInArray(posts.id, aboveIds) : undefined,
  );
  const found = await postCards(db, language, { where, limit: postsPerPage, offset: (page - 1) * postsPerPage });
  return { posts: found, total, counts, page, pageCount };
}

/** Featured articles, latest first. */
export function featuredPosts(db: Queryable, language: Language, limit: number): Promise<PostCard[]> {
  return postCards(db, language, { where: eq(posts.featured, true), limit });
}

/** The categories that have articles, in their order, with the number of articles. */
export async function categoriesInUse(db: Queryable): Promise<{ category: PostCategory; count: number }[]> {
  const rows = await db
    .select({ category: posts.category, count: sql<number>`count(*)::integer` })
    .from(posts)
    .where(eq(posts.state, "published"))
    .groupBy(posts.category);
  return postCategories.flatMap((category) => rows.filter((row) => row.category === category).map(({ count }) => ({ category, count })));
}

/** English name, as addresses carry it, and the name that is shown. */
export type Tag = { tag: string; name: string };

const shownTag = {
  tag: postTags.tag,
  name: sql<string>`coalesce(${tagTranslations.name}, ${postTags.tag})`,
};
const ofTag = (language: Language) => and(eq(tagTranslations.tag, postTags.tag), eq(tagTranslations.language, language));

/** How a tag of an address is shown; as it was given where no article has it. */
export async function tagName(db: Queryable, language: Language, tag: string): Promise<string> {
  const [row] = await db
    .select(shownTag)
    .from(postTags)
    .leftJoin(tagTranslations, ofTag(language))
    .where(sql`lower(${postTags.tag}) = ${tag}`)
    .limit(1);
  return row?.name ?? tag;
}

export type PostDetail = PostCard & {
  bodyHtml: string;
  /** Language of the text: the visitor's, or English where there is no translation. */
  textLanguage: string;
  updatedAt: Date;
  authorSlug: string;
  tags: Tag[];
};

const detailColumns = {
  ...cardColumns,
  authorSlug: posts.authorSlug,
  updatedAt: posts.updatedAt,
  bodyHtml: inLanguage<string>(postTranslations.bodyHtml, english.post.bodyHtml),
  textLanguage: sql<string>`case when ${postTranslations.bodyHtml} is null then ${english.post.language} else ${postTranslations.language} end`,
};

const isPublished = eq(posts.state, "published");

/** Whole articles, latest first, in whatever state. */
async function postDetails(db: Queryable, language: Language, query: { where: SQL | undefined; limit: number }): Promise<PostDetail[]> {
  const rows = await db
    .select(detailColumns)
    .from(posts)
    .innerJoin(english.post, ofPostInEnglish)
    .leftJoin(postTranslations, ofPost(language))
    .innerJoin(authors, eq(authors.slug, posts.authorSlug))
    .innerJoin(pictures, eq(pictures.name, posts.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(query.where)
    .orderBy(...latestFirst)
    .limit(query.limit);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const tags = await db
    .select({ ...shownTag, postId: postTags.postId })
    .from(postTags)
    .leftJoin(tagTranslations, ofTag(language))
    .where(inArray(postTags.postId, ids))
    .orderBy(asc(postTags.postId), asc(postTags.position));
  return rows.map((row) => ({
    ...row,
    picture: shownPicture(row.picture),
    tags: tags.filter((tag) => tag.postId === row.id).map(({ tag, name }) => ({ tag, name })),
  }));
}

/** One article, or undefined where the slug is nobody's. */
export async function postBySlug(db: Queryable, language: Language, slug: string): Promise<PostDetail | undefined> {
  const [post] = await postDetails(db, language, { where: and(isPublished, eq(posts.slug, slug)), limit: 1 });
  return post;
}

/** An article as visitors would see it, whatever its state: for its preview. */
export async function postInAnyState(db: Queryable, language: Language, id: number): Promise<PostDetail | undefined> {
  const [post] = await postDetails(db, language, { where: eq(posts.id, id), limit: 1 });
  return post;
}

/** The latest articles with their texts, for the feed. */
export function latestPosts(db: Queryable, language: Language, limit: number): Promise<PostDetail[]> {
  return postDetails(db, language, { where: isPublished, limit });
}

/** Articles that its author chose to be read after this one, best first. */
export async function postsRelatedTo(db: Queryable, language: Language, postId: number, limit: number): Promise<PostCard[]> {
  const chosen = db.select({ id: relatedPosts.relatedId }).from(relatedPosts).where(eq(relatedPosts.postId, postId));
  const position = sql`(select ${relatedPosts.position} from ${relatedPosts}
    where ${relatedPosts.postId} = ${postId} and ${relatedPosts.relatedId} = ${posts.id})`;
  return postCards(db, language, { where: inArray(posts.id, chosen), orderBy: [position], limit });
}

export type Author = { slug: string; name: string; bio: string; picture: PostCard["picture"] };

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

/** Slugs of all published articles, with the day they last changed. */
export function listPostSlugs(db: Queryable): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .where(eq(posts.state, "published"))
    .orderBy(asc(posts.id))
    .limit(maxAddresses);
}

/** Published articles by their slugs, in no particular order. */
export function postsBySlugs(db: Queryable, language: Language, slugs: string[]): Promise<PostCard[]> {
  return postCards(db, language, { where: inArray(posts.slug, slugs), limit: slugs.length });
}
