import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { blogListPath } from "#app/features/publishing/blog/blog-search.ts";
import { ArticleNotFound, ArticlePage } from "#app/features/publishing/blog/article-page.tsx";
import { articleData } from "#app/features/publishing/blog/article-structured-data.server.ts";
import { readArticlePage } from "#app/features/publishing/blog/article-reader.server.ts";
import { articleBySlug } from "#app/features/publishing/blog/articles.server.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import { leadToMoved } from "#app/features/publishing/content/moved-page.server.ts";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { sharingPathOf } from "#app/features/publishing/pictures/sharing-picture.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/article";

export const handle: RouteHandle = { namespaces: ["blog"] };
export const headers = publicPage;
export const meta = pageMeta;

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env, language } = context;
  const t = translator(language);
  const path = publicPathOf("article", params.slug);
  const place = (english: string) => env.origin + localPath(language, english);
  const feed = place("/blog/feed.xml");
  const article = await articleBySlug(db, language, params.slug);
  if (!article) {
    await leadToMoved(context, { kind: "article", slug: params.slug });
    const title = t("meta.titled", { title: t("blog:notFound.title") });
    const absent = describePage(context, { title, description: t("blog:notFound.text"), path, feed, noindex: true });
    return data({ article, meta: absent }, { status: 404 });
  }
  const page = await readArticlePage(context, article);
  const described = describePage(context, {
    title: t("meta.titled", { title: article.title }),
    description: article.excerpt,
    path,
    picture: article.picture.name,
    image: sharingPathOf(article.picture),
    type: "article",
    feed,
  });
  const category = t(`blog:categories.${article.category}`);
  const structuredData = [
    articleData({ article, url: described.canonical, image: described.image, origin: env.origin }),
    breadcrumbList([
      { name: t("nav.blog"), url: place("/blog") },
      { name: category, url: place(blogListPath({ category: article.category })) },
      { name: article.title, url: described.canonical },
    ]),
    organization(context.settings, env.origin),
  ];
  return { ...page, meta: { ...described, structuredData } };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  if (!loaderData.article) return <ArticleNotFound />;
  const { meta: head, ...page } = loaderData;
  return <ArticlePage key={page.article.id} {...page} address={head.canonical} />;
}
