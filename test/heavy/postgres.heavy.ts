import os from "node:os";
import { and, eq, gt, notLike } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { openDatabase, schema } from "#db/database.server.ts";
import { openBuyer, referenceIn, type Step } from "../../scripts/buyer.ts";
import { startPostgres } from "../../scripts/private-postgres.ts";
import { findPostgres } from "../../scripts/test-tools.ts";
import { createPostgresDatabase } from "../postgres-template.ts";
import { startProcess } from "../site-process.ts";

const { bookings, departures } = schema;
const binaries = findPostgres();

describe.runIf(binaries)("on PostgreSQL", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres(binaries!);
  });
  afterAll(() => server?.stop());

  async function startOn(databaseUrl: string) {
    const site = await startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: os.tmpdir(), TRUST_PROXY: "true" });
    onTestFinished(async () => void (await site.kill()));
    return site;
  }
  async function newDatabase() {
    const { url, drop } = await createPostgresDatabase(server.url);
    onTestFinished(drop);
    return url;
  }

  test("three processes starting at once on a new database make one catalogue", async () => {
    for (let round = 0; round < 3; round++) {
      const url = await newDatabase();
      const sites = await Promise.all([1, 2, 3].map(() => startOn(url)));
      await Promise.all(sites.map((site) => site.ready()));
      for (const site of sites) expect((await site.get("/")).status).toBe(200);
      const { db, close } = await openDatabase({ databaseUrl: url, dataDir: "" });
      expect(await db.$count(schema.tours)).toBe(9);
      expect(await db.$count(schema.secrets, notLike(schema.secrets.name, "setup-link %"))).toBe(1);
      await close();
      expect(await Promise.all(sites.map((site) => site.kill("SIGTERM")))).toEqual([0, 0, 0]);
    }
  });

  test("a restart of the database under load costs only 503s, and the site recovers by itself", async () => {
    const site = await startOn(await newDatabase());
    await site.ready();
    const seen = new Map<number, number>();
    const enough = new AbortController();
    // With a cart cookie every page is rendered fresh: each request needs the database.
    const ask = async () => {
      while (!enough.signal.aborted) {
        const response = await fetch(`${site.origin}/`, { headers: { Cookie: "cart=x" } });
        await response.arrayBuffer();
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      }
    };
    const load = Promise.all([1, 2, 3, 4].map(ask));
    const reached = (status: number, count: number) => expect.poll(() => seen.get(status) ?? 0, { timeout: 60_000 }).toBeGreaterThan(count);
    for (let restart = 0; restart < 3; restart++) {
      await reached(200, (seen.get(200) ?? 0) + 20);
      await server.halt();
      await reached(503, (seen.get(503) ?? 0) + 5);
      expect((await site.get("/healthz")).status).toBe(503);
      await server.resume();
      await reached(200, (seen.get(200) ?? 0) + 20);
      expect((await site.get("/healthz")).status).toBe(200);
    }
    enough.abort();
    await load;
    expect([...seen.keys()].sort()).toEqual([200, 503]);
    expect(await site.kill("SIGTERM")).toBe(0);
  });

  test("connections cut twenty times under bookings cost only 503s; no booking is lost or doubled, and the seats agree", async () => {
    const databaseUrl = await newDatabase();
    const site = await startOn(databaseUrl);
    await site.ready();
    const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
    const later = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    const roomy = await db
      .update(departures)
      .set({ capacity: 1_000, vacancies: 1_000 })
      .where(and(eq(departures.tourId, 1), gt(departures.startDate, later)))
      .returning();
    await close();

    const seen = new Map<number, number>();
    const booked = new Set<string>();
    const enough = new AbortController();
    /** The same step again, as somebody does who is told to come back. */
    const insist = async (step: () => Promise<Step>): Promise<Step> => {
      const answer = await step();
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      return answer.status === 503 ? insist(step) : answer;
    };
    let number = 0;
    const book = async () => {
      while (!enough.signal.aborted) {
        const buyer = openBuyer(`http://localhost:${site.port}`, { number: ++number });
        const departure = roomy[number % roomy.length]!.id;
        await insist(() => buyer.add(departure));
        await insist(buyer.hold);
        await insist(buyer.open);
        booked.add(referenceIn(await insist(buyer.submit)) ?? `none for buyer ${number}`);
      }
    };
    const load = Promise.all([1, 2, 3, 4, 5, 6].map(book));
    const knife = new pg.Client({ connectionString: server.url });
    await knife.connect();
    const name = new URL(databaseUrl).pathname.slice(1);
    for (let cut = 0; cut < 20; cut++) {
      const before = booked.size;
      await Promise.race([load, expect.poll(() => booked.size, { timeout: 60_000 }).toBeGreaterThan(before + 3)]);
      await knife.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    }
    await knife.end();
    enough.abort();
    await load;

    expect([...seen.keys()].sort()).toEqual([200, 303, 503]);
    const after = await openDatabase({ databaseUrl, dataDir: "" });
    const kept = await after.db.select().from(bookings).where(eq(bookings.status, "PENDING"));
    expect(kept.map(({ reference }) => reference).sort()).toEqual([...booked].sort());
    expect(await recountSeats(after.db)).toEqual([]);
    await after.close();
    expect(await site.kill("SIGTERM")).toBe(0);
    console.log(`connections cut 20 times: ${booked.size} bookings, ${seen.get(503)} answers of 503`);
  });
});
