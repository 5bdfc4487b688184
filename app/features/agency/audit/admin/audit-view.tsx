import { href } from "react-router";
import { ChevronLeft, ChevronRight, Download } from "#app/ui/icons.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import { DataTable, type Column } from "#app/ui/admin/data-table.tsx";
import { ListForm } from "#app/ui/admin/list-form.tsx";
import { useListBusy } from "#app/ui/admin/use-list-busy.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { knownActions } from "#app/features/agency/audit/activity.ts";
import { useActivityText } from "#app/features/agency/audit/activity-text.ts";
import { auditQuery, readDetails, type AuditDetails, type AuditFilters } from "./audit-list.ts";
import type { AuditRow } from "./audit-log.server.ts";
import { AuditSubjectCell, useSubjectChoices } from "./audit-subject.tsx";
import { subjectKey, type AuditSubject } from "./audit-subjects.ts";
import { useFieldText } from "./field-text.ts";

type Props = {
  rows: AuditRow[];
  /** What the entries are about, as far as it is still there, by `subjectKey`. */
  subjects: Record<string, AuditSubject>;
  /** Ids beyond which there is more. */
  newer: string | undefined;
  older: string | undefined;
  filters: AuditFilters;
  clock: Clock;
};

/** Characters of details that stand there unfolded. */
const longest = 300;

/** What changed from what to what, and what else was noted. */
function Details({ details: { changes, facts } }: { details: AuditDetails }) {
  const { t } = useTranslation("audit");
  const text = useFieldText();
  const lines = [
    ...changes.map(({ field, before, after }) =>
      t("change", {
        field: text.name(field),
        before: text.value(field, before) || t("nothingBefore"),
        after: text.value(field, after) || t("nothingBefore"),
      }),
    ),
    ...facts.map(({ name, value }) => t("fact", { name: text.name(name), value: text.value(name, value) })),
  ];
  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  // A piece of content has many fields: the log stays one that can be looked through.
  if (lines.join().length <= longest) return list;
  return (
    <details>
      <summary className="more-link">
        <span>{t("manyFields", { count: lines.length })}</span>
      </summary>
      {list}
    </details>
  );
}

function FilterFields({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation("audit");
  const id = useId();
  const fields: { name: string; label: string; value: string; type: string; placeholder?: string }[] = [
    { name: "actor", label: t("filters.actor"), placeholder: t("filters.actorPlaceholder"), value: filters.actor, type: "search" },
    { name: "from", label: t("filters.from"), value: filters.from ?? "", type: "date" },
    { name: "to", label: t("filters.to"), value: filters.to ?? "", type: "date" },
  ];
  return fields.map(({ name, label, value, ...field }) => (
    <div key={name} className="list-choice">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <div className="input">
        {/* Another address puts its own value there. */}
        <input key={value} id={`${id}-${name}`} name={name} defaultValue={value} autoComplete="off" {...field} />
      </div>
    </div>
  ));
}

/** To newer and older entries. The log has no page numbers: it grows while somebody reads. */
function Turning({ newer, older, filters }: Pick<Props, "newer" | "older" | "filters">) {
  const { t } = useTranslation(["audit", "admin"]);
  const address = (at: Parameters<typeof auditQuery>[1]) => href("/admin/audit") + auditQuery(filters, at);
  return (
    <nav className="list-pages" aria-label={t("pages")}>
      {newer ? (
        <LocalLink className="button button-secondary" to={address({ after: newer })} prefetch="none" rel="prev">
          <ChevronLeft className="icon" />
          {t("admin:list.newer")}
        </LocalLink>
      ) : (
        <span />
      )}
      {older ? (
        <LocalLink className="button button-secondary" to={address({ before: older })} prefetch="none" rel="next">
          {t("admin:list.older")}
          <ChevronRight className="icon" />
        </LocalLink>
      ) : null}
    </nav>
  );
}

/** The record of changes: filtered, page by page, and as a file. */
export function AuditView({ rows, subjects, newer, older, filters, clock }: Props) {
  const { t } = useTranslation(["audit", "admin"]);
  const text = useActivityText();
  const busy = useListBusy();
  const language = useLanguage();
  const columns = [
    { key: "at", name: t("columns.at") },
    { key: "actor", name: t("columns.actor") },
    { key: "action", name: t("columns.action") },
    { key: "subject", name: t("columns.subject") },
    { key: "details", name: t("columns.details") },
  ] as const satisfies Column<string>[];
  const tableRows = rows.map(({ id, at, actorName, action, subjectType, subjectId, details: noted }) => {
    const details = readDetails(noted);
    const entry = { subjectType, subjectId };
    const subject = subjects[subjectKey(entry)];
    return {
      key: id,
      name: action,
      cells: {
        at: <Ago at={at} clock={clock} />,
        actor: text.actor(actorName),
        action: text.action(action, subject?.name),
        subject: <AuditSubjectCell entry={entry} subject={subject} filters={filters} />,
        details: details.changes.length + details.facts.length > 0 ? <Details details={details} /> : null,
      },
    };
  });
  const actions: string[] = [...new Set([...knownActions, ...(filters.action ? [filters.action] : [])])];
  const subjectChoices = useSubjectChoices(filters.subject, subjects);
  const filtered = auditQuery(filters) !== "";
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[]}>
        {/* A file, not a page. */}
        <a className="button button-secondary" href={localPath(language, href("/admin/audit/export") + auditQuery(filters))} download>
          <Download className="icon" />
          {t("export")}
        </a>
      </AdminHead>
      <ListForm
        path="/admin/audit"
        choices={[
          {
            name: "action",
            label: t("filters.action"),
            value: filters.action,
            options: [{ value: "", name: t("admin:list.all") }, ...actions.map((action) => ({ value: action, name: text.action(action) }))],
          },
          { name: "subject", label: t("filters.subject"), value: filters.subject, options: subjectChoices },
        ]}
        filtered={filtered}
      >
        <FilterFields filters={filters} />
      </ListForm>
      {rows.length === 0 ? (
        <EmptyState picture="no-results" heading={t("empty")}>
          <p className="lead">{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <div className="audit-log admin-wide">
          <DataTable caption={t("table")} columns={columns} rows={tableRows} busy={busy} />
        </div>
      )}
      <Turning newer={newer} older={older} filters={filters} />
    </>
  );
}
