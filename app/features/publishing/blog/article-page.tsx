import { useTranslation } from "react-i18next";
import { NetworkIcon } from "#app/ui/network-icon.tsx";
import { networkNames } from "#app/values/social-networks.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { Trail } from "#app/ui/breadcrumb.tsx";
import { LostPage, lostScenes } from "#app/ui/lost-page.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { blogListPath } from "./blog-search.ts";
import type { ArticleCategory } from "./blog-terms.ts";
import type { Chapter } from "./article-body.server.ts";
import { ArticleCardView, type ArticleCard } from "./article-card.tsx";
import { ArticleActions, ArticleContents, ArticleSidebar } from "./article-sidebar.tsx";
import type { Author, ArticleDetail, Tag } from "./articles.server.ts";
import { shareAddresses } from "./share-addresses.ts";

type Props = {
  article: ArticleDetail;
  chapters: Chapter[];
  author: Author | undefined;
  related: ArticleCard[];
  popular: ArticleCard[];
  categories: { category: ArticleCategory; count: number }[];
  /** Absolute address of the article, for those it is shared with. */
  address: string;
};

function ArticleHead({ article, author }: Pick<Props, "article" | "author">) {
  const { t } = useTranslation(["blog", "common"]);
  const formats = useFormats();
  return (
    <header className="article-head">
      <Trail
        trail={[
          { name: t("common:nav.blog"), path: "/blog" },
          { name: t(`categories.${article.category}`), path: blogListPath({ category: article.category }) },
        ]}
      />
      <h1 className="h1">{article.title}</h1>
      <div className="article-byline">
        {author ? <PictureImage picture={author.picture} className="avatar" eager decorative /> : null}
        <p>
          <b>{t("by", { author: article.author })}</b>
          <span className="text-muted">
            <time dateTime={article.date}>{formats.date(article.date, "long")}</time> · {t("readTime", { count: article.readMinutes })}
          </span>
        </p>
      </div>
      <PictureImage picture={article.picture} className="article-cover" eager />
    </header>
  );
}

function ArticleTags({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation("blog");
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags-heading">
      <h2 id="tags-heading" className="h4">
        {t("article.tags")}
      </h2>
      <ul className="article-tags">
        {tags.map(({ tag, name }) => (
          <li key={tag}>
            <LocalLink className="tag-link" to={blogListPath({ tag })}>
              <span className="tag">{name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShareLinks({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation("blog");
  return (
    <section aria-labelledby="share-heading">
      <h2 id="share-heading" className="h4">
        {t("article.share")}
      </h2>
      <ul className="article-share">
        {shareAddresses({ url: address, title }).map(({ network, href }) => (
          <li key={network}>
            <a
              className="icon-button icon-button-line"
              href={href}
              rel="noopener nofollow"
              aria-label={t("article.shareOn", { network: networkNames[network] })}
            >
              <NetworkIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AuthorBox({ author }: { author: Author }) {
  const { t } = useTranslation("blog");
  return (
    <section className="author-box" aria-labelledby="author-heading">
      <PictureImage picture={author.picture} className="avatar" />
      <div>
        <h2 id="author-heading" className="label-head text-muted">
          {t("article.author")}
        </h2>
        <p className="h4">{author.name}</p>
        <p className="mt-2">{author.bio}</p>
      </div>
    </section>
  );
}

/** One article with all that belongs to it. */
export function ArticlePage({ article, chapters, author, related, popular, categories, address }: Props) {
  const { t } = useTranslation("blog");
  const language = useLanguage();
  return (
    <>
      <div className="page-width article-layout">
        <ArticleHead article={article} author={author} />
        <div className="article-tools">
          <ArticleActions slug={article.slug} title={article.title} />
          <ArticleContents chapters={chapters} />
        </div>
        <article className="article-main" aria-label={article.title}>
          {/* Sanitised when it was stored (article-body.server.ts). */}
          <div
            className="prose prose-opening"
            lang={article.textLanguage === language ? undefined : article.textLanguage}
            dangerouslySetInnerHTML={{ __html: article.bodyHtml }}
          />
          <div className="article-foot">
            <ArticleTags tags={article.tags} />
            <ShareLinks address={address} title={article.title} />
          </div>
          {author ? <AuthorBox author={author} /> : null}
        </article>
        <ArticleSidebar slug={article.slug} popular={popular} categories={categories} />
      </div>
      {related.length > 0 ? (
        <section className="band-cool section-tight" aria-labelledby="related-heading">
          <div className="page-width">
            <h2 id="related-heading" className="h2 mb-8">
              {t("article.related")}
            </h2>
            <div className="card-grid card-grid-three">
              {related.map((other) => (
                <ArticleCardView key={other.id} article={other} />
              ))}
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}

export function ArticleNotFound() {
  const { t } = useTranslation("blog");
  return (
    <LostPage scene={lostScenes.page} heading={t("notFound.title")}>
      <p className="lead">{t("notFound.text")}</p>
      <LocalLink className="button button-primary" to="/blog">
        {t("notFound.back")}
      </LocalLink>
    </LostPage>
  );
}
