/** Reading the record of changes: by page, and whole as a CSV file. */
import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { foldedSql } from "#app/platform/folded-sql.server.ts";
import { csvByteOrderMark, csvLine } from "#app/values/csv-line.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { auditPerPage, type AuditFilters, type AuditPosition } from "./audit-list.ts";

const { auditEntries, profiles } = schema;
const exportedAtOnce = 500;

export type AuditRow = {
  id: string;
  /** ISO 8601. */
  at: string;
  actorName: string;
  action: string;
  subjectType: string;
  subjectId: string;
  details: unknown;
};

type Log = { filters: AuditFilters; timeZone: string };

/** The first instant of a day in a time zone. */
const startOf = (day: string, timeZone: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`;

/** A kind of thing, the id of one, or both: `destination 3`. */
function subjectIs(subject: string): SQL | undefined {
  if (subject === "") return undefined;
  const [type = "", subjectId] = subject.split(/\s+/);
  if (subjectId !== undefined) return and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, subjectId));
  return or(eq(auditEntries.subjectType, subject), eq(auditEntries.subjectId, subject));
}

/** Who did it: by the name of then, which the entry keeps, or by the name and email address that the account has now. */
function doneBy(actor: string): SQL | undefined {
  if (actor === "") return undefined;
  const pattern = containsPattern(foldText(actor));
  const nameNow = foldedSql(sql`(${profiles.firstName} || ' ' || ${profiles.lastName})`);
  const people = sql`select ${profiles.id} from ${profiles} where ${nameNow} like ${pattern} or ${profiles.email} like ${pattern}`;
  return sql`(${foldedSql(auditEntries.actorName)} like ${pattern} or ${auditEntries.actorId} in (${people}))`;
}

function matching({ filters, timeZone }: Log): SQL | undefined {
  const { actor, action, subject, from, to } = filters;
  return and(
    doneBy(actor),
    action === "" ? undefined : eq(auditEntries.action, action),
    subjectIs(subject),
    from === undefined ? undefined : sql`${auditEntries.at} >= ${startOf(from, timeZone)}`,
    to === undefined ? undefined : sql`${auditEntries.at} < ${startOf(to, timeZone)} + interval '1 day'`,
  );
}

const { id, at, actorName, action, subjectType, subjectId, details } = auditEntries;
const columns = { id, at, actorName, action, subjectType, subjectId, details };
type StoredRow = Omit<AuditRow, "at"> & { at: Date };
const shown = ({ at: instant, ...row }: StoredRow) => ({ ...row, at: instant.toISOString() });

/**
 * One page of the log, newest first, and whether there is more on either side. Entries are in the order of their ids, which are
 * made in the order of time.
 */
export async function auditPage(db: Queryable, log: Log, { before, after }: AuditPosition) {
  const beyond = after ? gt(id, after) : before ? lt(id, before) : undefined;
  const rows = await db
    .select(columns)
    .from(auditEntries)
    .where(and(matching(log), beyond))
    // Towards the newer ones the nearest are the lowest.
    .orderBy(after ? asc(id) : desc(id))
    .limit(auditPerPage + 1);
  const more = rows.length > auditPerPage;
  const page = rows.slice(0, auditPerPage).map(shown);
  if (after) page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  return {
    rows: page,
    newer: first && (after ? more : before !== undefined) ? first.id : undefined,
    older: last && (after ? true : more) ? last.id : undefined,
  };
}

/** The entries that match, newest first, as a CSV file in pieces: however long the log is, few rows are in memory. */
export async function* auditCsv({ db, language }: { db: Queryable; language: Language }, log: Log): AsyncGenerator<string> {
  const t = translator(language);
  const names = (["at", "actor", "action", "subject"] as const).map((column) => t(`audit:columns.${column}`));
  yield csvByteOrderMark + csvLine([...names, t("audit:subjectId"), t("audit:columns.details")]);
  let before: string | undefined;
  for (;;) {
    const rows = await db
      .select(columns)
      .from(auditEntries)
      .where(and(matching(log), before === undefined ? undefined : lt(id, before)))
      .orderBy(desc(id))
      .limit(exportedAtOnce);
    if (rows.length > 0) {
      const lines = rows
        .map(shown)
        .map((row) => [row.at, row.actorName, row.action, row.subjectType, row.subjectId, JSON.stringify(row.details)]);
      yield lines.map(csvLine).join("");
    }
    if (rows.length < exportedAtOnce) return;
    before = rows.at(-1)?.id;
  }
}
