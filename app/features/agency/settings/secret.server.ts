import crypto from "node:crypto";
import { eq } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";

/** The key that signs cookies and links: the one from the environment, else one generated once and kept in the database. */
export async function signingSecret(db: Database, fromEnvironment: string | undefined): Promise<string> {
  if (fromEnvironment) return fromEnvironment;
  const name = "signing";
  // Of several processes starting on a new database, the first to insert decides for all.
  await db
    .insert(schema.secrets)
    .values({ name, value: crypto.randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select({ value: schema.secrets.value }).from(schema.secrets).where(eq(schema.secrets.name, name));
  if (!row) throw new Error("The signing secret could not be kept in the database.");
  return row.value;
}
