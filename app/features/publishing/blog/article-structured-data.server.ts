import { agencyAuthor } from "./article-content.ts";
import type { ArticleDetail } from "./articles.server.ts";

type ArticleFacts = { article: ArticleDetail; url: string; image: string; origin: string };

/** An article as schema.org data; addresses are absolute. */
export function articleData({ article, url, image, origin }: ArticleFacts) {
  const organization = { "@id": `${origin}/#organization` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    image,
    datePublished: article.date,
    dateModified: article.updatedAt.toISOString(),
    inLanguage: article.textLanguage,
    articleSection: article.category,
    keywords: article.tags.map(({ name }) => name),
    timeRequired: `PT${article.readMinutes}M`,
    author: article.authorSlug === agencyAuthor ? organization : { "@type": "Person", name: article.author },
    publisher: organization,
  };
}
