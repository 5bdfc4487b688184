import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { siteServer } from "#app/platform/http-server.server.ts";
import { freePort, startProcess } from "../site-process.ts";

test("a request that was sent whole is answered, though the process was busy for fifteen seconds after it had come", async () => {
  const port = await freePort();
  const often = { connectionsCheckingInterval: 50 };
  const server = siteServer(`http://127.0.0.1:${port}`, (_, outgoing) => void outgoing.end("page"), often).listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const busy = new Int32Array(new SharedArrayBuffer(4));
  server.once("connection", () => Atomics.wait(busy, 0, 0, 15_000));
  const ask = `
    const { parentPort } = require("node:worker_threads");
    const headers = { Connection: "close" };
    fetch("http://127.0.0.1:${port}/", { headers }).then(({ status }) => status, String).then((told) => parentPort.postMessage(told));
  `;
  expect(await once(new Worker(ask, { eval: true }), "message")).toEqual([200]);
});

test("told to stop, it waits ten seconds for a form that does not come, says so, and closes its database", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-slow-"));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const site = await startProcess({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await site.kill()));
  await site.ready();
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin, Expect: "100-continue" };
  const form = http.request(`${site.origin}/preferences/currency`, { method: "POST", headers });
  const cut = expect(once(form, "response")).rejects.toThrow("socket hang up");
  form.flushHeaders();
  await once(form, "continue");
  form.write("currency=");
  expect(await site.kill("SIGTERM")).toBe(1);
  await cut;
  expect(site.output()).toContain('"answered":false,"msg":"stopped"');
});
