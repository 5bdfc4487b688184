import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { rowsFrom, schema, type Queryable } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { admin } from "#test/trip-data.ts";
import { insertRows, type DataRow } from "./data-tables.server.ts";
import { purgeUpload } from "./purge-uploads.server.ts";

const { dataUploads, tripData } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;

const uploadId = crypto.randomUUID();
const rows: DataRow[] = [{ number: 1, values: ["Europe", "France", "", "Paris", "Louvre", "Culture", "Art"], hash: 1 }];

beforeEach(async () => {
  await db.delete(tripData);
  await db.delete(dataUploads);
});

const begin = () =>
  db.insert(dataUploads).values({ id: uploadId, kind: "trip", fileName: "trips.csv", fileBytes: 1, actorName: admin.name });

/** Until somebody waits for a lock, or need not wait; the embedded database has one connection, and who waits for that asks for no lock. */
async function somebodyWaits(tx: Queryable, over: () => boolean) {
  const waiting = sql`select 1 from pg_locks where not granted`;
  while (handle.kind === "postgres" && !over() && (await rowsFrom(tx, waiting)).length === 0);
}

test("rows are added to an upload that is loading, and to no other", async () => {
  expect(await insertRows(db, "trip", { uploadId, rows })).toBe(false);
  await begin();
  expect(await insertRows(db, "trip", { uploadId, rows })).toBe(true);
  expect(await insertRows(db, "trip", { uploadId, rows: [] })).toBe(true);
  for (const state of ["staged", "kept", "purging"] as const) {
    await db.update(dataUploads).set({ state });
    expect(await insertRows(db, "trip", { uploadId, rows: [{ ...rows[0]!, number: 2 }] })).toBe(false);
  }
  expect(await db.select({ number: tripData.number }).from(tripData)).toEqual([{ number: 1 }]);
});

test("who gives an upload up waits for the rows that are being added, and deletes them too", async () => {
  await begin();
  // Asked for here: it is nothing of the transaction's.
  const added = Promise.withResolvers<void>();
  const purged = added.promise.then(() => purgeUpload(db, uploadId, "loading"));
  let over = false;
  void purged.finally(() => (over = true));
  await db.transaction(async (tx) => {
    expect(await insertRows(tx, "trip", { uploadId, rows })).toBe(true);
    added.resolve();
    await somebodyWaits(tx, () => over);
  });
  expect(await purged).toBe(true);
  expect(await db.$count(dataUploads)).toBe(0);
  expect(await db.$count(tripData)).toBe(0);
});
