import { ExternalLink, History } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import type { ModeratedReview } from "./review-moderation.server.ts";
import { contentPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useLastAnswer } from "#app/ui/last-answer.ts";
import { answerTo } from "#app/values/form-answer.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { AnswerForm, answerFieldId } from "./answer-form.tsx";
import { DecideForm } from "./decide-form.tsx";
import { PicturesForm, picturesFieldId } from "./pictures-form.tsx";
import { ReviewStateBadge } from "./review-badges.tsx";
import type { ReviewAnswer, ReviewFormName } from "./review-form.ts";
import { reviewHistoryPath, reviewsPath } from "./review-list.ts";
import { ReviewFeedback } from "./review-feedback.tsx";

type Props = {
  review: ModeratedReview & { pictures: string[] };
  pictures: readonly Picture[];
  /** She who looks may decide, answer and choose pictures. */
  canChange: boolean;
  answer: ReviewAnswer | undefined;
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the traveller wrote: nobody changes it. */
function Words({ review }: Pick<Props, "review">) {
  const { t } = useTranslation("reviewsAdmin");
  const formats = useFormats();
  const { name, language, date, rating, comment, tourTitle, sample, byStaff } = review;
  const from = sample ? "sample" : byStaff ? "byStaff" : "traveller";
  return (
    <section className="panel" aria-labelledby="review-words">
      <h2 className="h4" id="review-words">
        {t("review.words")}
      </h2>
      <p className="review-head">
        <b>{name}</b> <Stars rating={rating} digits={0} />
      </p>
      <blockquote className="review-words" lang={language}>
        {comment}
      </blockquote>
      <dl className="review-facts">
        <Fact name={t("review.facts.tour")}>{tourTitle}</Fact>
        <Fact name={t("review.facts.date")}>
          <time dateTime={date}>{formats.date(date, "long")}</time>
        </Fact>
        <Fact name={t("review.facts.language")}>{formats.languageName(language)}</Fact>
        <Fact name={t("review.facts.from")}>{t(`review.from.${from}`)}</Fact>
      </dl>
    </section>
  );
}

function Decision({ review, canChange }: Pick<Props, "review" | "canChange">) {
  const { t } = useTranslation("reviewsAdmin");
  const { id, state, tourSlug } = review;
  return (
    <section className="panel" aria-labelledby="review-decision">
      <h2 className="h4" id="review-decision">
        {t("decide.title")}
      </h2>
      <p className="my-3 grid justify-items-start gap-2">
        <ReviewStateBadge state={state} /> {t(`decide.means.${state}`)}
      </p>
      {canChange ? <DecideForm review={review} /> : null}
      <ul className="editor-links">
        {state === "published" ? (
          <li>
            <LocalLink className="text-link" to={`${publicPathOf("tour", tourSlug)}?tab=reviews`} reloadDocument target="_blank">
              <ExternalLink className="icon icon-small" />
              {t("review.tourPage")}
            </LocalLink>
          </li>
        ) : null}
        <li>
          <LocalLink className="text-link" to={reviewHistoryPath(id)} reloadDocument target="_blank">
            <History className="icon icon-small" />
            {t("review.history")}
          </LocalLink>
        </li>
      </ul>
    </section>
  );
}

/** One review: read, shown or hidden, answered, with pictures. */
export function ReviewView({ review, pictures, canChange, answer: given }: Props) {
  const kept = useLastAnswer(given);
  const answer = useArrivedAnswer(kept);
  const { t } = useTranslation(["reviewsAdmin", "contentAdmin"]);
  const sent = (form: ReviewFormName) => answerTo(answer, form);
  return (
    <>
      <AdminHead
        title={t("review.title", { name: review.name })}
        trail={[
          { name: t("contentAdmin:title"), path: contentPath },
          { name: t("title"), path: reviewsPath },
        ]}
      />
      <ReviewFeedback
        answer={kept}
        labels={{ answer: t("answer.label"), picture: t("pictures.title") }}
        idOf={(name) => (name === "answer" ? answerFieldId : picturesFieldId)}
      />
      <div className="editor-columns">
        <div className="review-column">
          <Words review={review} />
          {canChange ? <AnswerForm review={review} sent={sent("answer")} failedAt={kept === answer ? undefined : kept?.at} /> : null}
        </div>
        <div className="editor-side">
          <Decision review={review} canChange={canChange} />
          {canChange ? <PicturesForm review={review} choices={pictures} sent={sent("pictures")} /> : null}
        </div>
      </div>
    </>
  );
}
