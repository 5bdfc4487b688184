// `npm run bench:csv`: a CSV file of trips on the built site: how long its preview, its replacement and its download take, how much
// memory that needs over the idle site, and how long visitors wait for a page meanwhile; beside PostgreSQL's own COPY of the
// same file, which reads no quotes but its own, checks nothing and keeps nobody waiting that it knows of. Options: --rows N,
// --only pglite or postgres.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { z } from "zod";
import { startProgram, type RunningProgram } from "./built-site.ts";
import { onPostgres } from "./on-postgres.ts";
import { cpuTimeMs, memoryOf } from "./process-figures.ts";

const { values: options } = parseArgs({ options: { rows: { type: "string", default: "100000" }, only: { type: "string" } } });
const rows = Number(options.rows);
const aims = { previewMs: 5_000, replaceMs: 10_000, memoryMb: 150, pageP99Ms: 400 };

/** A page that is rendered for its visitor each time. */
const page = { path: "/tours?category=Cultural&min=300&sort=rating&when=apr-jun", headers: { Cookie: "cart=x" } };
/** Visitors come in regular steps, whether or not the one before has her page. */
const visitEveryMs = 100;
const idleVisits = 200;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-csv-"));
// PostgreSQL's own user reads the file there.
fs.chmodSync(folder, 0o755);

/** A file in which each row is its own; `edition` changes every tenth. */
function writeFile(edition: number): string {
  const file = path.join(folder, `trips-${edition}.csv`);
  const lines = ["region,country,state,city,destination,activity_type,speciality"];
  for (let row = 0; row < rows; row++) {
    const note = row % 10 === 0 ? `, edition ${edition}` : "";
    lines.push(
      `Region ${row % 7},Country ${row % 190},State ${row % 900},Ciudad número ${row % 5000},"Place ${row}${note}",Activity ${row % 12},"Food, wine & a ""walk"" ${row % 77}"`,
    );
  }
  fs.writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Milliseconds until the whole page is there; for ever, when it does not come. */
async function visit(url: string): Promise<number> {
  const started = performance.now();
  try {
    const answer = await fetch(url + page.path, { headers: page.headers });
    await answer.arrayBuffer();
    return answer.ok ? performance.now() - started : Infinity;
  } catch {
    return Infinity;
  }
}

/** Does `work` while visitors come; returns what they waited and the most memory that was seen. */
async function amongVisitors(site: RunningProgram, work: () => Promise<unknown>) {
  const visits: Promise<number>[] = [];
  let memory = 0;
  const visitors = setInterval(() => visits.push(visit(site.url)), visitEveryMs);
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(site.pid))), 20);
  const started = performance.now();
  const cpuBefore = cpuTimeMs(site.pid);
  try {
    await work();
    memory = Math.max(memory, memoryOf(site.pid));
    const [ms, cpuMs] = [performance.now() - started, cpuTimeMs(site.pid) - cpuBefore];
    return { ms, cpuMs, waits: await Promise.all(visits), memory };
  } finally {
    clearInterval(visitors);
    clearInterval(watch);
  }
}

const answerSchema = z.object({ ok: z.literal(true), id: z.string().optional() });

async function post(site: RunningProgram, address: string, file?: string): Promise<string | undefined> {
  const body = new FormData();
  if (file) body.append("file", await fs.openAsBlob(file), "trips.csv");
  const answer = await fetch(site.url + address, { method: "POST", body });
  const outcome = answerSchema.safeParse(await answer.json());
  if (!outcome.success) throw new Error(`${address} failed. ${site.lastWords()}`);
  return outcome.data.id;
}

async function download(site: RunningProgram): Promise<void> {
  const answer = await fetch(`${site.url}/bench/download`);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (bytes < rows * 10) throw new Error(`the download has only ${bytes} bytes`);
}

const copyTable = `create temporary table copied (region text, country text, state text, city text, destination text, activity_type text, speciality text)`;

/** PostgreSQL reading the same file by itself; undefined where it may not read files of this machine. */
async function copyMs(databaseUrl: string | undefined, file: string): Promise<number | undefined> {
  if (databaseUrl === undefined) {
    const client = await PGlite.create();
    await client.exec(copyTable);
    const blob = new Blob([fs.readFileSync(file)]);
    const started = performance.now();
    await client.query("copy copied from '/dev/blob' with (format csv, header)", [], { blob });
    const ms = performance.now() - started;
    await client.close();
    return ms;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(copyTable);
    const started = performance.now();
    await client.query(`copy copied from '${file}' with (format csv, header)`);
    return performance.now() - started;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

async function bench(title: string, databaseUrl: string | undefined): Promise<boolean> {
  const environment = { DATA_DIR: path.join(folder, `data-${title}`), DATABASE_URL: databaseUrl ?? "" };
  const log = path.join(folder, `log-${title}`);
  const site = await startProgram("scripts/bench-csv-site.ts", { health: "/healthz", log, environment });
  try {
    for (let count = 0; count < idleVisits; count++) await visit(site.url);
    const idle = await amongVisitors(site, () => new Promise((resolve) => setTimeout(resolve, 4_000)));
    const [first, second, third] = [writeFile(1), writeFile(2), writeFile(3)];
    const ids: (string | undefined)[] = [];
    const steps = {
      "preview, nothing there yet": () => post(site, "/bench/preview", first).then((id) => ids.push(id)),
      "then Replace": () => post(site, `/bench/replace?id=${ids[0]}`),
      "preview beside as many rows": () => post(site, "/bench/preview", second).then((id) => ids.push(id)),
      "Replace after it": () => post(site, `/bench/replace?id=${ids[1]}`),
      "straight upload": () => post(site, "/bench/upload", third),
      download: () => download(site),
    };
    const megabytes = fs.statSync(first).size / 1024 / 1024;
    console.log(
      `\n${title}: ${rows} rows, ${megabytes.toFixed(1)} MB; idle ${idle.memory.toFixed(0)} MB, page p99 ${quantile(idle.waits, 0.99).toFixed(0)} ms`,
    );
    console.log(`${"".padEnd(30)}${["ms", "CPU ms", "MB more", "visits", "p50 ms", "p99 ms"].map((head) => head.padStart(10)).join("")}`);
    const waits: number[] = [];
    const took = new Map<string, number>();
    let memory = 0;
    for (const [name, step] of Object.entries(steps)) {
      const seen = await amongVisitors(site, step);
      took.set(name, seen.ms);
      waits.push(...seen.waits);
      memory = Math.max(memory, seen.memory);
      const figures = [
        seen.ms,
        seen.cpuMs,
        seen.memory - idle.memory,
        seen.waits.length,
        quantile(seen.waits, 0.5),
        quantile(seen.waits, 0.99),
      ];
      console.log(`${name.padEnd(30)}${figures.map((figure) => figure.toFixed(0).padStart(10)).join("")}`);
    }
    const copied = await copyMs(databaseUrl, first);
    console.log(`${"COPY of the same file".padEnd(30)}${(copied?.toFixed(0) ?? "not allowed").padStart(10)}`);
    const preview = Math.max(took.get("preview, nothing there yet") ?? 0, took.get("preview beside as many rows") ?? 0);
    const replace = Math.max(took.get("straight upload") ?? 0, took.get("Replace after it") ?? 0);
    const results: [string, number, number, string][] = [
      ["preview", preview, aims.previewMs, "ms"],
      ["replace", replace, aims.replaceMs, "ms"],
      ["memory over idle", memory - idle.memory, aims.memoryMb, "MB"],
      ["page meanwhile, p99", quantile(waits, 0.99), aims.pageP99Ms, "ms"],
    ];
    for (const [name, value, aim, unit] of results) {
      console.log(`${title}: ${name} ${value.toFixed(0)} ${unit}, aim ${aim} ${unit}: ${value <= aim ? "met" : "MISSED"}`);
    }
    return results.every(([, value, aim]) => value <= aim);
  } finally {
    await site.stop();
  }
}

try {
  if (options.only !== "postgres") await bench("PGlite", undefined);
  const onServer = options.only === "pglite" || (await onPostgres((databaseUrl) => bench("PostgreSQL", databaseUrl)));
  if (onServer === undefined) console.log("\nPostgreSQL is not installed and TEST_DATABASE_URL is not set: measured on PGlite only.");
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
