import { useTranslation } from "react-i18next";
import type { ReviewState } from "#app/features/publishing/content/content-terms.ts";

/** Whether visitors see a review, in words. */
export function ReviewStateBadge({ state }: { state: ReviewState }) {
  const { t } = useTranslation("reviewsAdmin");
  return (
    <span className="badge" data-review={state}>
      {t(`states.${state}`)}
    </span>
  );
}

/** What is said of a review beside its state: that it is made up, or not in the traveller's own hand. */
export function ReviewMarks({ sample, byStaff }: { sample: boolean; byStaff: boolean }) {
  const { t } = useTranslation("reviewsAdmin");
  return (
    <>
      {sample ? <span className="badge badge-demo">{t("marks.sample")}</span> : null}
      {byStaff ? <span className="badge badge-demo">{t("marks.byStaff")}</span> : null}
    </>
  );
}
