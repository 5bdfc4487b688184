import { Info } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { TourReview } from "./shown-reviews.server.ts";
import { initialOf, starCounts } from "./review-numbers.ts";

function ReviewsInNumbers({ rating, reviews }: { rating: number; reviews: TourReview[] }) {
  const { t } = useTranslation(["tour", "common"]);
  const formats = useFormats();
  return (
    <div className="review-numbers">
      <div>
        <p>
          <b className="review-average">{formats.number(rating, 1)}</b> {t("reviews.outOf")}
        </p>
        <Stars rating={rating} whole />
        <p className="text-sm text-muted">{t("reviews.basedOn", { count: reviews.length })}</p>
      </div>
      <ul className="histogram" aria-label={t("reviews.histogram")}>
        {starCounts(reviews).map(({ stars, count }) => (
          <li key={stars}>
            <span>{t("reviews.stars", { count: stars })}</span>
            <span className="histogram-bar" aria-hidden="true">
              <span style={{ width: `${(count / reviews.length) * 100}%` }} />
            </span>
            <span className="tabular-nums">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t("common:tour.reviewCount", { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Review({ review, marked }: { review: TourReview; marked: boolean }) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const foreign = review.language.split("-")[0] !== useLanguage();
  return (
    <li className="review">
      <div className="review-head">
        <span className="initial" aria-hidden="true">
          {initialOf(review.name)}
        </span>
        <div>
          <h3 className="label-head">{review.name}</h3>
          <p className="text-sm text-muted">
            <time dateTime={review.date}>{formats.date(review.date, "long")}</time>
          </p>
        </div>
        <Stars rating={review.rating} digits={0} />
      </div>
      <p className="mt-3 max-w-text whitespace-pre-line" lang={review.language}>
        {review.comment}
      </p>
      {review.pictures.length > 0 ? (
        <ul className="review-pictures">
          {review.pictures.map((picture) => (
            <li key={picture.name}>
              <PictureImage picture={picture} />
            </li>
          ))}
        </ul>
      ) : null}
      {foreign || marked || review.byStaff ? (
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-muted">
          {foreign ? <span>{t("reviews.inLanguage", { language: formats.languageName(review.language) })}</span> : null}
          {marked ? <span>{t("reviews.sample")}</span> : null}
          {review.byStaff ? <span>{t("reviews.byStaff")}</span> : null}
        </p>
      ) : null}
      {review.answer === null || review.answerDate === null ? null : (
        <div className="review-answer">
          <h4 className="label-head">{t("reviews.answer")}</h4>
          <p className="text-sm text-muted">
            <time dateTime={review.answerDate}>{formats.date(review.answerDate, "long")}</time>
          </p>
          <p className="mt-1.5 max-w-text whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </li>
  );
}

/** What travellers said, in numbers and in their own words. Sample reviews are called that. */
export function TourReviews({ rating, reviews }: { rating: number | null; reviews: TourReview[] }) {
  const { t } = useTranslation("tour");
  const samples = reviews.filter((review) => review.sample).length;
  return (
    <>
      <h2 className="h3">{t("reviews.heading")}</h2>
      {rating === null ? (
        <>
          <p className="lead mt-2">{t("reviews.none")}</p>
          <p className="mt-2">{t("reviews.noneText")}</p>
        </>
      ) : (
        <>
          <ReviewsInNumbers rating={rating} reviews={reviews} />
          {samples === reviews.length ? (
            <p className="note">
              <Info className="icon" />
              {t("reviews.sampleNote")}
            </p>
          ) : null}
          <ul className="mt-6">
            {reviews.map((review) => (
              <Review key={review.id} review={review} marked={review.sample && samples < reviews.length} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
