/** Background work: pg-boss keeps the jobs in our own database, so that a job is written in the transaction that wants it. */
import { sql, type SQL } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import { rowsFrom, type DatabaseHandle, type Transaction } from "#db/database.server.ts";
import type { Log } from "./log.server.ts";

export type Job = {
  name: string;
  /** When it runs by itself: minute hour day month weekday, UTC. */
  cron: string;
  run: () => Promise<unknown>;
};

export type JobQueue = {
  /** Runs a job soon after the transaction has been committed; not at all when it is rolled back. */
  enqueue: (tx: Transaction, name: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** How often a job looks for wishes where they wake it: those to be tried again do not. */
const lookSeconds = 10;

/** On the embedded database a wish wakes its job when it is committed; on PostgreSQL the job looks for wishes every two seconds. */
const bossFor = (handle: DatabaseHandle) =>
  handle.kind === "pglite"
    ? new PgBoss({ db: fromPglite(handle.client), backend: "pglite", useListenNotify: true })
    : new PgBoss({ db: { executeSql: (text: string, values?: unknown[]) => handle.client.query(text, values) } });

const queryable = (tx: Transaction) => ({ execute: async (query: SQL) => ({ rows: await rowsFrom(tx, query) }) });

/** Starts the queue and the schedules; jobs may want other jobs. A job that fails is tried again with growing pauses and is in the log. */
export async function startJobQueue(
  handle: DatabaseHandle,
  jobsWith: (enqueue: JobQueue["enqueue"]) => Job[],
  log: Log,
): Promise<JobQueue> {
  const boss = bossFor(handle);
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  const enqueue: JobQueue["enqueue"] = async (tx, name) => {
    await boss.send(name, {}, { db: fromDrizzle(queryable(tx), sql) });
  };
  const jobs = jobsWith(enqueue);
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "singleton", retryLimit: 5, retryBackoff: true });
    // Also where the queue was made before it told of wishes.
    await boss.updateQueue(job.name, { notify: true });
  }
  for (const job of jobs) {
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { notifyPollingIntervalSeconds: lookSeconds }, async () => {
      const started = performance.now();
      try {
        const result = await job.run();
        log.info({ job: job.name, result, ms: Math.round(performance.now() - started) }, "job done");
      } catch (error) {
        log.error({ job: job.name, err: error }, "job failed");
        throw error;
      }
    });
  }
  return {
    enqueue,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
