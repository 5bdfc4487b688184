import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { reviewErrors, reviewLimits } from "#app/features/selling/reviews/review-fields.ts";
import { cleanText } from "#app/values/clean-text.ts";
import { chosenIn, errorIn, typedIn } from "#app/values/form-answer.ts";
import type { ReviewAnswer } from "./review-form.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";

const limitOf: Partial<Record<string, number>> = reviewLimits;

/** Why a field was refused, in words; undefined where it was not. */
export function useReviewError() {
  const { t } = useTranslation("reviewsAdmin");
  return (answer: ReviewAnswer | undefined, name: string): string | undefined => {
    const error = reviewErrors.find((key) => key === errorIn(answer, name));
    if (error === "tooMany") return t("errors.tooMany", { limit: reviewLimits.pictures, length: chosenIn(answer, name)?.length ?? 0 });
    return error && t(`errors.${error}`, { limit: limitOf[name] ?? 0, length: cleanText(typedIn(answer, name)).length });
  };
}

type Props = { answer: ReviewAnswer | undefined; labels: Partial<Record<string, string>>; idOf: (name: string) => string };

/** Why nothing was changed: it has the focus, and leads to each field. */
export function ReviewFeedback({ answer, labels, idOf }: Props) {
  const { t } = useTranslation("reviewsAdmin");
  const formats = useFormats();
  const text = useReviewError();
  const note = useRef<HTMLDivElement>(null);
  const at = answer?.at;
  useEffect(() => {
    if (at !== undefined) note.current?.focus();
  }, [at]);
  if (!answer) return null;
  const { problem, result } = answer;
  const wrong = Object.keys(result?.error ?? {});
  return (
    <div className="note note-bad editor-feedback" role="alert" ref={note} tabIndex={-1}>
      <CircleAlert className="icon" />
      <div className="grid gap-2">
        <p>
          <b>{formats.sentence(t("problems.title"))}</b> {problem ? t(`problems.${problem}`) : t("problems.fields")}
        </p>
        {wrong.length > 0 && !problem ? (
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <InPageLink place={idOf(name)}>{labels[name]}</InPageLink>: {text(answer, name)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
