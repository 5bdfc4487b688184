import { contextOf } from "#app/features/people/access/context.server.ts";
import { listArticleSlugs } from "#app/features/publishing/blog/articles.server.ts";
import { listSlugs } from "#app/features/selling/catalogue/sitemap.server.ts";
import { continents, tourCategories } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { destinationPath, tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { sitemapXml, type SitemapPage } from "#app/features/selling/catalogue/sitemap-xml.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/sitemap";

export const handle: RouteHandle = { query: ["part"] };

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env } = context;
  const [slugs, articles] = await Promise.all([listSlugs(db), listArticleSlugs(db)]);
  const pages: SitemapPage[] = [
    ...["/", "/destinations", "/tours", "/blog", "/about", "/contact", "/privacy-policy", "/terms-conditions"].map((path) => ({ path })),
    ...continents.map((continent) => ({ path: `/destinations/${continent.toLowerCase()}` })),
    ...tourCategories.map((category) => ({ path: `/tours/${category.toLowerCase()}` })),
    ...slugs.destinations.map(({ slug, updatedAt, picture }) => ({ path: destinationPath(slug), changed: updatedAt, picture })),
    ...slugs.tours.map(({ slug, updatedAt, picture }) => ({ path: tourPath(slug), changed: updatedAt, picture })),
    ...articles.map(({ slug, updatedAt, picture }) => ({ path: `/blog/${slug}`, changed: updatedAt, picture })),
  ];
  const xml = sitemapXml(pages, env.origin, new URL(request.url).searchParams.get("part"));
  if (xml === undefined) return new Response(null, { status: 404 });
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } });
}
