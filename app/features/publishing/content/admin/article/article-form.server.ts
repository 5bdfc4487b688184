import { asc, eq } from "drizzle-orm";
import type { Editing } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { choices, line, lines, ticked, whole } from "#app/features/publishing/content/admin/editor/typed-fields.ts";
import { postDraftSchema, postInputSchema, type PostInput } from "#app/features/publishing/content/editing/content-input.server.ts";
import { createPost, postForEditing, updatePost } from "#app/features/publishing/content/editing/post-editing.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { schema, type Queryable } from "#db/database.server.ts";

/** How articles are written. */
export const articleEditing: Editing<PostInput, number> = {
  kind: "post",
  idOf: numberedId,
  read: postForEditing,
  schema: postInputSchema,
  draftSchema: postDraftSchema,
  fields: {
    facts: { category: line, author: line, date: line, featured: ticked, related: choices, picture: line },
    // What of a body's HTML is kept is decided where it is stored.
    text: { title: line, excerpt: line, tags: lines, body: whole },
  },
  titleOf: ({ english }) => english.title,
  addressOf: ({ english }) => english.title,
  create: createPost,
  update: updatePost,
};

const { authors, posts, postTranslations } = schema;
export type Named = { slug: string; name: string };

/** Who may have written an article, and which articles may be read next. */
export async function articleChoices(db: Queryable): Promise<{ authors: Named[]; articles: Named[] }> {
  const writers = await db.select({ slug: authors.slug, name: authors.name }).from(authors).orderBy(asc(authors.name));
  const titles = await db
    .select({ slug: posts.slug, name: postTranslations.title, language: postTranslations.language })
    .from(posts)
    .innerJoin(postTranslations, eq(postTranslations.postId, posts.id))
    .where(eq(postTranslations.language, defaultLanguage))
    .orderBy(asc(postTranslations.title));
  return { authors: writers, articles: titles.map(({ slug, name }) => ({ slug, name: name ?? slug })) };
}
