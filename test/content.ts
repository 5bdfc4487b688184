/** Who edits content in tests, and what the demo catalogue looks like to a form. */
import { and, desc, eq } from "drizzle-orm";
import { schema, type Database, type DatabaseHandle } from "#db/database.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { testServices } from "./services.ts";

export const editor: Actor = { id: "018f0000-0000-7000-8000-000000000001", name: "Meera Nair", userType: "Admin" };
export const customer: Actor = { id: "018f0000-0000-7000-8000-000000000002", name: "Asha Rao", userType: "Customer" };

/** What verbs about content need. */
export const editingServices = (handle: DatabaseHandle) => testServices(handle);

/** What the audit log says of a piece, newest first. */
export function auditOf(db: Database, subjectType: string, id: number | string) {
  const { auditEntries } = schema;
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, subjectType), eq(auditEntries.subjectId, String(id))))
    .orderBy(desc(auditEntries.id));
}
