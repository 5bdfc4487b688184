import { useTranslation } from "react-i18next";
import { NetworkIcon, networkNames } from "#app/ui/network-icon.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { Trail } from "#app/ui/breadcrumb.tsx";
import { LostPage, lostScenes } from "#app/ui/lost-page.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { blogListPath } from "./blog-search.ts";
import type { PostCategory } from "./blog-terms.ts";
import type { Chapter } from "./post-body.server.ts";
import { PostCardView, type PostCard } from "./post-card.tsx";
import { PostActions, PostContents, PostSidebar } from "./post-sidebar.tsx";
import type { Author, PostDetail, Tag } from "./posts.server.ts";
import { shareAddresses } from "./share-addresses.ts";

type Props = {
  post: PostDetail;
  chapters: Chapter[];
  author: Author | undefined;
  related: PostCard[];
  popular: PostCard[];
  categories: { category: PostCategory; count: number }[];
  /** Absolute address of the article, for those it is shared with. */
  address: string;
};

function PostHead({ post, author }: Pick<Props, "post" | "author">) {
  const { t } = useTranslation(["blog", "common"]);
  const formats = useFormats();
  return (
    <header className="post-head">
      <Trail
        trail={[
          { name: t("common:nav.blog"), path: "/blog" },
          { name: t(`categories.${post.category}`), path: blogListPath({ category: post.category }) },
        ]}
      />
      <h1 className="h1">{post.title}</h1>
      <div className="post-byline">
        {author ? <PictureImage picture={author.picture} className="avatar" eager decorative /> : null}
        <p>
          <b>{t("by", { author: post.author })}</b>
          <span className="text-muted">
            <time dateTime={post.date}>{formats.date(post.date, "long")}</time> · {t("readTime", { count: post.readMinutes })}
          </span>
        </p>
      </div>
      <PictureImage picture={post.picture} className="post-cover" eager />
    </header>
  );
}

function PostTags({ tags }: { tags: Tag[] }) {
  const { t } = useTranslation("blog");
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="tags-heading">
      <h2 id="tags-heading" className="h4">
        {t("post.tags")}
      </h2>
      <ul className="post-tags">
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
        {t("post.share")}
      </h2>
      <ul className="post-share">
        {shareAddresses({ url: address, title }).map(({ network, href }) => (
          <li key={network}>
            <a
              className="icon-button icon-button-line"
              href={href}
              rel="noopener nofollow"
              aria-label={t("post.shareOn", { network: networkNames[network] })}
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
          {t("post.author")}
        </h2>
        <p className="h4">{author.name}</p>
        <p className="mt-2">{author.bio}</p>
      </div>
    </section>
  );
}

/** One article with all that belongs to it. */
export function PostPage({ post, chapters, author, related, popular, categories, address }: Props) {
  const { t } = useTranslation("blog");
  const language = useLanguage();
  return (
    <>
      <div className="page-width post-layout">
        <PostHead post={post} author={author} />
        <div className="post-tools">
          <PostActions slug={post.slug} title={post.title} />
          <PostContents chapters={chapters} />
        </div>
        <article className="post-main" aria-label={post.title}>
          {/* Sanitised when it was stored (post-body.server.ts). */}
          <div
            className="prose prose-opening"
            lang={post.textLanguage === language ? undefined : post.textLanguage}
            dangerouslySetInnerHTML={{ __html: post.bodyHtml }}
          />
          <div className="post-foot">
            <PostTags tags={post.tags} />
            <ShareLinks address={address} title={post.title} />
          </div>
          {author ? <AuthorBox author={author} /> : null}
        </article>
        <PostSidebar slug={post.slug} popular={popular} categories={categories} />
      </div>
      {related.length > 0 ? (
        <section className="band-cool section-tight" aria-labelledby="related-heading">
          <div className="page-width">
            <h2 id="related-heading" className="h2 mb-8">
              {t("post.related")}
            </h2>
            <div className="card-grid card-grid-three">
              {related.map((other) => (
                <PostCardView key={other.id} post={other} />
              ))}
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}

export function PostNotFound() {
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
