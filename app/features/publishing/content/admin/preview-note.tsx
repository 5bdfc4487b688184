import { Eye } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import type { ContentKind, PublicationState } from "#app/features/publishing/content/content-terms.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { editorPath } from "./content-addresses.ts";
import { StateBadge } from "./state-badge.tsx";

/** Above a piece that is shown to administrators as visitors would see it. */
export function PreviewNote({ kind, id, state }: { kind: ContentKind; id: number; state: PublicationState }) {
  const { t } = useTranslation("contentAdmin");
  return (
    <aside className="page-width pt-4" aria-label={t("preview.title")}>
      <div className="note">
        <Eye className="icon" />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <b>{t("preview.title")}</b> <StateBadge state={state} /> <span>{t(`preview.${state}`)}</span>
          <LocalLink className="text-link" to={editorPath(kind, id)} prefetch="none" target="_top">
            {t("preview.back")}
          </LocalLink>
        </p>
      </div>
    </aside>
  );
}
