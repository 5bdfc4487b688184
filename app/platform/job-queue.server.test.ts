import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { rowsFrom } from "#db/database.server.ts";
import { openTestDatabase, postgresUrl } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { startJobQueue } from "./job-queue.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

/** A queue with one job that counts its runs, never by itself. */
async function startCounter(name: string) {
  const count = { runs: 0 };
  const job = { name, cron: "0 0 1 1 *", run: async () => ++count.runs };
  const queue = await startJobQueue(handle, () => [job], testServices(handle).log);
  const want = () => handle.db.transaction((tx) => queue.enqueue(tx, name));
  return { count, queue, want };
}

/** Longer than the queue's own pause between two looks. */
const patience = { timeout: 20_000, interval: 20 };

test("what was rolled back is not done", async () => {
  const { count, queue, want } = await startCounter("rolled-back");
  try {
    const failure = new Error("something else failed");
    const attempt = handle.db.transaction(async (tx) => {
      await queue.enqueue(tx, "rolled-back");
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    await want();
    await expect.poll(() => count.runs, patience).toBe(1);
    const rows = await rowsFrom(handle.db, sql`select 1 from pgboss.job where name = 'rolled-back'`);
    expect(rows).toHaveLength(1);
  } finally {
    await queue.stop();
  }
});

test("a job that was running when the queue counted its jobs is done as soon as it is wanted again", async () => {
  await (await startCounter("counted")).queue.stop();
  // What the queue's own count, once a minute, notes about such a job.
  await handle.db.execute(sql`update pgboss.queue set singletons_active = array[null::text] where name = 'counted'`);
  const { count, queue, want } = await startCounter("counted");
  try {
    await want();
    await expect.poll(() => count.runs, patience).toBe(1);
  } finally {
    await queue.stop();
  }
});

// On PostgreSQL a job looks every two seconds.
test.skipIf(postgresUrl)("a wish wakes its job: nobody waits for the next look", async () => {
  const { count, queue, want } = await startCounter("woken");
  try {
    const started = performance.now();
    for (let wish = 1; wish <= 6; wish++) {
      await want();
      await expect.poll(() => count.runs, patience).toBe(wish);
    }
    // Five pauses of two seconds without it.
    expect(performance.now() - started).toBeLessThan(8_000);
  } finally {
    await queue.stop();
  }
});
