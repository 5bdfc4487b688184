import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { reviewLimits } from "#app/features/selling/reviews/review-fields.ts";
import { typedIn } from "#app/values/form-answer.ts";
import type { ReviewAnswer } from "./review-form.ts";
import { useReviewError } from "./review-feedback.tsx";

type Props = {
  review: { id: string; version: number; answer: string | null; answerDate: string | null };
  /** The answer to this form, if it was the one that was sent. */
  sent: ReviewAnswer | undefined;
  /** When a form of the page did not arrive, last: what was typed is unsaved again. */
  failedAt: string | undefined;
};

export const answerFieldId = "review-answer";

/** What the agency says to a review. */
export function AnswerForm({ review, sent, failedAt }: Props) {
  const { t } = useTranslation("reviewsAdmin");
  const formats = useFormats();
  const errorText = useReviewError();
  const navigation = useNavigation();
  const typing = useTyping(failedAt ?? sent?.at);
  const sending = navigation.state !== "idle" && navigation.formData?.get("form") === "answer";
  const error = typing.isEdited("answer") ? undefined : errorText(sent, "answer");
  const hint = t("answer.hint", { most: formats.number(reviewLimits.answer) });
  const stored = review.answer ?? "";
  const typed = typedIn(sent, "answer", stored);
  return (
    <section className="panel" aria-labelledby="review-answer-head">
      <h2 className="h4" id="review-answer-head">
        {t("answer.title")}
      </h2>
      {review.answerDate ? (
        <p className="text-sm text-muted">{t("answer.since", { date: formats.date(review.answerDate, "long") })}</p>
      ) : null}
      {sent?.problem === "stale" && stored !== typed && stored !== "" ? (
        <div className="review-stored">
          <p className="text-sm">{t("answer.stored")}</p>
          <blockquote>{stored}</blockquote>
        </div>
      ) : null}
      <Form method="post" className="side-form" onInput={typing.onInput} onSubmit={typing.onSent} preventScrollReset noValidate>
        <input type="hidden" name="form" value="answer" />
        <input type="hidden" name="version" value={review.version} />
        <FormField id={answerFieldId} errorId={`${answerFieldId}-error`} label={t("answer.label")} error={error} hint={hint}>
          <textarea
            // What is stored replaces what was typed, as soon as that is saved.
            key={`${sent?.at} ${stored}`}
            {...fieldControl(answerFieldId, { hint, error })}
            name="answer"
            rows={6}
            maxLength={reviewLimits.answer}
            defaultValue={typed}
          />
        </FormField>
        <SendButton sending={sending}>{sending ? t("answer.busy") : t("answer.send")}</SendButton>
      </Form>
      <LeaveGuard unsaved={typing.unsaved} />
    </section>
  );
}
