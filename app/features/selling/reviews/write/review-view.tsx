import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { reviewLimits, type ReviewError } from "#app/features/selling/reviews/review-fields.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { FieldError, FormField } from "#app/ui/form-field.tsx";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { errorIn, typedIn, type FormAnswer } from "#app/values/form-answer.ts";

type ReviewField = "rating" | "name" | "comment";
export type ReviewAnswer = FormAnswer<never, { done: boolean }>;

type Props = {
  title: string;
  /** As a first idea of the name to show. */
  name: string;
  /** It has been written before. */
  done: boolean;
  answer: ReviewAnswer | undefined;
};

const ratings = ["1", "2", "3", "4", "5"] as const;

/** Stars, name and words of a traveller, in her language. */
function ReviewForm({ title, name, answer: given }: Omit<Props, "done">) {
  const { t } = useTranslation(["bookings", "common"]);
  // What did not arrive leaves the form as it stands.
  const answer = useArrivedAnswer(given);
  const id = useId();
  const navigation = useNavigation();
  const { isEdited, onInput } = useEditedFields(answer);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (given?.result?.error || given?.problem) summary.current?.focus();
  }, [given]);
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const errorOf = (field: ReviewField) => {
    const error = errorIn(answer, field);
    return error && t(`review.error.${field}.${error === ("tooLong" satisfies ReviewError) ? "long" : "missing"}`);
  };
  const shownError = (field: ReviewField) => (isEdited(field) ? undefined : errorOf(field));
  const wrong = (["rating", "comment", "name"] as const).filter(errorOf);
  const described = (field: ReviewField) => (shownError(field) ? { "aria-invalid": true, "aria-describedby": `${id}-${field}-error` } : {});
  const rating = shownError("rating");
  return (
    <Form method="post" className="confirmation-card cancel-form" onInput={onInput} noValidate>
      {given?.problem ? (
        <div className="note note-problem" role="alert" ref={summary} tabIndex={-1}>
          <CircleAlert className="icon" />
          {given.problem === "undelivered" ? t("review.undelivered") : t("common:refused")}
        </div>
      ) : null}
      {wrong.length > 0 ? (
        <div className="note note-problem error-summary" role="alert" ref={summary} tabIndex={-1}>
          <CircleAlert className="icon" />
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <InPageLink className="text-link" place={`${id}-${field}`}>
                  {errorOf(field)}
                </InPageLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <fieldset aria-describedby={rating ? `${id}-rating-error` : undefined}>
        <legend className="label-head">{t("review.rating", { title })}</legend>
        <div className="rating-choices">
          {ratings.map((value) => (
            <label key={value} className="choice">
              <input
                type="radio"
                // Where the summary's link leads: a key chooses at once.
                id={value === ratings[0] ? `${id}-rating` : undefined}
                name="rating"
                value={value}
                required
                defaultChecked={typedIn(answer, "rating") === value}
              />
              <span>{t(`review.stars.star${value}`)}</span>
            </label>
          ))}
        </div>
        <FieldError id={`${id}-rating-error`} error={rating} />
      </fieldset>
      <FormField id={`${id}-comment`} errorId={`${id}-comment-error`} label={t("review.comment")} error={shownError("comment")}>
        <textarea
          id={`${id}-comment`}
          name="comment"
          rows={7}
          required
          maxLength={reviewLimits.comment}
          defaultValue={typedIn(answer, "comment")}
          {...described("comment")}
        />
      </FormField>
      <FormField
        id={`${id}-name`}
        errorId={`${id}-name-error`}
        label={t("review.name")}
        error={shownError("name")}
        hint={<p className="field-hint">{t("review.nameHint")}</p>}
      >
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={reviewLimits.name}
          autoComplete="name"
          defaultValue={typedIn(answer, "name", name)}
          {...described("name")}
        />
      </FormField>
      <p className="text-sm text-muted">{t("review.moderated")}</p>
      <div className="cancel-buttons">
        <SendButton sending={sending}>{t("review.send")}</SendButton>
      </div>
    </Form>
  );
}

/** Where a traveller writes her review, and is thanked for it. */
export function ReviewView({ done, answer, ...form }: Props) {
  const { t } = useTranslation("bookings");
  const thanks = answer?.done || done;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has gone.
  useEffect(() => {
    if (answer?.done) heading.current?.focus();
  }, [answer]);
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {thanks ? t("review.thanks") : t("review.title")}
        </h1>
        <p className="lead">{thanks ? t("review.thanksText") : t("review.lead")}</p>
      </div>
      <div className="measure">
        {thanks ? (
          <LocalLink className="button button-secondary" to="/tours">
            {t("list.browse")}
          </LocalLink>
        ) : (
          <ReviewForm {...form} answer={answer} />
        )}
      </div>
    </div>
  );
}
