import { inArray } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";
import { postsBySlugs } from "#app/features/blog/posts.server.ts";
import type { PostCard } from "#app/features/blog/post-card.tsx";
import { tourCards, type Viewer } from "#app/features/catalogue/tour-list.server.ts";
import type { TourCard } from "#app/features/catalogue/tour-card.tsx";

const maxShown = 200;
const slugs = z
  .string()
  .catch("")
  .transform((text) =>
    text
      .split(",")
      .filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug))
      .slice(0, maxShown),
  );
const askedSchema = z.object({ tours: slugs, articles: slugs });

export type SavedItems = { tours: TourCard[]; articles: PostCard[] };

const inOrderOf = <Item extends { slug: string }>(items: Item[], order: string[]) =>
  items.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));

/** The saved tours and articles that an address names, in its order; what is no longer published is left out. */
export async function savedItems(db: Queryable, viewer: Viewer, params: URLSearchParams): Promise<SavedItems> {
  const asked = askedSchema.parse(Object.fromEntries(params));
  const [tours, articles] = await Promise.all([
    asked.tours.length > 0 ? tourCards(db, viewer, { where: inArray(schema.tours.slug, asked.tours), orderBy: [], limit: maxShown }) : [],
    asked.articles.length > 0 ? postsBySlugs(db, viewer.language, asked.articles) : [],
  ]);
  return { tours: inOrderOf(tours, asked.tours), articles: inOrderOf(articles, asked.articles) };
}
