import { desc, eq, sql } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";

const { outboxMails } = schema;

/** The newest mails of the outbox, for the operator; those that were given up come first. */
export function listMails(db: Database, limit: number) {
  return db
    .select()
    .from(outboxMails)
    .orderBy(desc(sql`${outboxMails.status} = 'dead'`), desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(limit);
}

/** One mail, whole. */
export async function findMail(db: Database, id: string) {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return mail;
}
