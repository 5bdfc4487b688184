import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import type { ReviewAnswer, ReviewFieldError } from "./review-form.ts";

/** Why a field was refused, in words. */
export function useReviewError() {
  const { t } = useTranslation("reviewsDesk");
  return ({ key, limit = 0, length = 0 }: ReviewFieldError) => t(`errors.${key}`, { limit, length });
}

type Props = { answer: ReviewAnswer | undefined; labels: Partial<Record<string, string>>; idOf: (name: string) => string };

/** Why nothing was changed: it has the focus, and leads to each field. */
export function ReviewTold({ answer, labels, idOf }: Props) {
  const { t } = useTranslation("reviewsDesk");
  const formats = useFormats();
  const text = useReviewError();
  const note = useRef<HTMLDivElement>(null);
  const at = answer?.at;
  useEffect(() => {
    if (at !== undefined) note.current?.focus();
  }, [at]);
  if (!answer) return null;
  const { problem, errors } = answer;
  return (
    <div className="note note-bad editor-told" role="alert" ref={note} tabIndex={-1}>
      <CircleAlert className="icon" />
      <div className="grid gap-2">
        <p>
          <b>{formats.sentence(t("problems.title"))}</b> {problem ? t(`problems.${problem}`) : t("problems.fields")}
        </p>
        {errors ? (
          <ul>
            {Object.entries(errors).map(([name, error]) =>
              error ? (
                <li key={name}>
                  <InPageLink place={idOf(name)}>{labels[name]}</InPageLink>: {text(error)}
                </li>
              ) : null,
            )}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
