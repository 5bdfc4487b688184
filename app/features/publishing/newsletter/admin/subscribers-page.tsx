import { Download } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { languages, localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { ListPages } from "#app/ui/admin/list-pages.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { orderedBy, orderIn, type ListPage } from "#app/values/list-state.ts";
import {
  removalPath,
  subscriberExportPath,
  subscriberListPath,
  subscribersPerPage,
  subscriberStatuses,
  type SubscriberListState,
  type SubscriberSort,
} from "./subscriber-list.ts";
import type { Subscriber, SubscriberCount } from "./subscribers.server.ts";

/** Why nobody was removed. */
export type SubscribersAnswer = FormAnswer<"absent">;

type Props = {
  list: ListPage<Subscriber>;
  counts: SubscriberCount[];
  state: SubscriberListState;
  clock: Clock;
  /** Whose removal is asked about; `gone` where she is no longer there. */
  asked: Subscriber | "gone" | undefined;
  answer: SubscribersAnswer | undefined;
  mayRemove: boolean;
  mayExport: boolean;
};

function Counts({ counts }: Pick<Props, "counts">) {
  const { t } = useTranslation("subscribers");
  const formats = useFormats();
  const sum = (of: (count: SubscriberCount) => number) => formats.number(counts.reduce((total, count) => total + of(count), 0));
  return (
    <table className="subscriber-counts panel">
      <caption>{t("counts.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("columns.language")}</th>
          <th scope="col">{t("status.confirmed")}</th>
          <th scope="col">{t("status.waiting")}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ language, confirmed, waiting }) => (
          <tr key={language}>
            <th scope="row">{formats.languageName(language)}</th>
            <td>{formats.number(confirmed)}</td>
            <td>{formats.number(waiting)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("counts.all")}</th>
          <td>{sum(({ confirmed }) => confirmed)}</td>
          <td>{sum(({ waiting }) => waiting)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Filters({ state }: Pick<Props, "state">) {
  const { t } = useTranslation(["subscribers", "admin"]);
  const formats = useFormats();
  const all = { value: "", name: t("admin:list.all") };
  return (
    <ListForm
      path="/admin/newsletter"
      search={{ text: state.q, label: t("search"), placeholder: t("searchPlaceholder") }}
      choices={[
        {
          name: "status",
          label: t("columns.status"),
          value: state.filters.status ?? "",
          options: [all, ...subscriberStatuses.map((value) => ({ value, name: t(`status.${value}`) }))],
        },
        {
          name: "language",
          label: t("columns.language"),
          value: state.filters.language ?? "",
          options: [all, ...languages.map((value) => ({ value, name: formats.languageName(value) }))],
        },
      ]}
      kept={{ sort: orderIn(subscriberListPath(state)) }}
      filtered={state.q !== "" || Boolean(state.filters.status ?? state.filters.language)}
    />
  );
}

function Removal({ asked, state }: Pick<Props, "state"> & { asked: Subscriber | "gone" }) {
  const { t } = useTranslation("subscribers");
  const sending = useNavigation().formMethod === "POST";
  const gone = asked === "gone";
  return (
    <ConfirmDialog
      title={gone ? t("remove.gone") : t("remove.title", { email: asked.email })}
      cancelPath={subscriberListPath(state)}
      fields={gone ? {} : { id: asked.id }}
      confirm={gone ? undefined : t("remove.confirm")}
      busy={{ label: t("remove.busy"), now: sending }}
      destroys={!gone}
    >
      {gone ? null : <p>{t("remove.text")}</p>}
    </ConfirmDialog>
  );
}

/** The newsletter's readers: how many in which language, who, and the file that the letter is sent with. */
export function SubscribersPage({ list, counts, state, clock, asked, answer, mayRemove, mayExport }: Props) {
  const { t } = useTranslation(["subscribers", "admin"]);
  const formats = useFormats();
  const language = useLanguage();
  const busy = useListBusy();
  const columns = [
    { key: "email", name: t("columns.email"), by: "email" },
    { key: "status", name: t("columns.status") },
    { key: "language", name: t("columns.language") },
    { key: "requested", name: t("columns.requested"), by: "requested" },
    { key: "confirmed", name: t("columns.confirmed"), by: "confirmed" },
    ...(mayRemove ? [{ key: "remove", name: t("columns.remove"), unseen: true } as const] : []),
  ] as const satisfies Column<string, SubscriberSort>[];
  const rows = list.rows.map((reader) => ({
    key: reader.id,
    name: reader.email,
    cells: {
      email: reader.email,
      status: (
        <span className="badge" data-subscriber={reader.status}>
          {t(`status.${reader.status}`)}
        </span>
      ),
      language: <span className="whitespace-nowrap">{formats.languageName(reader.language)}</span>,
      requested: <Ago at={reader.requestedAt} clock={clock} />,
      confirmed: reader.confirmedAt ? <Ago at={reader.confirmedAt} clock={clock} /> : <span className="text-muted">{t("notYet")}</span>,
      remove: (
        <LocalLink className="text-link" to={removalPath(state, reader.id)} prefetch="none" preventScrollReset>
          {t("remove.confirm")}
          <span className="sr-only">{` ${reader.email}`}</span>
        </LocalLink>
      ),
    },
  }));
  const problem = answer?.problem;
  const feedback = problem ? ({ kind: "problem", title: t("problems.title"), text: t(`problems.${problem}`) } as const) : undefined;
  const filtered = subscriberListPath({ ...state, page: 1 }) !== "/admin/newsletter";
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[]}>
        {mayExport ? (
          // A file, not a page.
          <a className="button button-secondary" href={localPath(language, subscriberExportPath(state))} download>
            <Download className="icon" />
            {t("export")}
          </a>
        ) : null}
      </AdminHead>
      {asked && mayRemove ? <Removal asked={asked} state={state} /> : null}
      <Feedback feedback={feedback} at={answer?.at} />
      <Counts counts={counts} />
      <Filters state={state} />
      {list.total === 0 ? (
        <EmptyState picture="no-results" heading={t("empty")}>
          <p className="lead">{filtered ? t("emptySearch") : t("emptyText")}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("table", { total: formats.number(list.total) })}
          columns={columns}
          rows={rows}
          order={state.order}
          orderPath={(by) => subscriberListPath(orderedBy(state, by))}
          busy={busy}
        />
      )}
      <ListPages {...list} pageSize={subscribersPerPage} pathOf={(page) => subscriberListPath({ ...state, page })} />
    </>
  );
}
