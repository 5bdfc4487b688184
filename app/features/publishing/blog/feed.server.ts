import { Feed } from "feed";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import { withOwnLinks, withOwnPictures } from "./article-body.server.ts";
import type { ArticleDetail } from "./articles.server.ts";

/** The feed calls titles and summaries HTML; ours are plain words. */
const asHtml = (words: string) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

type FeedContent = { articles: ArticleDetail[]; language: Language; origin: string; title: string; description: string; author: string };

/** The latest articles as an Atom feed, whole, with absolute addresses. */
export function atomFeed({ articles, language, origin, title, description, author }: FeedContent): string {
  const absolute = (path: string) => origin + localPath(language, path);
  const changed = articles.map((article) => article.updatedAt.getTime());
  const feed = new Feed({
    id: absolute("/blog"),
    link: absolute("/blog"),
    title,
    description,
    language,
    generator: false,
    author: { name: author, link: absolute("/") },
    feedLinks: { atom: absolute("/blog/feed.xml") },
    updated: new Date(Math.max(0, ...changed)),
  });
  for (const article of articles) {
    feed.addItem({
      id: absolute(publicPathOf("article", article.slug)),
      link: absolute(publicPathOf("article", article.slug)),
      title: asHtml(article.title),
      description: asHtml(article.excerpt),
      content: withOwnPictures(withOwnLinks(article.bodyHtml, absolute), (path) => origin + path),
      author: [{ name: article.author }],
      category: [{ name: article.category, term: article.category }],
      published: new Date(`${article.date}T00:00:00Z`),
      date: article.updatedAt,
    });
  }
  return feed.atom1();
}
