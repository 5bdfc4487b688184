import { CalendarDays, Plus } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { useSelection } from "#app/ui/admin/use-selection.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ListPage } from "#app/values/list-state.ts";
import { departurePath, newDeparturePath } from "./booking-list.ts";
import { DayField } from "./day-field.tsx";
import { departureKinds, departureListPath, departuresPerPage, type DepartureListState } from "./departure-list.ts";
import type { ListedDeparture } from "./departures.server.ts";
import { OwedAmounts } from "./owed-amounts.tsx";
import { schedulePath } from "./schedule-form.ts";
import { SeatBar } from "./seat-bar.tsx";

type Props = { list: ListPage<ListedDeparture>; state: DepartureListState; tours: { id: number; title: string }[]; canAdd: boolean };

const bulkForm = "chosen-departures";

/** The next departures with their seats and what is owed. */
export function DeparturesPage({ list, state, tours, canAdd }: Props) {
  const { t } = useTranslation(["departuresAdmin", "bookingsAdmin", "admin"]);
  const formats = useFormats();
  const language = useLanguage();
  const busy = useListBusy();
  const all = { value: "", name: t("admin:list.all") };
  const columns = [
    { key: "start", name: t("departures.columns.start") },
    { key: "tour", name: t("departures.columns.tour") },
    { key: "seats", name: t("departures.columns.seats") },
    { key: "owed", name: t("departures.columns.owed") },
    { key: "state", name: t("departures.columns.state") },
  ] as const satisfies Column<string>[];
  const rows = list.rows.map((departure) => ({
    key: departure.id,
    name: `${departure.tourTitle} ${departure.startDate}`,
    cells: {
      start: (
        <LocalLink
          className="text-link"
          to={departurePath(departure.id)}
          prefetch="none"
          aria-label={`${formats.date(departure.startDate)}, ${departure.tourTitle}`}
        >
          {formats.date(departure.startDate)}
        </LocalLink>
      ),
      tour: departure.tourTitle,
      seats: <SeatBar seats={departure.seats} />,
      owed: <OwedAmounts owed={departure.owed} />,
      state: (
        <span className={departure.closed ? "badge badge-quiet" : "badge"}>
          {departure.closed ? t("departures.closed") : t("departures.open")}
        </span>
      ),
    },
  }));
  const selection = useSelection(rows.map(({ key }) => key));
  return (
    <>
      <AdminHead title={t("departures.title")} lead={t("departures.lead")} trail={[]}>
        {canAdd && state.tour !== undefined ? (
          <LocalLink className="button button-secondary" to={schedulePath(state.tour)} prefetch="none">
            <CalendarDays className="icon" />
            {t("departures.rules")}
          </LocalLink>
        ) : null}
        {canAdd ? (
          <LocalLink className="button button-primary" to={newDeparturePath(state.tour)} prefetch="none">
            <Plus className="icon" />
            {t("departures.add")}
          </LocalLink>
        ) : null}
      </AdminHead>
      <ListForm
        path="/admin/departures"
        choices={[
          {
            name: "show",
            label: t("departures.show"),
            value: state.filters.show ?? "",
            options: [all, ...departureKinds.map((kind) => ({ value: kind, name: t(`departures.shown.${kind}`) }))],
          },
          {
            name: "tour",
            label: t("bookingsAdmin:bookings.tour"),
            value: state.tour === undefined ? "" : String(state.tour),
            options: [all, ...tours.map(({ id, title }) => ({ value: String(id), name: title }))],
          },
        ]}
        filtered={Boolean(state.filters.show ?? state.tour ?? state.from)}
      >
        <DayField name="from" label={t("bookingsAdmin:bookings.from")} value={state.from ?? ""} />
      </ListForm>
      {canAdd && list.total > 0 ? (
        <Form id={bulkForm} method="get" action={localPath(language, href("/admin/departures/change"))} className="mb-4">
          <button className="button button-secondary" disabled={selection.ready && selection.chosen.size === 0}>
            {t("bulk.choose")}
          </button>
        </Form>
      ) : null}
      {list.total === 0 ? (
        <EmptyState picture="no-results" heading={t("departures.empty")}>
          <p className="lead">{t("departures.emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("departures.table", { total: formats.number(list.total) })}
          columns={columns}
          rows={rows}
          selection={canAdd ? { ...selection, form: bulkForm, name: "id", labelOf: ({ name }) => t("bulk.select", { name }) } : undefined}
          busy={busy}
        />
      )}
      <ListPages {...list} pageSize={departuresPerPage} pathOf={(page) => departureListPath({ ...state, page })} />
    </>
  );
}
