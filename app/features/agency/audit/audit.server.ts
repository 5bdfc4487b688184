/** The record of who changed what. It only grows: this file inserts and reads, and nothing else touches the table (audit.server.test.ts). */
import { and, asc, desc, eq } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";

type Facts = Record<string, unknown>;

export type AuditEntry = {
  actorId?: string;
  actorName: string;
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Facts;
  /** What a change replaced and by what, field by field; kept among the details. */
  before?: Facts;
  after?: Facts;
};

const { auditEntries } = schema;

/** Notes who did what, in the transaction that does it. Details hold no personal data: they outlive the people. */
export async function writeAudit(tx: Transaction, { before, after, details, ...entry }: AuditEntry): Promise<void> {
  const changes = { ...(before ? { before } : {}), ...(after ? { after } : {}) };
  await tx.insert(auditEntries).values({ ...entry, details: { ...details, ...changes } });
}

/** An entry as pages show it; `at` is ISO 8601. */
export type Activity = { id: string; at: string; actorName: string; action: string; subjectType: string; subjectId: string };

/** The newest entries, newest first. */
export async function latestActivity(db: Queryable, count: number): Promise<Activity[]> {
  const { id, at, actorName, action, subjectType, subjectId } = auditEntries;
  const rows = await db
    .select({ id, at, actorName, action, subjectType, subjectId })
    .from(auditEntries)
    // Ids are made in the order of time: they settle what happened in the same instant.
    .orderBy(desc(at), desc(id))
    .limit(count);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** When something was done to a thing, oldest first. */
export async function timesOf(db: Queryable, done: Pick<AuditEntry, "action" | "subjectType" | "subjectId">): Promise<Date[]> {
  const { at, action, subjectType, subjectId } = auditEntries;
  const rows = await db
    .select({ at })
    .from(auditEntries)
    .where(and(eq(subjectType, done.subjectType), eq(subjectId, done.subjectId), eq(action, done.action)))
    .orderBy(asc(at));
  return rows.map((row) => row.at);
}
