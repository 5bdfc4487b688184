import os from "node:os";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase, schema } from "#db/database.server.ts";
import { startPostgres } from "../../scripts/private-postgres.ts";
import { findPostgres } from "../../scripts/test-tools.ts";
import { createPostgresDatabase } from "../postgres-template.ts";
import { startProcess } from "../site-process.ts";

const binaries = findPostgres();

describe.runIf(binaries)("on PostgreSQL", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres(binaries!);
  });
  afterAll(() => server?.stop());

  async function startOn(databaseUrl: string) {
    const site = await startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: os.tmpdir() });
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
      expect(await db.$count(schema.secrets)).toBe(1);
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
});
