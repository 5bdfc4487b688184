// `npm run bench:csv`: a CSV file of trips on the built site: how much memory its preview, its replacement and its download need over the
// idle site, which alone has an aim, and what they cost in processor time; how long they take and visitors wait for a page meanwhile
// is told beside what visitors wait at an idle site. Options: --rows N, --only pglite or postgres.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { startProgram, type RunningProgram } from "./built-site.ts";
import { onPostgres } from "./on-postgres.ts";
import { cpuTimeMs, memoryOf } from "./process-figures.ts";

const { values: options } = parseArgs({ options: { rows: { type: "string", default: "100000" }, only: { type: "string" } } });
const rows = Number(options.rows);
const mostMemoryMb = 150;

/** A page that is rendered for its visitor each time. */
const page = { path: "/tours?category=Cultural&min=300&sort=rating&when=apr-jun", headers: { Cookie: "cart=x" } };
/** Visitors come in regular steps, whether or not the one before has her page. */
const visitEveryMs = 100;
const idleVisits = 200;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-csv-"));

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
    let memory = 0;
    for (const [name, step] of Object.entries(steps)) {
      const seen = await amongVisitors(site, step);
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
    const more = memory - idle.memory;
    console.log(`${title}: ${more.toFixed(0)} MB over idle, aim ${mostMemoryMb} MB: ${more <= mostMemoryMb ? "met" : "MISSED"}`);
    return more <= mostMemoryMb;
  } finally {
    await site.stop();
  }
}

try {
  const results: (boolean | undefined)[] = [];
  if (options.only !== "postgres") results.push(await bench("PGlite", undefined));
  if (options.only !== "pglite") results.push(await onPostgres((databaseUrl) => bench("PostgreSQL", databaseUrl)));
  if (results.includes(undefined)) console.log("\nPostgreSQL is not installed and TEST_DATABASE_URL is not set: measured on PGlite only.");
  process.exitCode = results.includes(false) ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
