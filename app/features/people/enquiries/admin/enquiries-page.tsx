import { Download } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { orderedBy, orderIn, type ListPage } from "#app/values/list-state.ts";
import {
  enquiriesPerPage,
  enquiryExportPath,
  enquiryKinds,
  enquiryListPath,
  enquiryPath,
  enquiryStatuses,
  type EnquiryListState,
  type EnquirySort,
  type EnquiryStatus,
} from "./enquiry-list.ts";
import type { ListedEnquiry, StatusCounts } from "./enquiry-list.server.ts";
import { EnquiryBadge } from "./enquiry-badge.tsx";

type Props = { list: ListPage<ListedEnquiry> & { counts: StatusCounts }; state: EnquiryListState; clock: Clock; mayExport: boolean };

/** How many are in each status, and the way to them. */
function StatusLinks({ counts, state }: { counts: StatusCounts; state: EnquiryListState }) {
  const { t } = useTranslation(["enquiriesAdmin", "admin"]);
  const formats = useFormats();
  const { status: _, ...others } = state.filters;
  const link = (status: EnquiryStatus | undefined, name: string, number: number) => (
    <li key={name}>
      <LocalLink
        to={enquiryListPath({ ...state, filters: status ? { ...others, status } : others, page: 1 })}
        prefetch="none"
        preventScrollReset
        aria-current={state.filters.status === status ? "true" : undefined}
      >
        {name} <span className="tabular-nums">{formats.number(number)}</span>
      </LocalLink>
    </li>
  );
  const total = enquiryStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <nav className="enquiry-statuses" aria-label={t("list.status")}>
      <ul>
        {link(undefined, t("admin:list.all"), total)}
        {enquiryStatuses.map((status) => link(status, t(`status.${status}`), counts[status]))}
      </ul>
    </nav>
  );
}

function Filters({ state }: Pick<Props, "state">) {
  const { t } = useTranslation(["enquiriesAdmin", "admin"]);
  return (
    <ListForm
      path="/admin/enquiries"
      search={{ text: state.q, label: t("list.search"), placeholder: t("list.searchPlaceholder") }}
      choices={[
        {
          name: "kind",
          label: t("list.kind"),
          value: state.filters.kind ?? "",
          options: [{ value: "", name: t("admin:list.all") }, ...enquiryKinds.map((kind) => ({ value: kind, name: t(`kinds.${kind}`) }))],
        },
      ]}
      kept={{ sort: orderIn(enquiryListPath(state)), status: state.filters.status }}
      filtered={state.q !== "" || Boolean(state.filters.status ?? state.filters.kind)}
    />
  );
}

/** What people have written to the agency: messages and booking requests. */
export function EnquiriesPage({ list, state, clock, mayExport }: Props) {
  const { t } = useTranslation("enquiriesAdmin");
  const formats = useFormats();
  const language = useLanguage();
  const busy = useListBusy();
  const columns = [
    { key: "subject", name: t("list.columns.subject") },
    { key: "name", name: t("list.columns.name"), by: "name" },
    { key: "kind", name: t("list.kind") },
    { key: "status", name: t("list.status") },
    { key: "received", name: t("list.columns.received"), by: "received" },
  ] as const satisfies Column<string, EnquirySort>[];
  const rows = list.rows.map((enquiry) => ({
    key: enquiry.id,
    name: enquiry.reference,
    cells: {
      subject: (
        <>
          <LocalLink className="text-link" to={enquiryPath(enquiry.id)} prefetch="none">
            {enquiry.subject}
          </LocalLink>{" "}
          <span className="enquiry-reference">{enquiry.reference}</span>
        </>
      ),
      name: (
        <span className="enquiry-person">
          {enquiry.name} <span className="text-muted">{enquiry.email}</span>
        </span>
      ),
      kind: <span className="whitespace-nowrap">{t(`kinds.${enquiry.kind}`)}</span>,
      status: <EnquiryBadge status={enquiry.status} />,
      received: <Ago at={enquiry.receivedAt} clock={clock} />,
    },
  }));
  const filtered = state.q !== "" || Boolean(state.filters.status ?? state.filters.kind);
  return (
    <>
      <AdminHead title={t("list.title")} lead={t("list.lead")} trail={[]}>
        {mayExport ? (
          // A file, not a page.
          <a className="button button-secondary" href={localPath(language, enquiryExportPath(state))} download>
            <Download className="icon" />
            {t("list.export")}
          </a>
        ) : null}
      </AdminHead>
      <StatusLinks counts={list.counts} state={state} />
      <Filters state={state} />
      {list.total === 0 ? (
        <EmptyState picture="no-results" heading={t("list.empty")}>
          <p className="lead">{filtered ? t("list.emptySearch") : t("list.emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("list.table", { total: formats.number(list.total) })}
          columns={columns}
          rows={rows}
          order={state.order}
          orderPath={(by) => enquiryListPath(orderedBy(state, by))}
          busy={busy}
        />
      )}
      <ListPages {...list} pageSize={enquiriesPerPage} pathOf={(page) => enquiryListPath({ ...state, page })} />
    </>
  );
}
