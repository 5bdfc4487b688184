import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { FieldError, FormField } from "#app/ui/form-field.tsx";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { SendButton } from "#app/ui/send-button.tsx";

export type ReviewField = "rating" | "name" | "comment";
export type ReviewAnswer = {
  done?: boolean;
  /** It has not reached the site. */
  problem?: "undelivered";
  errors?: Partial<Record<ReviewField, "missing" | "long">>;
  sent?: Record<ReviewField, string>;
};

type Props = {
  title: string;
  /** As a first idea of the name to show. */
  name: string;
  limits: { name: number; comment: number };
  answer: ReviewAnswer | undefined;
};

const ratings = ["1", "2", "3", "4", "5"] as const;

/** Stars, name and words of a traveller, in her language. */
export function ReviewForm({ title, name, limits, answer }: Props) {
  const { t } = useTranslation("bookings");
  const id = useId();
  const navigation = useNavigation();
  const { isEdited, onInput } = useEditedFields(answer);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.errors || answer?.problem) summary.current?.focus();
  }, [answer]);
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const errorOf = (field: ReviewField) => {
    const reason = answer?.errors?.[field];
    return reason && !isEdited(field) ? t(`review.error.${field}.${reason}`) : undefined;
  };
  const wrong = (["rating", "comment", "name"] as const).filter((field) => answer?.errors?.[field]);
  const described = (field: ReviewField) => (errorOf(field) ? { "aria-invalid": true, "aria-describedby": `${id}-${field}-error` } : {});
  const rating = errorOf("rating");
  return (
    <Form method="post" className="confirmation-card cancel-form" onInput={onInput} noValidate>
      {answer?.problem ? (
        <div className="note note-problem" role="alert" ref={summary} tabIndex={-1}>
          <CircleAlert className="icon" />
          {t("review.undelivered")}
        </div>
      ) : null}
      {wrong.length > 0 ? (
        <div className="note note-problem error-summary" role="alert" ref={summary} tabIndex={-1}>
          <CircleAlert className="icon" />
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <InPageLink className="text-link" place={`${id}-${field}`}>
                  {t(`review.error.${field}.${answer?.errors?.[field] ?? "missing"}`)}
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
                defaultChecked={answer?.sent?.rating === value}
              />
              <span>{t(`review.stars.star${value}`)}</span>
            </label>
          ))}
        </div>
        <FieldError id={`${id}-rating-error`} error={rating} />
      </fieldset>
      <FormField id={`${id}-comment`} errorId={`${id}-comment-error`} label={t("review.comment")} error={errorOf("comment")}>
        <textarea
          id={`${id}-comment`}
          name="comment"
          rows={7}
          required
          maxLength={limits.comment}
          defaultValue={answer?.sent?.comment}
          {...described("comment")}
        />
      </FormField>
      <FormField
        id={`${id}-name`}
        errorId={`${id}-name-error`}
        label={t("review.name")}
        error={errorOf("name")}
        hint={<p className="field-hint">{t("review.nameHint")}</p>}
      >
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={limits.name}
          autoComplete="name"
          defaultValue={answer?.sent?.name ?? name}
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
