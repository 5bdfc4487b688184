import { useTranslation } from "react-i18next";
import { contentPath, guidePath, newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { KindTabs } from "#app/features/publishing/content/admin/kind-tabs.tsx";
import { LanguageShares } from "#app/features/publishing/content/admin/language-share.tsx";
import { DemoBadge } from "#app/features/publishing/content/admin/state-badge.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Plus } from "#app/ui/icons.tsx";
import type { GuideRow } from "./guide-list.server.ts";

type Props = {
  guides: GuideRow[];
  clock: Clock;
  waiting: number | undefined;
  mayChange: boolean;
  departures: boolean;
};

/** The women who lead the tours: which, and how much of each is translated. */
export function GuidesPage({ guides, clock, waiting, mayChange, departures }: Props) {
  const { t } = useTranslation(["guidesAdmin", "contentAdmin"]);
  const formats = useFormats();
  const columns = [
    { key: "name", name: t("fields.name"), heads: true },
    { key: "tours", name: t("contentAdmin:kinds.tour") },
    { key: "since", name: t("columns.since"), number: true },
    { key: "languages", name: t("contentAdmin:list.columns.languages") },
    { key: "updated", name: t("contentAdmin:list.columns.updated") },
  ] as const satisfies Column<string>[];
  const rows = guides.map(({ id, name, place, demo, tours, since, shares, updatedAt }) => ({
    key: String(id),
    name,
    cells: {
      name: (
        <span className="content-cell">
          {mayChange ? (
            <LocalLink className="text-link" to={guidePath(id)} prefetch="none">
              {name}
            </LocalLink>
          ) : (
            name
          )}
          <span className="text-sm text-muted">{place}</span>
          {demo ? <DemoBadge /> : null}
        </span>
      ),
      tours: tours.length > 0 ? formats.list(tours) : <span className="text-muted">{t("noTour")}</span>,
      since: String(since),
      languages: <LanguageShares percentOf={(language) => shares[language]} />,
      updated: <Ago at={updatedAt} clock={clock} />,
    },
  }));
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[{ name: t("contentAdmin:title"), path: contentPath }]}>
        {mayChange ? (
          <LocalLink className="button button-primary" to={guidePath(newPiece)} prefetch="none">
            <Plus className="icon" />
            {t("new")}
          </LocalLink>
        ) : null}
      </AdminHead>
      <KindTabs current="guide" waiting={waiting} departures={departures} />
      {rows.length === 0 ? (
        <EmptyState picture="no-results" heading={t("empty")}>
          <p className="lead">{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable caption={t("caption", { total: formats.number(rows.length) })} columns={columns} rows={rows} />
      )}
    </>
  );
}
