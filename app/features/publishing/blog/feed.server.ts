import { Feed } from "feed";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import { withOwnLinks, withOwnPictures } from "./post-body.server.ts";
import type { PostDetail } from "./posts.server.ts";

/** The feed calls titles and summaries HTML; ours are plain words. */
const asHtml = (words: string) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

type FeedContent = { posts: PostDetail[]; language: Language; origin: string; title: string; description: string; author: string };

/** The latest articles as an Atom feed, whole, with absolute addresses. */
export function atomFeed({ posts, language, origin, title, description, author }: FeedContent): string {
  const absolute = (path: string) => origin + localPath(language, path);
  const changed = posts.map((post) => post.updatedAt.getTime());
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
  for (const post of posts) {
    feed.addItem({
      id: absolute(publicPathOf("post", post.slug)),
      link: absolute(publicPathOf("post", post.slug)),
      title: asHtml(post.title),
      description: asHtml(post.excerpt),
      content: withOwnPictures(withOwnLinks(post.bodyHtml, absolute), (path) => origin + path),
      author: [{ name: post.author }],
      category: [{ name: post.category, term: post.category }],
      published: new Date(`${post.date}T00:00:00Z`),
      date: post.updatedAt,
    });
  }
  return feed.atom1();
}
