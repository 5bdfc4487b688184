import { contextOf } from "#app/features/people/access/context.server.ts";
import { BlogListPage } from "#app/features/publishing/blog/blog-list-page.tsx";
import { blogListPath, featuredOnList, isListed, isWholeList, readBlogFilters } from "#app/features/publishing/blog/blog-search.ts";
import { isArticleCategory } from "#app/features/publishing/blog/blog-terms.ts";
import { featuredArticles, findArticles, tagName } from "#app/features/publishing/blog/articles.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage, pageTitle } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/blog";

export const handle: RouteHandle = { namespaces: ["blog"], query: ["q", "category", "tag", "page"], ownNewsletter: true };
export const headers = publicPage;
export const meta = pageMeta;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env, language } = context;
  const { searchParams } = new URL(request.url);
  const asked = readBlogFilters(searchParams);
  const featured = isWholeList(asked) ? await featuredArticles(db, language, featuredOnList) : [];
  const [list, tag] = await Promise.all([findArticles(db, language, asked, featured), asked.tag ? tagName(db, language, asked.tag) : ""]);
  const filters = { ...asked, page: list.page };

  const t = translator(language);
  const { category } = filters;
  const categoryName = isArticleCategory(category) ? t(`blog:categories.${category}`) : undefined;
  const place = (path: string) => env.origin + localPath(language, path);
  return {
    list,
    filters,
    featured: list.page === 1 ? featured : [],
    tagName: tag,
    meta: describePage(context, {
      title: pageTitle(t, categoryName ? `${categoryName} · ${t("nav.blog")}` : t("blog:list.title"), list.page),
      description: categoryName ? t("blog:list.descriptionOf", { category: categoryName }) : t("blog:list.description"),
      path: blogListPath(filters),
      noindex: !isListed(filters),
      feed: place("/blog/feed.xml"),
      structuredData: [
        breadcrumbList([
          { name: t("nav.home"), url: place("/") },
          { name: t("nav.blog"), url: place("/blog") },
          ...(categoryName ? [{ name: categoryName, url: place(blogListPath({ category })) }] : []),
        ]),
      ],
    }),
  };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { list, filters, featured, tagName: shownTag } = loaderData;
  return <BlogListPage list={list} filters={filters} featured={featured} tagName={shownTag} />;
}
