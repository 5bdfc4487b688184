/** A database of a test's own, migrated and seeded, on PGlite or (TEST_DATABASE_URL) PostgreSQL. */
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { openDatabase, openMemoryDatabase, pgliteFolder, type DatabaseHandle } from "#db/database.server.ts";
import { createPostgresDatabase } from "./postgres-template.ts";
import { readDump, type Dump } from "./database-dumps.ts";

export const postgresUrl = process.env.TEST_DATABASE_URL;

/** Opens a copy that nobody else sees; whoever opens it closes it. Usually one per file: `afterAll(() => handle.close())`. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const fingerprint = inject("seedFingerprint");
  if (!postgresUrl) return openMemoryDatabase(await readDump("seeded", fingerprint));
  const { url, drop } = await createPostgresDatabase(postgresUrl, fingerprint);
  const handle = await openDatabase({ databaseUrl: url, dataDir: "" });
  const close = async () => {
    await handle.close();
    await drop();
  };
  return { ...handle, close };
}

/** A database with tables and nothing in them. */
export async function openEmptyDatabase(): Promise<DatabaseHandle> {
  if (!postgresUrl) return openMemoryDatabase(await readDump("empty", inject("seedFingerprint")));
  const { url, drop } = await createPostgresDatabase(postgresUrl);
  const handle = await openDatabase({ databaseUrl: url, dataDir: "" });
  const close = async () => {
    await handle.close();
    await drop();
  };
  return { ...handle, close };
}

/** A data folder with an embedded database, as a first start leaves it after seconds of work. */
export async function makeDataFolder(dataDir: string, dump: Dump): Promise<void> {
  const loadDataDir = await readDump(dump, inject("seedFingerprint"));
  const client = await PGlite.create({ dataDir: pgliteFolder(dataDir), loadDataDir });
  await client.close();
}
