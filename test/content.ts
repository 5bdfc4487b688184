/** Who edits content in tests, and what the demo catalogue looks like to a form. */
import { contextFor, somebody } from "./people.ts";
import { and, desc, eq } from "drizzle-orm";
import { schema, type Database, type DatabaseHandle } from "#db/database.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { contentTables } from "#app/features/publishing/content/content-rows.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { signUp } from "./accounts.ts";
import { testServices } from "./services.ts";
import type { Visitor } from "./visitor.ts";

export const editor: Actor = somebody(["Owner"], { id: "018f0000-0000-7000-8000-000000000001", name: "Meera Nair" });
export const customer: Actor = somebody([], { id: "018f0000-0000-7000-8000-000000000002", name: "Asha Rao" });

/** What verbs about content are given when the editor asks. */
export const editingContext = (handle: DatabaseHandle) => contextFor(testServices(handle), editor);

/** A piece as whoever changes it has seen it. */
export async function seenPiece(db: Database, kind: keyof typeof contentTables, slug: string) {
  const table = contentTables[kind];
  const [row] = await db.select({ id: table.id, version: table.version }).from(table).where(eq(table.slug, slug));
  if (!row) throw new Error(`no ${kind} ${slug}`);
  return row;
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

/** Two administrators who may edit the same piece, each in a browser of her own. */
export async function twoAdministrators(site: { services: Services; visitor: () => Visitor }): Promise<{ admin: Visitor; other: Visitor }> {
  const [admin, other] = [site.visitor(), site.visitor()];
  await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
  await signUp(site.services, other, { roles: ["Owner"], firstName: "Farah", lastName: "Khan" });
  return { admin, other };
}
