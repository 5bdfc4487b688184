import { useTranslation } from "react-i18next";
import type { PublicationState } from "#app/features/publishing/content/content-terms.ts";

/** Whether visitors see a piece, in words. */
export function StateBadge({ state }: { state: PublicationState }) {
  const { t } = useTranslation("contentAdmin");
  return (
    <span className="badge" data-publication={state}>
      {t(`states.${state}`)}
    </span>
  );
}

/** Marks what came with the site and is made up. */
export function DemoBadge() {
  const { t } = useTranslation("contentAdmin");
  return <span className="badge badge-demo">{t("demo")}</span>;
}
