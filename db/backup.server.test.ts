import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeDataFolder, postgresUrl } from "#test/database.ts";
import { createPostgresDatabase } from "#test/postgres-template.ts";
import { backUp, backupFileName, restore } from "./backup.server.ts";
import { openDatabase, pgliteFolder, schema, type Database } from "./database.server.ts";

type Place = Parameters<typeof backUp>[0];
let place: Place;
let file: string;

/** A folder with one row of ours in it, made once and copied. */
const prepared = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-backup-"));
beforeAll(async () => {
  if (postgresUrl) return;
  await makeDataFolder(prepared, "empty");
  place = { databaseUrl: undefined, dataDir: prepared, programs: {} };
  await put("before");
});
afterAll(() => fs.rmSync(prepared, { recursive: true }));

beforeEach(async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-backup-"));
  const created = postgresUrl ? await createPostgresDatabase(postgresUrl) : undefined;
  place = { databaseUrl: created?.url, dataDir, programs: process.env };
  file = path.join(dataDir, "site.backup");
  if (postgresUrl) await put("before");
  else fs.cpSync(pgliteFolder(prepared), pgliteFolder(dataDir), { recursive: true });
  return async () => {
    await created?.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
});

async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
const put = (key: string) => inDatabase((db) => db.insert(schema.settings).values({ key, value: "पृथ्वी" }));
const keys = () => inDatabase(async (db) => (await db.select().from(schema.settings)).map((row) => `${row.key} ${String(row.value)}`));

test("a backup brings back what was there, and takes away what came later", async () => {
  const bytes = await backUp(place, file);
  expect(bytes).toBe(fs.statSync(file).size);
  await inDatabase(async (db) => {
    await db.insert(schema.settings).values({ key: "later", value: 1 });
    await db.execute(sql`create table newer (id integer, tour_id integer references tours)`);
  });
  await restore(place, file);
  expect(await keys()).toEqual(["before पृथ्वी"]);
  await expect(inDatabase((db) => db.execute(sql`select * from newer`))).rejects.toThrow();
});

test("a backup is for its owner's eyes, and never written over another file", async () => {
  await backUp(place, file);
  if (process.platform !== "win32") expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  await expect(backUp(place, file)).rejects.toThrow("exists already");
});

const cutInHalf = () => fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2));
const ofSomethingElse = () => fs.writeFileSync(file, zlib.gzipSync("something else"));

test.each([
  ["damaged", cutInHalf],
  ["of something else", ofSomethingElse],
])("a backup that is %s changes nothing and leaves nothing behind", { tags: "more" }, async (_, spoil) => {
  await backUp(place, file);
  spoil();
  const kept = fs.readdirSync(place.dataDir);
  await expect(restore(place, file)).rejects.toThrow();
  expect(fs.readdirSync(place.dataDir)).toEqual(kept);
  expect(await keys()).toEqual(["before पृथ्वी"]);
});

test.each([
  ["text", "not a backup of this site"],
  [postgresUrl ? "\u001f\u008b…" : "PGDMP…", "and the settings name"],
])("a file of another kind (%j) is refused", async (content, reason) => {
  fs.writeFileSync(file, Buffer.from(content, "latin1"));
  await expect(restore(place, file)).rejects.toThrow(reason);
});

test("a file that is not there is named", async () => {
  await expect(restore(place, file)).rejects.toThrow(file);
});

test("the usual name tells the moment", () => {
  const name = path.basename(backupFileName(place, new Date("2026-11-21T06:07:08Z")));
  expect(name).toBe(`yatrika-2026-11-21-060708.${postgresUrl ? "dump" : "tar.gz"}`);
});

describe.skipIf(postgresUrl)("of the embedded database", () => {
  test("neither backup nor restore touches a folder that a running site uses", async () => {
    await backUp(place, file);
    const { close } = await openDatabase(place);
    await expect(backUp(place, `${file}.2`)).rejects.toThrow("in use by process");
    await expect(restore(place, file)).rejects.toThrow("in use by process");
    await close();
    expect(fs.existsSync(`${file}.2.part`)).toBe(false);
  });

  test("a backup of nothing is refused instead of making a database", async () => {
    fs.rmSync(pgliteFolder(place.dataDir), { recursive: true });
    await expect(backUp(place, file)).rejects.toThrow("There is no database");
    expect(fs.existsSync(pgliteFolder(place.dataDir))).toBe(false);
  });

  test("a restore into an empty place works", { tags: "more" }, async () => {
    await backUp(place, file);
    fs.rmSync(pgliteFolder(place.dataDir), { recursive: true });
    await restore(place, file);
    expect(await keys()).toEqual(["before पृथ्वी"]);
  });
});

describe.runIf(postgresUrl)("of PostgreSQL", () => {
  test("without its programs the message says what to install", async () => {
    await expect(backUp({ ...place, programs: { PATH: "/nowhere" } }, file)).rejects.toThrow("Install PostgreSQL's client programs");
    expect(fs.existsSync(file)).toBe(false);
  });
});
