import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase, pgliteFolder, schema } from "#db/database.server.ts";
import { makeDataFolder } from "./database.ts";
import { startProcess } from "./site-process.ts";
import { dataAdmin, staffSettings, tripsOf } from "./trip-data-site.ts";

// Only ends what hangs.
const slow = { timeout: 120_000 };
const long = { ...slow, tags: "more" };
const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-process-"));
const prepared = temporaryFolder();
const marker = "Marigold Walks";

async function start(dataDir: string, settings: Record<string, string> = {}) {
  const site = await startProcess({ DATA_DIR: dataDir, ...settings });
  onTestFinished(async () => void (await site.kill()));
  return site;
}

/** A data folder with a site in it. */
function folderWithSite(): string {
  const folder = temporaryFolder();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.cpSync(prepared, folder, { recursive: true });
  return folder;
}

function emptyFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

beforeAll(async () => {
  await makeDataFolder(prepared, "seeded");
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: prepared });
  await db.update(schema.tourTranslations).set({ title: marker }).where(eq(schema.tourTranslations.tourId, 1));
  await close();
}, 120_000);
afterAll(() => fs.rmSync(prepared, { recursive: true, force: true }));

test("a second process on the same data folder is refused, and the first one goes on", slow, async () => {
  const dataDir = folderWithSite();
  const first = await start(dataDir);
  await first.ready();
  const second = await start(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/in use by process \d+/);
  expect(second.output()).not.toContain("    at ");
  expect((await first.get("/healthz")).status).toBe(200);
});

describe("told to stop it answers what has begun, takes nothing new, closes its database and ends with 0", () => {
  /** Asks again and again over one connection, as a proxy does, until the site is gone; resolves with the number of answers. */
  async function askUntilGone(address: string): Promise<number> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let answers = 0; ; answers++) {
      const request = http.get(address, { agent });
      try {
        const [answer] = (await once(request, "response")) as [http.IncomingMessage];
        await once(answer.resume(), "end");
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : error;
        if (code === "ECONNREFUSED") return answers;
        // A connection that was kept may end just when it is used again: then a proxy takes another.
        if (code !== "ECONNRESET" || !request.reusedSocket) throw error;
      }
    }
  }

  async function stopsWell(command?: string[], pidOf = (pid: number) => pid) {
    const site = await startProcess({ DATA_DIR: folderWithSite() }, command);
    onTestFinished(async () => void (await site.kill()));
    await site.ready();
    const busy = askUntilGone(`${site.origin}/`);
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: site.origin,
      Referer: `${site.origin}/tours`,
      Connection: "keep-alive",
      Expect: "100-continue",
    };
    const form = http.request(`${site.origin}/preferences/currency`, { method: "POST", headers });
    const answered = once(form, "response");
    form.flushHeaders();
    await once(form, "continue");
    form.write("currency=");
    process.kill(pidOf(site.child.pid ?? 0), "SIGTERM");
    await site.says("finishing the running ones");
    expect(await busy).toBeGreaterThan(0);
    form.end("EUR");
    const [{ statusCode, headers: told }] = (await answered) as [http.IncomingMessage];
    expect([statusCode, told.location, told.connection]).toEqual([302, "/tours", "close"]);
    expect(await site.ended).toBe(0);
    expect(site.output()).toContain('"msg":"stopped"');
  }

  test("alone", long, () => stopsWell());

  test("under npm", slow, () => stopsWell(["npm", "start"]));

  const asProcess1 = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const mayUnshare = spawnSync(asProcess1[0]!, [...asProcess1.slice(1), "true"]).status === 0;
  test.runIf(mayUnshare)("as process 1, as in a container", long, () =>
    stopsWell([...asProcess1, process.execPath, "scripts/run.mjs", "start"], (pid) =>
      Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")),
    ),
  );
});

test("killed without warning, it starts again with the same data", long, async () => {
  const dataDir = folderWithSite();
  const first = await start(dataDir);
  await first.ready();
  expect(await (await first.get("/")).text()).toContain(marker);
  await first.kill("SIGKILL");
  const second = await start(dataDir);
  await second.ready();
  expect(await (await second.get("/")).text()).toContain(marker);
});

test("killed in the middle of replacing the trip data, it has the old data all there", long, async () => {
  const dataDir = folderWithSite();
  const first = await start(dataDir, staffSettings);
  await first.ready();
  const admin = await dataAdmin(first);
  const old = tripsOf("Louvre", 300);
  expect(await admin.upload(old)).toBe(200);
  const id = crypto.randomUUID();
  const cutOff = admin.upload(tripsOf("Orsay", 60_000), id);
  await admin.isLoading(id);
  await first.kill("SIGKILL");
  expect(await cutOff).toBeUndefined();
  const second = await start(dataDir, staffSettings);
  await second.ready();
  const again = await dataAdmin(second, admin.cookies);
  expect(await again.download()).toBe(old);
  const next = tripsOf("Rodin", 500);
  expect(await again.upload(next)).toBe(200);
  expect(await again.download()).toBe(next);
});

test("a file of unknown length that does not end is answered with 413, and its connection ended", long, async () => {
  const site = await start(folderWithSite(), staffSettings);
  await site.ready();
  const { cookies } = await dataAdmin(site);
  const headers = {
    Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    Origin: site.origin,
    "Content-Type": "multipart/form-data; boundary=x",
  };
  const request = http.request(`${site.origin}/admin/trip-data/upload`, { method: "POST", headers });
  const answered = new Promise<http.IncomingMessage>((resolve) => request.on("response", resolve));
  // Cut off while it still sends.
  request.on("error", () => {});
  const ended = new Promise((resolve) => request.on("close", resolve));
  const megabyte = Buffer.alloc(1024 * 1024, "a");
  let sent = 0;
  const send = () => {
    while (sent < 600 && !request.destroyed) {
      sent++;
      if (!request.write(megabyte)) return void request.once("drain", send);
    }
    request.end();
  };
  request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
  send();
  const answer = await answered;
  expect(answer.statusCode).toBe(413);
  answer.on("error", () => {}).resume();
  await ended;
  // What comes while the answer is on its way is thrown away, for half a second and 64 MB at most.
  expect(sent).toBeLessThan(128);
});

describe("killed during the very first start", () => {
  /** Resolves as soon as `place` is there; the folder is asked on every turn of the loop, nothing is timed. */
  async function appears(place: string): Promise<void> {
    while (!fs.existsSync(place)) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  test.each([
    ["making the database folder", (dataDir: string) => `${pgliteFolder(dataDir)}.new/PG_VERSION`],
    ["migrating and loading the demo catalogue", (dataDir: string) => pgliteFolder(dataDir)],
  ])("while %s, the next start works and has the whole catalogue", long, async (_, place) => {
    const dataDir = emptyFolder();
    const first = await start(dataDir);
    await appears(place(dataDir));
    await first.kill("SIGKILL");
    expect(first.output()).not.toContain("is ready at");
    const second = await start(dataDir);
    await second.ready();
    expect((await second.get("/")).status).toBe(200);
    const listed = (await (await second.get("/sitemap.xml")).text()).match(/\/tours\/detail\/[\w-]+/g);
    expect(new Set(listed).size).toBe(9);
  });
});

test("the outbox lists what waits where there is no mail server, and shows a mail whole", long, async () => {
  const dataDir = folderWithSite();
  const outbox = (...args: string[]) =>
    spawnSync(process.execPath, ["scripts/outbox.ts", ...args], { encoding: "utf8", env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  expect(outbox()).toMatchObject({ status: 0, stdout: "The outbox is empty.\n" });

  const site = await start(dataDir);
  await site.ready();
  const message = new URLSearchParams({ name: "Meera", email: "meera@example.org", subject: "Holi", message: "When is Holi?" });
  const headers = { Origin: `http://localhost:${site.port}` };
  expect((await fetch(`${site.origin}/contact`, { method: "POST", body: message, headers })).status).toBe(200);
  const refused = outbox();
  expect(refused).toMatchObject({ status: 1, stdout: "" });
  expect(refused.stderr).toMatch(/in use by process \d+/);
  expect(refused.stderr).not.toContain("    at ");
  await site.kill("SIGTERM");

  const listed = outbox().stdout.trim().split("\n");
  expect(listed).toHaveLength(2);
  for (const line of listed) expect(line).toMatch(/ {2}waiting {2}/);
  const id = /[0-9a-f-]{36}/.exec(listed.find((line) => line.includes("meera@example.org")) ?? "")?.[0] ?? "";
  expect(outbox(id).stdout).toMatch(/^To: Meera <meera@example.org>\nSubject: We’ve received your message[\s\S]*When is Holi\?/);
  expect(outbox("nothing")).toMatchObject({ status: 1, stderr: "There is no mail nothing in the outbox.\n" });
});

test.each([
  ["PORT", "abc"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["ORIGIN", "yatrika"],
])("a wrong %s stops the start with a message that names it and no stack", long, async (name, value) => {
  const dataDir = emptyFolder();
  const site = await start(dataDir, { [name]: value });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain(name);
  expect(site.output()).not.toContain("    at ");
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test("a port that is taken stops the start with a message that names it", long, async () => {
  const first = await start(folderWithSite());
  await first.ready();
  const second = await start(folderWithSite(), { PORT: String(first.port) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`another program uses port ${first.port}: stop that program, or choose another port`);
  expect(second.output()).not.toContain("    at ");
});

test("a data folder that cannot be written stops the start with one sentence", slow, async () => {
  const file = path.join(emptyFolder(), "a-file");
  fs.writeFileSync(file, "");
  const site = await start(path.join(file, "data"));
  expect(await site.ended).toBe(1);
  expect(site.output().trim()).toMatch(/^The site has not started, because nothing can be written into its data folder [^\n]+$/);
});

test("as long as nobody administers the site, its link is in a file that only the operator reads, and never in the log", slow, async () => {
  const dataDir = folderWithSite();
  const site = await start(dataDir);
  await site.ready();
  const file = path.join(dataDir, "setup-link.txt");
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const link = fs.readFileSync(file, "utf8").trim();
  expect(link).toMatch(/^http:\/\/localhost:\d+\/setup\?key=[\w-]{43}$/);
  const { pathname, search } = new URL(link);
  expect((await site.get(pathname + search)).status).toBe(200);
  await site.kill("SIGTERM");
  expect(site.output()).toContain(file);
  expect(site.output()).not.toContain(search.slice("?key=".length));
});

test("a database that cannot be reached stops the start with its reason", long, async () => {
  const site = await start(emptyFolder(), { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain("ECONNREFUSED");
});
