import { useTranslation } from "react-i18next";
import { SaveButton } from "#app/features/people/saved/save-button.tsx";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PictureImage } from "#app/ui/picture.tsx";
import { ShareButton } from "#app/ui/share-button.tsx";
import { blogListPath } from "./blog-search.ts";
import type { ArticleCategory } from "./blog-terms.ts";
import type { Chapter } from "./article-body.server.ts";
import type { ArticleCard } from "./article-card.tsx";

/** Save and share. Without JavaScript only who is signed in can save; their place is kept until it runs. */
export function ArticleActions({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation("blog");
  const hydrated = useHydrated();
  return (
    <div className="article-actions needs-script" role="group" aria-label={t("article.actions")} data-ready={hydrated ? "" : undefined}>
      <SaveButton kind="article" slug={slug} title={title} className="button button-secondary">
        {(saved) => (saved ? t("article.savedState") : t("article.save"))}
      </SaveButton>
      <ShareButton title={title} className="button button-secondary" />
    </div>
  );
}

/** The article's chapters, where there are enough to choose from. */
export function ArticleContents({ chapters }: { chapters: Chapter[] }) {
  const { t } = useTranslation("blog");
  if (chapters.length < 3) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading" className="label-head">
        {t("article.contents")}
      </h2>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = { popular: ArticleCard[]; categories: { category: ArticleCategory; count: number }[] };

/** What else there is to read: what the agency recommends, and the categories that have any. */
export function ArticleSidebar({ popular, categories }: Props) {
  const { t } = useTranslation("blog");
  return (
    <aside className="article-aside">
      <div>
        {popular.length > 0 ? (
          <section className="article-popular" aria-labelledby="popular-heading">
            <h2 id="popular-heading" className="h4">
              {t("article.popular")}
            </h2>
            <ol>
              {popular.map((article) => (
                <li key={article.id}>
                  <PictureImage picture={article.picture} decorative />
                  <span>
                    <LocalLink to={publicPathOf("article", article.slug)}>{article.title}</LocalLink>
                    <small>{t(`categories.${article.category}`)}</small>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        <nav className="blog-categories blog-categories-column" aria-labelledby="categories-heading">
          <h2 id="categories-heading" className="h4">
            {t("article.categories")}
          </h2>
          <ul>
            {categories.map(({ category, count }) => (
              <li key={category}>
                <LocalLink to={blogListPath({ category })}>
                  {t(`categories.${category}`)}
                  <span className="count">{count}</span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </aside>
  );
}
