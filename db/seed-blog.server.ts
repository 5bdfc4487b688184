import { and, eq, inArray } from "drizzle-orm";
import { postBody } from "#app/features/publishing/blog/post-body.server.ts";
import { readPostText, type AuthorFacts, type AuthorText, type PostFacts } from "#app/features/publishing/blog/post-content.ts";
import { foldText } from "#app/values/folded-text.ts";
import { schema, type Transaction } from "./database.server.ts";
import { postFiles } from "./demo/post-files.ts";

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
export async function seedPosts(tx: Transaction, demo: PostFacts[]): Promise<void> {
  const added: PostFacts[] = [];
  for (const post of demo) if (await seedPost(tx, post)) added.push(post);
  // Only now are all of them there to point at.
  for (const post of added) await seedRelated(tx, post);
}

/** Returns whether the article was not there yet. */
async function seedPost(tx: Transaction, { author, picture, slug, category, date, featured }: PostFacts): Promise<boolean> {
  const { posts } = schema;
  const [added] = await tx
    .insert(posts)
    .values({ slug, category, date, featured, authorSlug: author, pictureName: picture, state: "published", demo: true })
    .onConflictDoNothing()
    .returning({ id: posts.id });
  const [known] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), eq(posts.demo, true)));
  const postId = added?.id ?? known?.id;
  if (postId === undefined) return false;
  const texts = postFiles(slug).map(({ language, text }) => ({ language, ...readPostText(text) }));
  const translations = texts.map(({ language, title, excerpt, body }) => {
    const folded = { titleFolded: foldText(title), excerptFolded: foldText(excerpt) };
    return { postId, language, title, excerpt, ...folded, ...postBody(body) };
  });
  await tx.insert(schema.postTranslations).values(translations).onConflictDoNothing();
  const english = texts.find((text) => text.language === "en");
  if (!english) throw new Error(`article ${slug}: no English text`);
  const names = texts.flatMap(({ language, tags }) => {
    // A translated article has the English tags in their order, in its own words.
    if (tags.length !== english.tags.length) throw new Error(`article ${slug}: other tags in ${language} than in English`);
    return language === "en" ? [] : english.tags.map((tag, index) => ({ tag, language, name: tags[index] ?? tag }));
  });
  if (names.length > 0) await tx.insert(schema.tagTranslations).values(names).onConflictDoNothing();
  if (added) await tx.insert(schema.postTags).values(english.tags.map((tag, index) => ({ postId, tag, position: index + 1 })));
  return Boolean(added);
}

async function seedRelated(tx: Transaction, { slug, related }: PostFacts): Promise<void> {
  const rows = await tx
    .select({ id: schema.posts.id, slug: schema.posts.slug })
    .from(schema.posts)
    .where(inArray(schema.posts.slug, [slug, ...related]));
  const idOf = new Map(rows.map((row) => [row.slug, row.id]));
  const postId = idOf.get(slug);
  for (const [index, other] of related.entries()) {
    const relatedId = idOf.get(other);
    if (postId === undefined || relatedId === undefined) throw new Error(`article ${slug}: no article ${other} to point at`);
    await tx.insert(schema.relatedPosts).values({ postId, relatedId, position: index + 1 });
  }
}
