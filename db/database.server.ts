/** Opens PGlite (PostgreSQL inside the process) or PostgreSQL; the same schema, migrations and queries run on both. */
import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql, type SQL } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { z } from "zod";
import { lockFolder } from "./folder-lock.server.ts";
import { folderInTheMaking, putInPlace, settleFolder } from "./folder-swap.server.ts";
import { migratePglite, migratePostgres } from "./migrate.server.ts";
import * as accounts from "./schema/accounts.ts";
import * as bookingMoney from "./schema/booking-money.ts";
import * as bookings from "./schema/bookings.ts";
import * as catalogue from "./schema/catalogue.ts";
import * as correspondence from "./schema/correspondence.ts";
import * as content from "./schema/content.ts";
import * as contentVersions from "./schema/content-versions.ts";
import * as guides from "./schema/guides.ts";
import * as operations from "./schema/operations.ts";
import * as pictures from "./schema/pictures.ts";
import * as promoCodes from "./schema/promo-codes.ts";
import * as reviews from "./schema/reviews.ts";
import * as tripData from "./schema/trip-data.ts";
import { keepPlans } from "./prepared-reads.server.ts";
import { guardTransactions } from "./transaction-guard.server.ts";

export const schema = {
  ...accounts,
  ...bookings,
  ...bookingMoney,
  ...catalogue,
  ...content,
  ...contentVersions,
  ...correspondence,
  ...guides,
  ...operations,
  ...pictures,
  ...promoCodes,
  ...reviews,
  ...tripData,
};

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a query needs; a verb passes its transaction, a page the database. */
export type Queryable = Database | Transaction;

/** What a statement in SQL answers with: both drivers say `rows`, and Drizzle's common type does not. */
export async function rowsFrom(db: Queryable, statement: SQL): Promise<unknown[]> {
  return answerSchema.parse(await db.execute(statement)).rows;
}
const answerSchema = z.object({ rows: z.array(z.unknown()) });

type Opened = { db: Database; close: () => Promise<void> };
export type DatabaseHandle = Opened & ({ kind: "pglite"; client: PGlite } | { kind: "postgres"; client: pg.Pool });

/** Milliseconds a statement may take on PostgreSQL; PGlite has no such limit, so work there is bounded by row limits. */
const statementTimeout = 15_000;

async function openPostgres(url: string): Promise<DatabaseHandle> {
  await migratePostgres(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // In a rush for the last seats, requests wait here for those that wait for a row: they are told the outcome, not a 503.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 1_000,
    application_name: "yatrika",
  });
  // A connection that the server ends (a restart, a failover) fails the query that runs on it, and the pool replaces it. It also says so
  // itself, idle or in the middle of a transaction: without a listener that would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // The two drivers differ only in how a result is typed; everything the project calls is the same.
  const db = drizzlePostgres(pool, { schema }) as unknown as Database;
  return { kind: "postgres", db: guardTransactions(db), client: pool, close: () => pool.end() };
}

/** Fills a new folder beside its place: a process killed meanwhile would leave one that looks made and cannot be opened. */
async function makePgliteFolder(folder: string): Promise<void> {
  settleFolder(folder);
  if (fs.existsSync(folder)) return;
  const client = await PGlite.create({ dataDir: folderInTheMaking(folder) });
  await client.close();
  putInPlace(folder);
}

async function openPglite(folder: string | undefined, dump: Blob | undefined): Promise<DatabaseHandle> {
  const release = folder ? lockFolder(folder) : () => {};
  try {
    if (folder) await makePgliteFolder(folder);
    const client = await PGlite.create({ dataDir: folder, loadDataDir: dump });
    await migratePglite(client);
    keepPlans(client);
    const db = drizzlePglite(client, { schema }) as unknown as Database;
    const close = async () => {
      await client.close();
      release();
    };
    return { kind: "pglite", db: guardTransactions(db), client, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Where the embedded database lies inside the data folder. */
export const pgliteFolder = (dataDir: string) => path.join(dataDir, "pglite");

/** Opens the database that the settings name and brings it to the newest schema. Throws when the folder is in use by another process. */
export function openDatabase(env: { databaseUrl: string | undefined; dataDir: string }): Promise<DatabaseHandle> {
  return env.databaseUrl ? openPostgres(env.databaseUrl) : openPglite(pgliteFolder(env.dataDir), undefined);
}

/** A database in memory, empty or from a dump; for tests and checks of backups. */
export function openMemoryDatabase(dump?: Blob): Promise<DatabaseHandle> {
  return openPglite(undefined, dump);
}

/** Milliseconds of one round trip; rejects when the database does not answer in time. */
export async function databaseLatency(handle: DatabaseHandle, timeoutMs = 2_000): Promise<number> {
  const started = performance.now();
  const late = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) => late.addEventListener("abort", () => reject(new Error("database does not answer"))));
  await Promise.race([handle.db.execute(sql`select 1`), timeout]);
  return performance.now() - started;
}

/** True until somebody has put content into it: only then does a start load the demo catalogue. */
export async function databaseIsNew(db: Queryable): Promise<boolean> {
  const [known] = await db.select({ version: schema.catalogueVersion.version }).from(schema.catalogueVersion);
  return known === undefined;
}
