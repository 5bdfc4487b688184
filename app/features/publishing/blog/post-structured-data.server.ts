import { agencyAuthor } from "./post-content.ts";
import type { PostDetail } from "./posts.server.ts";

type ArticleFacts = { post: PostDetail; url: string; image: string; origin: string };

/** An article as schema.org data; addresses are absolute. */
export function articleData({ post, url, image, origin }: ArticleFacts) {
  const organization = { "@id": `${origin}/#organization` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image,
    datePublished: post.date,
    dateModified: post.updatedAt.toISOString(),
    inLanguage: post.textLanguage,
    articleSection: post.category,
    keywords: post.tags.map(({ name }) => name),
    timeRequired: `PT${post.readMinutes}M`,
    author: post.authorSlug === agencyAuthor ? organization : { "@type": "Person", name: post.author },
    publisher: organization,
  };
}
