import { useTranslation } from "react-i18next";
import { SaveButton } from "#app/features/people/saved/save-button.tsx";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PictureImage } from "#app/ui/picture.tsx";
import { ShareButton } from "#app/ui/share-button.tsx";
import { blogListPath } from "./blog-search.ts";
import type { PostCategory } from "./blog-terms.ts";
import type { Chapter } from "./post-body.server.ts";
import type { PostCard } from "./post-card.tsx";

/** Save and share. Without JavaScript only who is signed in can save; their place is kept until it runs. */
export function PostActions({ slug, title }: { slug: string; title: string }) {
  const { t } = useTranslation("blog");
  const hydrated = useHydrated();
  return (
    <div className="post-actions needs-script" role="group" aria-label={t("post.actions")} data-ready={hydrated ? "" : undefined}>
      <SaveButton kind="article" slug={slug} title={title} className="button button-secondary">
        {(saved) => (saved ? t("post.savedState") : t("post.save"))}
      </SaveButton>
      <ShareButton title={title} className="button button-secondary" />
    </div>
  );
}

/** The article's chapters, where there are enough to choose from. */
export function PostContents({ chapters }: { chapters: Chapter[] }) {
  const { t } = useTranslation("blog");
  if (chapters.length < 3) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading" className="label-head">
        {t("post.contents")}
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

type Props = { slug: string; popular: PostCard[]; categories: { category: PostCategory; count: number }[] };

/** What else there is to read: popular articles, and the categories that have any. */
export function PostSidebar({ slug, popular, categories }: Props) {
  const { t } = useTranslation("blog");
  return (
    <aside className="post-aside">
      {popular.length > 0 ? (
        <section className="post-popular" aria-labelledby="popular-heading">
          <h2 id="popular-heading" className="h4">
            {t("post.popular")}
          </h2>
          <ol>
            {popular.map((post) => (
              <li key={post.id}>
                <PictureImage picture={post.picture} decorative />
                <span>
                  <LocalLink to={publicPathOf("post", post.slug)} aria-current={post.slug === slug ? "page" : undefined}>
                    {post.title}
                  </LocalLink>
                  <small>{t(`categories.${post.category}`)}</small>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <nav className="blog-categories blog-categories-column" aria-labelledby="categories-heading">
        <h2 id="categories-heading" className="h4">
          {t("post.categories")}
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
    </aside>
  );
}
