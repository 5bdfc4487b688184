/** All that an article's page shows beside the article itself, for visitors and for the preview alike. */
import type { Context } from "#app/features/people/access/context.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { chaptersOf, withOwnLinks } from "./article-body.server.ts";
import { articlesRelatedTo, authorBySlug, categoriesInUse, featuredArticles, type ArticleDetail } from "./articles.server.ts";

const relatedShown = 3;
const popularShown = 4;

/** Reads the page of an article. */
export async function readArticlePage({ db, language }: Pick<Context, "db" | "language">, article: ArticleDetail) {
  const [author, related, popular, categories] = await Promise.all([
    authorBySlug(db, language, article.authorSlug),
    articlesRelatedTo(db, language, article.id, relatedShown),
    featuredArticles(db, language, popularShown, article.id),
    categoriesInUse(db),
  ]);
  return {
    article: { ...article, bodyHtml: withOwnLinks(article.bodyHtml, (english) => localPath(language, english)) },
    chapters: chaptersOf(article.bodyHtml),
    author,
    related,
    popular,
    categories,
  };
}
