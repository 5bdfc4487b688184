import { contextOf } from "#app/features/people/access/context.server.ts";
import { listArticleSlugs } from "#app/features/publishing/blog/articles.server.ts";
import { listSlugs } from "#app/features/selling/catalogue/sitemap.server.ts";
import { continents, tourCategories } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { defaultLanguage, languages, localPath, type Language } from "#app/i18n/languages.ts";
import type { Route } from "./+types/sitemap";

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env } = context;
  const [slugs, articles] = await Promise.all([listSlugs(db), listArticleSlugs(db)]);
  const paths: { path: string; changed?: Date }[] = [
    ...["/", "/destinations", "/tours", "/blog", "/about", "/contact", "/privacy-policy", "/terms-conditions"].map((path) => ({ path })),
    ...continents.map((continent) => ({ path: `/destinations/${continent.toLowerCase()}` })),
    ...tourCategories.map((category) => ({ path: `/tours/${category.toLowerCase()}` })),
    ...slugs.destinations.map(({ slug, updatedAt }) => ({ path: `/destinations/detail/${slug}`, changed: updatedAt })),
    ...slugs.tours.map(({ slug, updatedAt }) => ({ path: `/tours/detail/${slug}`, changed: updatedAt })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
  ];
  const address = (language: Language, path: string) => escapeXml(env.origin + localPath(language, path));
  const alternatesOf = (path: string) =>
    [...languages, "x-default" as const]
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language === "x-default" ? defaultLanguage : language, path)}"/>`,
      )
      .join("");
  const urls = paths.flatMap(({ path, changed }) =>
    languages.map((language) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
      return `<url><loc>${address(language, path)}</loc>${lastmod}${alternatesOf(path)}</url>`;
    }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } });
}
