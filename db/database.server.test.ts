import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { isDatabaseAway } from "#app/platform/database-away.server.ts";
import { makeDataFolder, openTestDatabase, postgresUrl } from "#test/database.ts";
import { createPostgresDatabase } from "#test/postgres-template.ts";
import { databaseLatency, openDatabase, pgliteFolder, schema } from "./database.server.ts";

function dataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-data-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function madeFolder(): Promise<string> {
  const dataDir = dataFolder();
  await makeDataFolder(dataDir, "empty");
  return dataDir;
}

async function newPlace() {
  if (!postgresUrl) return { databaseUrl: undefined, dataDir: await madeFolder() };
  const { url, drop } = await createPostgresDatabase(postgresUrl);
  onTestFinished(drop);
  return { databaseUrl: url, dataDir: "" };
}

test("migrating a second time does nothing and keeps what is there", async () => {
  const place = await newPlace();
  const marks = sql`select count(*)::integer as count from drizzle.__drizzle_migrations`;
  const first = await openDatabase(place);
  await first.db.insert(schema.settings).values({ key: "kept", value: 1 });
  const applied = await first.db.execute(marks);
  await first.close();
  const second = await openDatabase(place);
  expect(await second.db.execute(marks)).toMatchObject({ rows: (applied as unknown as { rows: unknown[] }).rows });
  expect(await second.db.select({ key: schema.settings.key }).from(schema.settings)).toEqual([{ key: "kept" }]);
  await second.close();
});

test.runIf(postgresUrl)("several processes may bring a new PostgreSQL database to the newest schema at once", async () => {
  const place = await newPlace();
  const handles = await Promise.all([1, 2, 3].map(() => openDatabase(place)));
  for (const handle of handles) expect(await handle.db.$count(schema.tours)).toBe(0);
  await Promise.all(handles.map((handle) => handle.close()));
});

test.runIf(postgresUrl)("every statement has a deadline on PostgreSQL, and one that goes beyond it ends with an error", async () => {
  const { db, close } = await openTestDatabase();
  const deadline = sql`select setting::integer as milliseconds from pg_settings where name = 'statement_timeout'`;
  expect(await db.execute(deadline)).toMatchObject({ rows: [{ milliseconds: 15_000 }] });
  const tooSlow = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  await expect(tooSlow).rejects.toMatchObject({ cause: { code: "57014" } });
  await close();
});

test.runIf(postgresUrl)("a connection that is cut in the middle of a transaction fails that transaction alone", async () => {
  const handle = await openTestDatabase();
  if (handle.kind !== "postgres") throw new Error("not PostgreSQL");
  const pool = handle.client;
  const taken = once(pool, "acquire");
  const cut = handle.db.transaction(async (tx) => {
    const [client] = (await taken) as [pg.PoolClient];
    // Not `once`: it would listen for errors as well.
    const gone = new Promise<void>((resolve) => client.on("end", resolve));
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await gone;
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toSatisfy(isDatabaseAway);
  expect(await databaseLatency(handle)).toBeGreaterThan(0);
  await handle.close();
});

test("a round trip is measured, and a database that is gone is an error", async () => {
  const handle = await openTestDatabase();
  expect(await databaseLatency(handle)).toBeGreaterThan(0);
  await handle.close();
  await expect(databaseLatency(handle)).rejects.toThrow();
});

describe.skipIf(postgresUrl)("the embedded database's folder", () => {
  const open = (dataDir: string) => openDatabase({ databaseUrl: undefined, dataDir });

  test("is refused to a second opener and free again after the first has closed", async () => {
    const dataDir = await madeFolder();
    const { close } = await open(dataDir);
    await expect(open(dataDir)).rejects.toThrow("in use by process");
    await close();
    await (await open(dataDir)).close();
  });

  test("that was being made when the process was killed is made anew", { tags: "more" }, async () => {
    const dataDir = dataFolder();
    const half = `${pgliteFolder(dataDir)}.new`;
    fs.mkdirSync(half, { recursive: true });
    fs.writeFileSync(path.join(half, "PG_VERSION"), "17");
    const { db, close } = await open(dataDir);
    expect(await db.$count(schema.tours)).toBe(0);
    await close();
    expect(fs.readdirSync(dataDir)).toEqual(["pglite"]);
  });

  test("that was aside when a restore was killed is put back", async () => {
    const dataDir = await madeFolder();
    const folder = pgliteFolder(dataDir);
    const first = await open(dataDir);
    await first.db.insert(schema.settings).values({ key: "kept", value: 1 });
    await first.close();
    fs.renameSync(folder, `${folder}.old`);
    const second = await open(dataDir);
    expect(await second.db.$count(schema.settings)).toBe(1);
    await second.close();
  });
});
