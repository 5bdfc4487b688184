import { desc } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";

/** The newest mails of the outbox, for the operator. */
export function listMails(db: Database, limit: number) {
  const { outboxMails } = schema;
  return db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(limit);
}
