import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { contentPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { useFormats } from "#app/i18n/format.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { useLastAnswer } from "#app/ui/last-answer.ts";
import { Select } from "#app/ui/select.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { reviewLanguages, reviewLimits } from "#app/features/selling/reviews/review-fields.ts";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { typedIn } from "#app/values/form-answer.ts";
import type { ReviewAnswer } from "./review-form.ts";
import { reviewsPath, starCounts } from "./review-list.ts";
import { ReviewFeedback, useReviewError } from "./review-feedback.tsx";

type FieldName = "tour" | "name" | "language" | "date" | "rating" | "comment";
type Option = { value: string; name: string };
type FieldProps = {
  name: FieldName;
  hint?: string;
  options?: Option[];
  rows?: number;
  maxLength?: number;
  /** The last day that may be chosen, for a day. */
  last?: CalendarDate;
  answer: ReviewAnswer | undefined;
  edited: boolean;
};

const idOf = (name: string) => `review-${name}`;

/** A field of the form: what was typed stays, and why it was refused stands at it. */
function Field({ name, hint, options, rows, maxLength, last, answer, edited }: FieldProps) {
  const { t } = useTranslation("reviewsAdmin");
  const errorText = useReviewError();
  const id = idOf(name);
  const error = edited ? undefined : errorText(answer, name);
  const control = {
    ...fieldControl(id, { hint, error }),
    name,
    required: true,
    defaultValue: typedIn(answer, name),
  };
  return (
    <FormField id={id} errorId={`${id}-error`} label={t(`new.${name}`)} error={error} hint={hint}>
      {options ? (
        <Select {...control} options={[{ value: "", name: t("new.choose") }, ...options]} />
      ) : rows === undefined ? (
        <input {...control} type={last === undefined ? "text" : "date"} max={last} maxLength={maxLength} autoComplete="off" />
      ) : (
        <textarea {...control} rows={rows} maxLength={maxLength} />
      )}
    </FormField>
  );
}

type Props = { tours: { id: number; title: string }[]; today: CalendarDate; answer: ReviewAnswer | undefined };

/** Writes down what a traveller has told the agency elsewhere. */
export function NewReviewView({ tours, today, answer: given }: Props) {
  const kept = useLastAnswer(given);
  // What did not arrive leaves the form as it stands.
  const answer = useArrivedAnswer(kept);
  const { t } = useTranslation(["reviewsAdmin", "contentAdmin"]);
  const formats = useFormats();
  const navigation = useNavigation();
  const typing = useTyping(kept?.at);
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const labels = Object.fromEntries(
    (["tour", "rating", "date", "name", "language", "comment"] as const).map((name) => [name, t(`new.${name}`)]),
  );
  const shared = (name: FieldName) => ({ name, answer, edited: typing.isEdited(name) });
  return (
    <>
      <AdminHead
        title={t("new.title")}
        lead={t("new.lead")}
        trail={[
          { name: t("contentAdmin:title"), path: contentPath },
          { name: t("title"), path: reviewsPath },
        ]}
      />
      <ReviewFeedback answer={kept} labels={labels} idOf={idOf} />
      <Form
        method="post"
        className="panel new-review"
        onInput={typing.onInput}
        onSubmit={typing.onSent}
        key={answer?.at}
        preventScrollReset
        noValidate
      >
        <div className="editor-fields">
          <Field {...shared("tour")} options={tours.map(({ id, title }) => ({ value: String(id), name: title }))} />
          <Field {...shared("rating")} options={starCounts.map((value) => ({ value, name: t("stars", { count: Number(value) }) }))} />
          <Field {...shared("date")} last={today} />
        </div>
        <div className="editor-fields">
          <Field {...shared("name")} hint={t("new.nameHint")} maxLength={reviewLimits.name} />
          <Field
            {...shared("language")}
            hint={t("new.languageHint")}
            options={reviewLanguages.map((value) => ({ value, name: formats.languageName(value) }))}
          />
        </div>
        <Field
          {...shared("comment")}
          hint={t("new.commentHint", { most: formats.number(reviewLimits.comment) })}
          rows={7}
          maxLength={reviewLimits.comment}
        />
        <SendButton sending={sending}>{sending ? t("new.busy") : t("new.send")}</SendButton>
      </Form>
      <LeaveGuard unsaved={typing.unsaved} />
    </>
  );
}
