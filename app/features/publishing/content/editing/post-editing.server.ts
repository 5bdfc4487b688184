/** Articles as administrators write them: all fields, all languages side by side. */
import { asc, eq, inArray } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { cleanBody, postBodyFromHtml } from "#app/features/publishing/blog/post-body.server.ts";
import type { PostText } from "#app/features/publishing/blog/post-content.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { foldText } from "#app/values/folded-text.ts";
import { contentVerbs, type ContentRefusal } from "./content-changes.server.ts";
import type { PostInput } from "./content-input.server.ts";
import { byLanguage, knownPictures, languageRows } from "#app/features/publishing/content/content-rows.server.ts";
import { otherLanguages, type PublicationState } from "#app/features/publishing/content/content-terms.ts";

const { posts, postTranslations, postTags, tagTranslations, relatedPosts, authors } = schema;

export type EditedPost = PostInput & { id: number; slug: string; state: PublicationState; version: number };

/** An article with everything that can be edited, whatever its state; undefined where the id is nobody's. Its body is HTML. */
export async function postForEditing(db: Queryable, id: number): Promise<EditedPost | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(postTranslations).where(eq(postTranslations.postId, id));
  const tagsIn = await tagNames(db, id);
  const related = await db
    .select({ slug: posts.slug })
    .from(relatedPosts)
    .innerJoin(posts, eq(posts.id, relatedPosts.relatedId))
    .where(eq(relatedPosts.postId, id))
    .orderBy(asc(relatedPosts.position));
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
async function tagNames(db: Queryable, postId: number) {
  const tags = await db.select({ tag: postTags.tag }).from(postTags).where(eq(postTags.postId, postId)).orderBy(asc(postTags.position));
  const english = tags.map(({ tag }) => tag);
  const names = english.length > 0 ? await db.select().from(tagTranslations).where(inArray(tagTranslations.tag, english)) : [];
  return (language: string): string[] | undefined => {
    if (language === defaultLanguage) return english;
    const inLanguage = names.filter((name) => name.language === language);
    if (inLanguage.length === 0) return undefined;
    return english.map((tag) => inLanguage.find((name) => name.tag === tag)?.name ?? tag);
  };
}

const columnsOf = ({ facts: { category, date, featured, author, picture } }: PostInput) => ({
  category,
  date,
  featured,
  authorSlug: author,
  pictureName: picture,
});

function textColumns({ title, excerpt, body }: Partial<PostText>) {
  return {
    title: title ?? null,
    excerpt: excerpt ?? null,
    ...(body === undefined ? { bodyHtml: null, readMinutes: null } : postBodyFromHtml(body)),
    titleFolded: title === undefined ? null : foldText(title),
    excerptFolded: excerpt === undefined ? null : foldText(excerpt),
  };
}

async function writeTags(tx: Transaction, id: number, { english, translations }: PostInput): Promise<void> {
  await tx.delete(postTags).where(eq(postTags.postId, id));
  const tags = [...new Set(english.tags)];
  if (tags.length > 0) await tx.insert(postTags).values(tags.map((tag, index) => ({ postId: id, tag, position: index + 1 })));
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

async function writeParts(tx: Transaction, id: number, input: PostInput): Promise<void> {
  await tx.delete(postTranslations).where(eq(postTranslations.postId, id));
  await tx.insert(postTranslations).values(languageRows(input, textColumns).map((row) => ({ postId: id, ...row })));
  await writeTags(tx, id, input);
  await tx.delete(relatedPosts).where(eq(relatedPosts.postId, id));
  const others = await relatedIds(tx, input, id);
  if (others.length === 0) return;
  await tx.insert(relatedPosts).values(others.map((relatedId, index) => ({ postId: id, relatedId, position: index + 1 })));
}

/** Ids of the articles to read next, in their order; the article itself is never among them. */
async function relatedIds(tx: Transaction, { facts }: PostInput, id: number): Promise<number[]> {
  if (facts.related.length === 0) return [];
  const rows = await tx.select({ id: posts.id, slug: posts.slug }).from(posts).where(inArray(posts.slug, facts.related));
  return [...new Set(facts.related)].flatMap((slug) => rows.filter((row) => row.slug === slug && row.id !== id).map((row) => row.id));
}

async function refusalOf(tx: Transaction, input: PostInput): Promise<ContentRefusal | undefined> {
  if (!(await knownPictures(tx, [input.facts.picture]))) return "unknown_picture";
  if ((await tx.$count(authors, eq(authors.slug, input.facts.author))) === 0) return "unknown_author";
  const related = [...new Set(input.facts.related)];
  const found = related.length === 0 ? 0 : await tx.$count(posts, inArray(posts.slug, related));
  return found === related.length ? undefined : "unknown_related";
}

/** Adds an article; replaces the facts, picture and texts of one. Its HTML is stored as `postBodyFromHtml` allows. */
export const { create: createPost, update: updatePost } = contentVerbs<PostInput, number>({
  kind: "post",
  read: postForEditing,
  refusal: refusalOf,
  insert: async (tx, { slug, contentKey, ...input }) => {
    const values = { ...columnsOf(input), slug, contentKey };
    const [added] = await tx.insert(posts).values(values).onConflictDoNothing().returning({ id: posts.id });
    return added?.id;
  },
  withKey: async (db, key) => {
    const [piece] = await db.select({ id: posts.id, slug: posts.slug }).from(posts).where(eq(posts.contentKey, key));
    return piece;
  },
  update: (tx, id, input) => tx.update(posts).set(columnsOf(input)).where(eq(posts.id, id)),
  writeParts,
});
