import { notLike } from "drizzle-orm";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, schema } from "#db/database.server.ts";
import { startProcess } from "../site-process.ts";

const kills = 15;

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-killed-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function catalogueOf(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const counts = {
    tours: await db.$count(schema.tours),
    departures: await db.$count(schema.departures),
    secrets: await db.$count(schema.secrets, notLike(schema.secrets.name, "setup-link %")),
  };
  await close();
  return counts;
}

test(`killed at ${kills} moments of its very first start, the site starts again and has the whole catalogue`, async () => {
  // How long a first start takes here and now; the moments of the kills are spread over it.
  const started = performance.now();
  const whole = await startProcess({ DATA_DIR: emptyFolder() });
  await whole.ready();
  const firstStartMs = performance.now() - started;
  await whole.kill("SIGTERM");
  for (let kill = 1; kill <= kills; kill++) {
    const dataDir = emptyFolder();
    const killed = await startProcess({ DATA_DIR: dataDir });
    await new Promise((resolve) => setTimeout(resolve, (firstStartMs * kill) / kills));
    await killed.kill("SIGKILL");
    const second = await startProcess({ DATA_DIR: dataDir });
    await second.ready();
    expect((await second.get("/")).status).toBe(200);
    expect(await second.kill("SIGTERM")).toBe(0);
    expect(await catalogueOf(dataDir)).toMatchObject({ tours: 9, secrets: 1 });
  }
});

test("killed again and again while it answers, the site keeps everything", async () => {
  const dataDir = emptyFolder();
  const first = await startProcess({ DATA_DIR: dataDir });
  await first.ready();
  await first.kill("SIGTERM");
  const before = await catalogueOf(dataDir);
  for (let kill = 0; kill < kills; kill++) {
    const site = await startProcess({ DATA_DIR: dataDir });
    await site.ready();
    const asked = Promise.allSettled(Array.from({ length: 20 }, () => site.get("/")));
    await site.kill("SIGKILL");
    await asked;
  }
  expect(await catalogueOf(dataDir)).toEqual(before);
});
