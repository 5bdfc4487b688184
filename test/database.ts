/** A database of a test's own, migrated and seeded, on PGlite or (TEST_DATABASE_URL) PostgreSQL. */
import { inject } from "vitest";
import { openDatabase, openMemoryDatabase, type DatabaseHandle } from "#db/database.server.ts";
import { createPostgresDatabase } from "./postgres-template.ts";
import { readDump } from "./database-dumps.ts";

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
