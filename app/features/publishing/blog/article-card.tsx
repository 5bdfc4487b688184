import { useTranslation } from "react-i18next";
import { SaveButton } from "#app/features/people/saved/save-button.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { ArticleCategory } from "./blog-terms.ts";

export type ArticleCard = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  date: CalendarDate;
  author: string;
  readMinutes: number;
  picture: Picture;
};

type Props = { article: ArticleCard; headingLevel?: 2 | 3; eager?: boolean; flat?: boolean };

/** An article as a card: its cover, category, date, title, excerpt and author. A flat one has a lower cover. */
export function ArticleCardView({ article, headingLevel = 3, eager = false, flat = false }: Props) {
  const { t } = useTranslation("blog");
  const formats = useFormats();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={flat ? "article-card article-card-flat" : "article-card"}>
      <PictureImage picture={article.picture} eager={eager} decorative />
      <div className="article-card-text">
        <p className="article-card-facts">
          <span className="tag">{t(`categories.${article.category}`)}</span>
          <time dateTime={article.date}>{formats.date(article.date, "long")}</time>
        </p>
        <Heading className="h4">
          <LocalLink to={publicPathOf("article", article.slug)}>{article.title}</LocalLink>
        </Heading>
        <p className="text-muted">{article.excerpt}</p>
        <p className="article-card-author">{t("by", { author: article.author })}</p>
      </div>
      <SaveButton kind="article" slug={article.slug} title={article.title} className="icon-button" />
    </article>
  );
}
