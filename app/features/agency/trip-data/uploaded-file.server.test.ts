import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import v8 from "node:v8";
import vm from "node:vm";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { keepFile, readUpload, type UploadedFile } from "./uploaded-file.server.ts";

v8.setFlagsFromString("--expose-gc");
const collectGarbage: () => void = vm.runInNewContext("gc");

// Other tests take files at the same time: what is looked for in the system's folder must be this file's own.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-test-"));
for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, folder);
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true, force: true });
});

const kept: UploadedFile[] = [];
afterEach(async () => {
  for (const file of kept.splice(0)) await file.discard();
});

async function read(body: BodyInit, { headers = {}, limit }: { headers?: Record<string, string>; limit?: number } = {}) {
  const request = new Request("http://localhost/admin/trip-data", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  const outcome = await readUpload(request, limit);
  if (outcome.ok && outcome.file) kept.push(outcome.file);
  return outcome;
}
function formWith(content: BlobPart | undefined, name = "trips.csv", fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (content !== undefined) form.append("file", new File([content], name));
  return form;
}
async function contentOf(file: UploadedFile | undefined) {
  const chunks = [];
  for await (const chunk of file!.chunks()) chunks.push(chunk);
  return Buffer.concat(chunks).toString("latin1");
}
/** Bytes of buffers that somebody still needs, as far as known: garbage is collected first, but freed on a thread of its own. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
const temporary = () => fs.readdirSync(folder).filter((name) => name.startsWith("yatrika-upload-"));

describe("a form with a file", () => {
  test("gives its fields, and the file as it was, as often as it is read", async () => {
    const content = `Région,Día\n${"x".repeat(300_000)}`;
    const outcome = await read(formWith(content, "C:\\data\\trips.csv", { intent: "preview", upload: "id" }));
    if (!outcome.ok) throw new Error(outcome.reason);
    expect([...outcome.fields]).toEqual([
      ["intent", "preview"],
      ["upload", "id"],
    ]);
    expect(outcome.file).toMatchObject({ name: "trips.csv", bytes: Buffer.byteLength(content), encoding: "utf-8" });
    const bytes = Buffer.from(content).toString("latin1");
    expect(await contentOf(outcome.file)).toBe(bytes);
    expect(await contentOf(outcome.file)).toBe(bytes);
  });

  test("without one chosen has no file, an empty file is one", async () => {
    expect(await read(formWith(undefined, "", { intent: "upload" }))).toMatchObject({ ok: true, file: undefined });
    expect(await read(formWith("", ""))).toMatchObject({ ok: true, file: undefined });
    expect(await read(formWith("", "empty.csv"))).toMatchObject({ ok: true, file: { name: "empty.csv", bytes: 0 } });
  });

  test("over the limit is refused, one of exactly the limit is kept", async () => {
    expect(await read(formWith("x".repeat(1_001)), { limit: 1_000 })).toEqual({ ok: false, reason: "too_large" });
    expect(await read(formWith("x".repeat(1_000)), { limit: 1_000 })).toMatchObject({ ok: true, file: { bytes: 1_000 } });
  });

  test.each([
    ["its file", 'name="file"; filename="endless.csv"'],
    ["a field", 'name="intent"'],
    ["a second file", 'name="file"; filename="a.csv"\r\n\r\n\r\n--x\r\nContent-Disposition: form-data; name="more"; filename="b.csv"'],
  ])("is read no further than to the limit where %s does not end", async (_, name) => {
    const piece = Buffer.alloc(64 * 1024, "a");
    let sent = 0;
    async function* body() {
      yield Buffer.from(`--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n`);
      for (; sent < 1_000; sent++) yield piece;
    }
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const outcome = await read(body() as unknown as BodyInit, { headers, limit: 16 * piece.length });
    expect(outcome).toEqual({ ok: false, reason: "too_large" });
    expect(sent).toBeLessThan(32);
    expect(temporary()).toEqual([]);
  });

  test("of 50 MB does not go through memory", async () => {
    const piece = new Uint8Array(1024 * 1024).fill(0x61);
    async function* body() {
      yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\n\r\n');
      for (let sent = 0; sent < 50; sent++) {
        yield piece;
        if (sent % 16 === 15) await expect.poll(() => heldBytes() - before).toBeLessThan(10 * 1024 * 1024);
      }
      yield Buffer.from("\r\n--x--\r\n");
    }
    const before = heldBytes();
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const outcome = await read(body() as unknown as BodyInit, { headers });
    expect(outcome).toMatchObject({ ok: true, file: { bytes: 50 * 1024 * 1024 } });
  });
});

describe("a request that is no such form, or breaks off, cannot be read and leaves nothing", () => {
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
  const beginning = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nRegion,Country\r\n';
  async function* broken() {
    yield Buffer.from(beginning);
    throw new Error("the client is gone");
  }
  test.each<[string, () => BodyInit, Record<string, string>]>([
    ["another kind of form", () => new URLSearchParams({ intent: "upload" }), {}],
    ["a multipart form without a boundary", () => beginning, { "Content-Type": "multipart/form-data" }],
    ["a form without an end", () => beginning, multipart],
    ["nonsense", () => "nonsense", multipart],
    ["a connection that is lost", () => broken() as unknown as BodyInit, multipart],
  ])("%s", async (_, body, headers) => {
    const before = temporary();
    expect(await read(body(), { headers })).toEqual({ ok: false, reason: "unreadable" });
    expect(temporary()).toEqual(before);
  });
});

test("the file has no name on the disk while it is worked on: a killed process leaves nothing", async () => {
  const before = temporary();
  async function* content() {
    yield Buffer.from("a,b\n");
  }
  kept.push(await keepFile("a.csv", content()));
  expect(temporary()).toEqual(before);
});
