import { sql, type SQL } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { startJobQueue } from "./job-queue.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

async function jobs(which: SQL): Promise<number> {
  const { rows } = (await handle.db.execute(sql`select 1 from pgboss.job where ${which}`)) as { rows: unknown[] };
  return rows.length;
}

/** Longer than the queue's own pause between two looks. */
const patience = { timeout: 20_000 };

test("what is wanted many times before a run is done by one, and what is wanted during a run by another after it", async () => {
  let runs = 0;
  let end = () => {};
  const run = () => {
    runs++;
    return new Promise<void>((resolve) => (end = resolve));
  };
  const queue = await startJobQueue(handle, () => [{ name: "sweep", cron: "0 0 1 1 *", run }], testServices(handle).log);
  const want = (times: number) =>
    handle.db.transaction(async (tx) => {
      for (let wish = 0; wish < times; wish++) await queue.enqueue(tx, "sweep");
    });
  const waiting = () => jobs(sql`name = 'sweep' and state < 'active'`);
  try {
    await want(5);
    await expect.poll(() => runs, patience).toBe(1);
    expect(await waiting()).toBe(0);
    await want(2);
    expect(await waiting()).toBe(2);
    end();
    await expect.poll(() => runs, patience).toBe(2);
    expect(await waiting()).toBe(0);
  } finally {
    end();
    await queue.stop();
  }
});

test("what was rolled back is not done", async () => {
  let runs = 0;
  const queue = await startJobQueue(
    handle,
    () => [{ name: "other", cron: "0 0 1 1 *", run: async () => runs++ }],
    testServices(handle).log,
  );
  try {
    const failure = new Error("something else failed");
    const attempt = handle.db.transaction(async (tx) => {
      await queue.enqueue(tx, "other");
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    await handle.db.transaction((tx) => queue.enqueue(tx, "other"));
    await expect.poll(() => runs, patience).toBe(1);
    expect(await jobs(sql`name = 'other'`)).toBe(1);
  } finally {
    await queue.stop();
  }
});
