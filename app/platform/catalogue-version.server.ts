import { sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";

/** To be called in each transaction that changes what public pages show: every process then drops its cached pages within a second. */
export async function bumpCatalogueVersion(tx: Queryable): Promise<void> {
  const table = schema.catalogueVersion;
  await tx
    .insert(table)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: table.id, set: { version: sql`${table.version} + 1` } });
}

/** 0 until something public has changed for the first time. */
export async function readCatalogueVersion(db: Queryable): Promise<number> {
  const [row] = await db.select({ version: schema.catalogueVersion.version }).from(schema.catalogueVersion);
  return row?.version ?? 0;
}

/** Calls `onChange` after the version has changed; asks once per `intervalMs` and outlives a database that is away. Returns what stops it. */
export function watchCatalogueVersion(db: Queryable, onChange: () => void, intervalMs = 1_000): () => void {
  let known: number | undefined;
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    try {
      const version = await readCatalogueVersion(db);
      if (known !== undefined && version !== known) onChange();
      known = version;
    } catch {
      // Not knowing is answered as a change: the next request asks the database itself and tells what is wrong.
      if (known !== undefined) onChange();
      known = undefined;
    } finally {
      asking = false;
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
