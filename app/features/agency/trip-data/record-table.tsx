import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { DataTable, type Column, type Row } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { rowsPerPage, tripDataAddress, type FilterName, type TripDataState } from "./trip-data-address.ts";
import type { DataTableOf, ShownTable } from "./trip-data-page.server.ts";

type Choice = { name: FilterName; label: string; all: string; nameOf: (value: string) => string };

function useChoices(tab: ShownTable["tab"]): Choice[] {
  const { t } = useTranslation("tripData");
  const asItIs = (value: string) => value;
  if (tab === "itinerary") {
    const nameOf = (day: string) => t("itinerary.dayNumber", { day });
    return [{ name: "day", label: t("itinerary.day"), all: t("itinerary.allDays"), nameOf }];
  }
  return [
    { name: "region", label: t("trip.region"), all: t("trip.allRegions"), nameOf: asItIs },
    { name: "country", label: t("trip.country"), all: t("trip.allCountries"), nameOf: asItIs },
    { name: "activity", label: t("trip.activity"), all: t("trip.allActivities"), nameOf: asItIs },
  ];
}

function TripTable({ table, busy }: { table: DataTableOf["trip"]; busy: boolean }) {
  const { t } = useTranslation("tripData");
  const names = ["region", "country", "state", "city", "destination", "activityType", "speciality"] as const;
  const columns = names.map((key): Column<(typeof names)[number]> => ({
    key,
    name: t(`trip.columns.${key}`),
    ...(key === "destination" && { heads: true }),
  }));
  const rows = table.rows.map(({ number, ...cells }): Row<(typeof names)[number]> => ({
    key: String(number),
    name: cells.destination,
    cells,
  }));
  return <DataTable caption={<span className="sr-only">{t("tabs.trip")}</span>} columns={columns} rows={rows} busy={busy} />;
}

function ItineraryTable({ table, busy }: { table: DataTableOf["itinerary"]; busy: boolean }) {
  const { t } = useTranslation("tripData");
  const names = ["day", "title", "description", "location", "duration"] as const;
  const columns = names.map((key): Column<(typeof names)[number]> => ({
    key,
    name: t(`itinerary.columns.${key}`),
    ...(key === "title" && { heads: true }),
  }));
  const rows = table.rows.map(({ number, dayNumber, title, description, location, duration }): Row<(typeof names)[number]> => ({
    key: String(number),
    name: title,
    cells: { day: t("itinerary.dayNumber", { day: dayNumber }), title, description, location, duration },
  }));
  return <DataTable caption={<span className="sr-only">{t("tabs.itinerary")}</span>} columns={columns} rows={rows} busy={busy} />;
}

function Empty({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <EmptyState picture="no-results" heading={heading}>
      <p className="lead">{children}</p>
    </EmptyState>
  );
}

/** The records of a tab: search, filters, one page of them. */
export function RecordTable({ table, state }: { table: ShownTable; state: TripDataState }) {
  const { t } = useTranslation("tripData");
  const formats = useFormats();
  const busy = useListBusy();
  const choices = useChoices(table.tab);
  const { tab, found, total, page, pageCount } = table;
  if (total === 0) return <Empty heading={t(`${tab}.none`)}>{t(`${tab}.noneText`)}</Empty>;
  const filtered = state.q !== "" || Object.keys(state.filters).length > 0;
  return (
    <>
      <ListForm
        path={tripDataAddress({ tab })}
        search={{ text: state.q, label: t(`${tab}.search`), placeholder: t(`${tab}.searchPlaceholder`) }}
        choices={choices.map(({ name, label, all, nameOf }) => ({
          name,
          label,
          value: state.filters[name] ?? "",
          options: [{ value: "", name: all }, ...(table.choices[name] ?? []).map((value) => ({ value, name: nameOf(value) }))],
        }))}
        kept={{ tab: tab === "itinerary" ? tab : undefined }}
        filtered={filtered}
      />
      {filtered ? (
        <p className="mb-3 text-sm text-muted tabular-nums" role="status">
          {t("found", { found: formats.number(found), total: formats.number(total) })}
        </p>
      ) : null}
      {found === 0 ? (
        <Empty heading={t("empty")}>{t("emptyText")}</Empty>
      ) : table.tab === "trip" ? (
        <TripTable table={table} busy={busy} />
      ) : (
        <ItineraryTable table={table} busy={busy} />
      )}
      <ListPages
        page={page}
        pageCount={pageCount}
        total={found}
        pageSize={rowsPerPage}
        pathOf={(wanted) => tripDataAddress({ ...state, page: wanted })}
      />
    </>
  );
}
