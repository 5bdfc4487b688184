/** Who edits content in tests, and what the demo catalogue looks like to a form. */
import { and, desc, eq } from "drizzle-orm";
import { schema, type Database, type DatabaseHandle } from "#db/database.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { testServices, type TestServices } from "./services.ts";

export const editor: Actor = { id: "018f0000-0000-7000-8000-000000000001", name: "Meera Nair", userType: "Admin" };
export const customer: Actor = { id: "018f0000-0000-7000-8000-000000000002", name: "Asha Rao", userType: "Customer" };

/** Services that remember which jobs were asked for. */
export function editingServices(handle: DatabaseHandle): TestServices & { jobs: string[] } {
  const jobs: string[] = [];
  const enqueue = async (_: unknown, job: string) => void jobs.push(job);
  return { ...testServices(handle), enqueue, jobs };
}

/** What the audit log says of a piece, newest first. */
export function auditOf(db: Database, subjectType: string, id: number | string) {
  const { auditEntries } = schema;
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, subjectType), eq(auditEntries.subjectId, String(id))))
    .orderBy(desc(auditEntries.id));
}
