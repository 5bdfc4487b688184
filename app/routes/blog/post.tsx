import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { blogListPath, popularBesideArticle, relatedToArticle } from "#app/features/publishing/blog/blog-search.ts";
import { chaptersOf, withOwnLinks } from "#app/features/publishing/blog/post-body.server.ts";
import { PostNotFound, PostPage } from "#app/features/publishing/blog/post-page.tsx";
import { articleData } from "#app/features/publishing/blog/post-structured-data.server.ts";
import { authorBySlug, categoriesInUse, featuredPosts, postBySlug, postsRelatedTo } from "#app/features/publishing/blog/posts.server.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import { leadToMoved } from "#app/features/publishing/content/moved-page.server.ts";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { breadcrumbList, describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/post";

export const handle: RouteHandle = { namespaces: ["blog"] };
export const headers = publicPage;
export const meta = pageMeta;

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env, language } = context;
  const t = translator(language);
  const path = publicPathOf("post", params.slug);
  const place = (english: string) => env.origin + localPath(language, english);
  const feed = place("/blog/feed.xml");
  const post = await postBySlug(db, language, params.slug);
  if (!post) {
    await leadToMoved(context, { kind: "post", slug: params.slug });
    const title = t("meta.titled", { title: t("blog:notFound.title") });
    const absent = describePage(context, { title, description: t("blog:notFound.text"), path, feed, noindex: true });
    return data({ post, meta: absent }, { status: 404 });
  }
  const [author, related, popular, categories] = await Promise.all([
    authorBySlug(db, language, post.authorSlug),
    postsRelatedTo(db, language, post.id, relatedToArticle),
    featuredPosts(db, language, popularBesideArticle),
    categoriesInUse(db),
  ]);
  const described = describePage(context, {
    title: t("meta.titled", { title: post.title }),
    description: post.excerpt,
    path,
    picture: post.picture.name,
    type: "article",
    feed,
  });
  const category = t(`blog:categories.${post.category}`);
  const structuredData = [
    articleData({ post, url: described.canonical, image: described.image, origin: env.origin }),
    breadcrumbList([
      { name: t("nav.blog"), url: place("/blog") },
      { name: category, url: place(blogListPath({ category: post.category })) },
      { name: post.title, url: described.canonical },
    ]),
    organization(context.settings, env.origin),
  ];
  return {
    post: { ...post, bodyHtml: withOwnLinks(post.bodyHtml, (english) => localPath(language, english)) },
    chapters: chaptersOf(post.bodyHtml),
    author,
    related,
    popular,
    categories,
    meta: { ...described, structuredData },
  };
}

export default function Post({ loaderData }: Route.ComponentProps) {
  if (!loaderData.post) return <PostNotFound />;
  const { meta: head, ...page } = loaderData;
  return <PostPage key={page.post.id} {...page} address={head.canonical} />;
}
