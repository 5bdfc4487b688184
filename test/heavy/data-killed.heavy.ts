import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../scripts/private-postgres.ts";
import { findPostgres } from "../../scripts/test-tools.ts";
import { createPostgresDatabase } from "../postgres-template.ts";
import { startProcess } from "../site-process.ts";
import { dataAdmin, staffSettings, tripsOf } from "../trip-data-site.ts";

const binaries = findPostgres();
const kills = 10;
const rows = 30_000;

type Where = { DATA_DIR: string; DATABASE_URL?: string };

async function start(where: Where) {
  const site = await startProcess({ ...where, ...staffSettings });
  onTestFinished(async () => void (await site.kill()));
  await site.ready();
  return site;
}

async function killWhileReplacing(where: Where, title: string) {
  let site = await start(where);
  let admin = await dataAdmin(site);
  let shown = tripsOf("first", rows);
  const started = performance.now();
  expect(await admin.upload(shown)).toBe(200);
  const wholeMs = performance.now() - started;
  let replaced = 0;
  for (let kill = 1; kill <= kills; kill++) {
    const next = tripsOf(`kill ${kill}`, rows);
    const sent = admin.upload(next);
    // The moments are spread from the beginning of the sending to a little beyond the answer.
    await new Promise((resolve) => setTimeout(resolve, (wholeMs * 1.1 * kill) / kills));
    await site.kill("SIGKILL");
    const status = await sent;
    site = await start(where);
    admin = await dataAdmin(site, admin.cookies);
    const now = await admin.download();
    // All old or all new; who was told that it is done finds it done.
    expect([shown, next].indexOf(now), `killed at moment ${kill}`).toBeGreaterThanOrEqual(status === 200 ? 1 : 0);
    if (now === next) replaced++;
    shown = now;
  }
  console.log(
    `${title}: killed ${kills} times while ${rows} rows replaced as many; ${replaced} times the new data was all there, else the old`,
  );
}

const folder = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-killed-data-"));
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
};

test("PGlite: a kill at any moment of a replacement leaves the old trip data or the new, whole", async () => {
  await killWhileReplacing({ DATA_DIR: folder() }, "PGlite");
});

describe.runIf(binaries)("on PostgreSQL", () => {
  test("a kill at any moment of a replacement leaves the old trip data or the new, whole", async () => {
    const server = await startPostgres(binaries!);
    onTestFinished(() => server.stop());
    const { url } = await createPostgresDatabase(server.url);
    await killWhileReplacing({ DATA_DIR: folder(), DATABASE_URL: url }, "PostgreSQL");
  });
});
