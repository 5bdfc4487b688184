import { useTranslation } from "react-i18next";
import { SaveButton } from "#app/features/people/saved/save-button.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { PostCategory } from "./blog-terms.ts";

export type PostCard = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  date: CalendarDate;
  author: string;
  readMinutes: number;
  picture: Picture;
};

type Props = { post: PostCard; headingLevel?: 2 | 3; eager?: boolean; flat?: boolean };

/** An article as a card: its cover, category, date, title, excerpt and author. A flat one has a lower cover. */
export function PostCardView({ post, headingLevel = 3, eager = false, flat = false }: Props) {
  const { t } = useTranslation("blog");
  const formats = useFormats();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={flat ? "post-card post-card-flat" : "post-card"}>
      <PictureImage picture={post.picture} eager={eager} decorative />
      <div className="post-card-text">
        <p className="post-card-facts">
          <span className="tag">{t(`categories.${post.category}`)}</span>
          <time dateTime={post.date}>{formats.date(post.date, "long")}</time>
        </p>
        <Heading className="h4">
          <LocalLink to={publicPathOf("post", post.slug)}>{post.title}</LocalLink>
        </Heading>
        <p className="text-muted">{post.excerpt}</p>
        <p className="post-card-author">{t("by", { author: post.author })}</p>
      </div>
      <SaveButton kind="article" slug={post.slug} title={post.title} className="icon-button" />
    </article>
  );
}
