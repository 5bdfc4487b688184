import { inArray } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";
import { articlesBySlugs } from "#app/features/publishing/blog/articles.server.ts";
import type { ArticleCard } from "#app/features/publishing/blog/article-card.tsx";
import { movedPieces } from "#app/features/publishing/content/moved-page.server.ts";
import { tourCards } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import type { TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import { maxSaved, type MovedSlugs, type SavedLists } from "#app/features/people/saved/saved-items.ts";

const slugs = z
  .string()
  .catch("")
  .transform((text) =>
    text
      .split(",")
      .filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug))
      .slice(0, maxSaved),
  );
const askedSchema = z.object({ tours: slugs, articles: slugs });

export type SavedItems = { tours: TourCard[]; articles: ArticleCard[] };

const inOrderOf = <Item extends { slug: string }>(items: Item[], order: readonly string[]) =>
  items.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));

/** Cards of tours and articles, in the order of their slugs; what is no longer published is left out. */
export async function savedCards(db: Queryable, viewer: Viewer, { tour, article }: SavedLists): Promise<SavedItems> {
  const [tours, articles] = await Promise.all([
    tour.length > 0 ? tourCards(db, viewer, { where: inArray(schema.tours.slug, [...tour]), orderBy: [], limit: maxSaved }) : [],
    article.length > 0 ? articlesBySlugs(db, viewer.language, [...article]) : [],
  ]);
  return { tours: inOrderOf(tours, tour), articles: inOrderOf(articles, article) };
}

/** The cards that an address names, and which of its slugs have become others since they were kept. */
export async function savedItems(db: Queryable, viewer: Viewer, params: URLSearchParams): Promise<SavedItems & { moved: MovedSlugs }> {
  const { tours, articles } = askedSchema.parse(Object.fromEntries(params));
  const [movedTours, movedArticles] = await Promise.all([movedPieces(db, "tour", tours), movedPieces(db, "article", articles)]);
  const pairs = (moved: typeof movedTours) => [...moved].map(([old, { slug }]) => [old, slug] as const);
  const moved = { tour: pairs(movedTours), article: pairs(movedArticles) };
  return { ...(await savedCards(db, viewer, { tour: tours, article: articles })), moved };
}
