import { href } from "react-router";
import { ListFilter } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { auditQuery, type AuditFilters } from "./audit-list.ts";
import { isSubjectKind, subjectKey, subjectKinds, type AuditSubject } from "./audit-subjects.ts";

/** A kind of thing in words; one that nobody has put into words as it is written. */
function useKindName() {
  const { t } = useTranslation("audit");
  return (kind: string) => (isSubjectKind(kind) ? t(`subjects.${kind}`) : kind);
}

/** What the log can be asked about: each kind of thing, and the one that is asked about now. */
export function useSubjectChoices(asked: string, subjects: Record<string, AuditSubject>) {
  const { t } = useTranslation(["audit", "admin"]);
  const kindName = useKindName();
  const kinds = subjectKinds.map((kind) => ({ value: kind as string, name: kindName(kind) }));
  const choices = [{ value: "", name: t("admin:list.all") }, ...kinds];
  if (choices.some(({ value }) => value === asked)) return choices;
  const [kind = "", id = ""] = asked.split(/\s+/);
  return [...choices, { value: asked, name: t("one", { kind: kindName(kind), name: subjects[asked]?.name ?? id }) }];
}

type Props = {
  entry: { subjectType: string; subjectId: string };
  /** Undefined where it is gone: then its id tells it. */
  subject: AuditSubject | undefined;
  filters: AuditFilters;
};

/** What an entry is about: its kind, the way to it while it is there, and to everything the log says of it. */
export function AuditSubjectCell({ entry, subject, filters }: Props) {
  const { t } = useTranslation("audit");
  const kindName = useKindName();
  const key = subjectKey(entry);
  const name = subject?.name ?? entry.subjectId;
  return (
    <span className="audit-subject">
      <span className="text-sm text-muted">{kindName(entry.subjectType)}</span>
      {subject ? (
        <LocalLink className="text-link" to={subject.path} prefetch="none">
          {name}
        </LocalLink>
      ) : (
        <span className="text-xs text-muted">{name}</span>
      )}
      {filters.subject === key ? null : (
        <LocalLink
          className="audit-about"
          to={href("/admin/audit") + auditQuery({ ...filters, action: "", subject: key })}
          prefetch="none"
          aria-label={t("allAbout", { name })}
          title={t("allAbout", { name })}
        >
          <ListFilter className="icon icon-small" />
        </LocalLink>
      )}
    </span>
  );
}
