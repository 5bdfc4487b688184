import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as runOnPostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as runOnPglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";

const migrationsFolder = path.resolve("db/migrations");

/** Each migration and its mark are one transaction: a process killed in between leaves the step before. */
export async function migratePglite(client: PGlite): Promise<void> {
  await runOnPglite(drizzlePglite(client), { migrationsFolder });
}

/** Several processes may start at once: the row of our own lock table lets one migrate while the others wait. */
export async function migratePostgres(connectionString: string): Promise<void> {
  // Connections of their own: a migration, or waiting for another process's, may take longer than a page's query may.
  const waiting = new pg.Client({ connectionString });
  const migrating = new pg.Client({ connectionString });
  // One that is cut fails its next query, which says why; without a listener it would end the process with a stack.
  for (const client of [waiting, migrating]) client.on("error", () => {});
  try {
    await waiting.connect();
    await createLockTable(waiting);
    await waiting.query("begin");
    await waiting.query("select id from migration_lock where id = 1 for update");
    await migrating.connect();
    await runOnPostgres(drizzlePostgres(migrating), { migrationsFolder });
    await waiting.query("commit");
  } finally {
    await Promise.allSettled([migrating.end(), waiting.end()]);
  }
}

async function createLockTable(client: pg.Client, attempts = 5): Promise<void> {
  try {
    await client.query("create table if not exists migration_lock (id integer primary key)");
    await client.query("insert into migration_lock (id) values (1) on conflict do nothing");
  } catch (error) {
    // Two processes creating the same table at the same moment: one of them is refused by the system catalogue.
    if (attempts <= 1) throw error;
    await createLockTable(client, attempts - 1);
  }
}
