import { schema, type Transaction } from "#db/database.server.ts";

export type AuditEntry = {
  actorId?: string;
  actorName: string;
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Record<string, unknown>;
};

/** Notes who did what, in the transaction that does it. Details hold no personal data: they outlive the people. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(schema.auditEntries).values(entry);
}
