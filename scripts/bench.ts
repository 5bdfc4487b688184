// `npm run bench`: how many requests the built site answers in a second and what each costs, beside a bare "hello" of the same
// HTTP stack measured in the same minute, so that a slow or busy machine slows both. Options: --seconds N, --connections N,
// --only TEXT (rows whose name contains it), --turns N (of wrk, a second each; more on a noisy machine), --profile FOLDER (a CPU
// profile of the site).
// autocannon itself is the bottleneck for answers above a few kilobytes, so a kept page is also compared with a hello of its
// size, and, where wrk is installed, measured by that too: its figures decide about the aim.
import { spawn, spawnSync } from "node:child_process";
import os from "node:os";
import { parseArgs } from "node:util";
import { z } from "zod";
import { startBuiltSite, startProgram, type RunningProgram } from "./built-site.ts";
import { onPostgres } from "./on-postgres.ts";
import { cpuTimeMs } from "./process-figures.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    connections: { type: "string", default: "10" },
    only: { type: "string", default: "" },
    turns: { type: "string", default: "9" },
    profile: { type: "string" },
  },
});
const filteredList = "/tours?category=Cultural&min=300&sort=rating&when=apr-jun";
const pages = { home: "/", "filtered list": filteredList, "tour detail": "/tours/detail/japan-heritage" };
/** The cookie of somebody with a cart: the page is theirs, so it is rendered for them. */
const variants = {
  "cached, brotli": { "Accept-Encoding": "br" },
  "cached, gzip": { "Accept-Encoding": "gzip" },
  "rendered fresh, gzip": { "Accept-Encoding": "gzip", Cookie: "cart=x" },
};
const warmUpRequests = 400;
const aims = { cachedToHello: 0.6, freshListCpuMs: 6 };

const reportSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
});
type Figures = { perSecond: number; p50: number; p99: number; cpuMs: number };
/** By wrk: requests in a second, and how many that is of what hello has beside it. */
type ByWrk = { perSecond: number; ofHello: number };
type Row = Figures & { name: string; sameSize?: number; wrk?: ByWrk | undefined };
type Target = { program: RunningProgram; path: string; headers: Record<string, string> };

/** For some seconds, or until so many requests are answered. */
type Effort = { seconds: number } | { requests: number };

function load(url: string, headers: Record<string, string>, effort: Effort): Promise<z.infer<typeof reportSchema>> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const limit = "seconds" in effort ? ["-d", String(effort.seconds)] : ["-a", String(effort.requests)];
  const args = ["-c", options.connections, ...limit, "-j", "-n", ...given, url];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/autocannon/autocannon.js", ...args], { stdio: ["ignore", "pipe", "ignore"] });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.once("error", reject);
    child.once("exit", () => {
      try {
        resolve(reportSchema.parse(JSON.parse(Buffer.concat(parts).toString())));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

/** Requests in a second by wrk, or undefined where it is not installed. */
function loadByWrk({ program, path, headers }: Target): number | undefined {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = spawnSync("wrk", ["-t1", `-c${options.connections}`, "-d1", ...given, program.url + path], { encoding: "utf8" });
  const perSecond = /Requests\/sec:\s*([\d.]+)/.exec(stdout ?? "")?.[1];
  return perSecond ? Number(perSecond) : undefined;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** In turns with hello, a second each, and the median of the turns: what the machine does meanwhile is in both halves. */
function besideHelloByWrk(target: Target, bare: RunningProgram): ByWrk | undefined {
  const turns: { page: number; hello: number }[] = [];
  for (let turn = 0; turn < Number(options.turns); turn++) {
    const [hello, page] = [loadByWrk({ program: bare, path: "/", headers: {} }), loadByWrk(target)];
    if (hello === undefined || page === undefined) return undefined;
    turns.push({ page, hello });
  }
  return { perSecond: median(turns.map(({ page }) => page)), ofHello: median(turns.map(({ page, hello }) => page / hello)) };
}

/** Bytes of an answer as they travel. */
async function travellingBytes({ program, path, headers }: Target): Promise<number> {
  const answer = await fetch(program.url + path, { headers });
  await answer.arrayBuffer();
  return Number(answer.headers.get("Content-Length") ?? 0);
}

async function measureOnce({ program, path, headers }: Target, seconds: number): Promise<Figures> {
  const before = cpuTimeMs(program.pid);
  const { requests, latency, ...failures } = await load(program.url + path, headers, { seconds });
  const cpu = cpuTimeMs(program.pid) - before;
  const failed = failures.errors + failures.timeouts + failures.non2xx;
  if (failed > 0) throw new Error(`${path}: ${failed} requests failed. ${program.lastWords()}`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, cpuMs: cpu / requests.total };
}

/** Three times in a row, of which the middle one counts: a busy second of the machine is in one of them only. */
async function measure(name: string, target: Target): Promise<Row> {
  const { program, path, headers } = target;
  const warm = await load(program.url + path, headers, { seconds: 1 });
  // On a busy machine a second is too short for the engine to have compiled what it measures.
  if (warm.requests.total < warmUpRequests) await load(program.url + path, headers, { requests: warmUpRequests });
  const rounds: Figures[] = [];
  while (rounds.length < 3) rounds.push(await measureOnce(target, Number(options.seconds)));
  // Where the system tells no processor time, the middle of what was answered.
  const [, middle] = rounds.toSorted((one, other) => one.cpuMs - other.cpuMs || one.perSecond - other.perSecond);
  if (!middle) throw new Error(`${name} was not measured`);
  return { name, ...middle };
}

const ratio = (part: number, whole: number | undefined) => (whole ? (part / whole).toFixed(2) : "");

function print(title: string, rows: Row[], hello: Row): void {
  console.log(`\n${title}`);
  console.log(
    `${"".padEnd(40)}${["req/s", "of hello", "same size", "by wrk", "of hello", "p50 ms", "p99 ms", "CPU ms"].map((head) => head.padStart(10)).join("")}`,
  );
  for (const { name, perSecond, p50, p99, cpuMs, sameSize, wrk } of rows) {
    const byAutocannon = [perSecond.toFixed(0), ratio(perSecond, hello.perSecond), ratio(perSecond, sameSize)];
    const byWrk = [wrk?.perSecond.toFixed(0) ?? "", wrk?.ofHello.toFixed(2) ?? ""];
    const figures = [...byAutocannon, ...byWrk, String(p50), String(p99), cpuMs.toFixed(3)];
    console.log(`${name.padEnd(40)}${figures.map((figure) => figure.padStart(10)).join("")}`);
  }
}

const measureHello = (bare: RunningProgram) => measure("hello", { program: bare, path: "/", headers: {} });

type Yardsticks = { bare: RunningProgram; sized: RunningProgram };

/** A kept page, beside a hello of its size. */
async function measureKept(name: string, target: Target, { bare, sized }: Yardsticks): Promise<Row> {
  const row = await measure(name, target);
  const size = await travellingBytes(target);
  const same = await measure(`${size} bytes`, { program: sized, path: `/bytes/${size}`, headers: {} });
  return { ...row, sameSize: same.perSecond, wrk: besideHelloByWrk(target, bare) };
}

async function bench(title: string, databaseUrl: string | undefined): Promise<Row[]> {
  const nodeArguments = options.profile ? ["--cpu-prof", `--cpu-prof-dir=${options.profile}`] : [];
  const site = await startBuiltSite({ databaseUrl, nodeArguments });
  const startHello = () => startProgram("scripts/bench-hello.ts", { health: "/", log: os.devNull });
  const bare = await startHello();
  // The hello that decides answers with nothing else: an engine makes one kind of answer faster than many.
  const sized = await startHello();
  try {
    // The engine goes on compiling for most of a minute under load: unwarmed, the rows that come first are slower than the last.
    for (const path of Object.values(pages)) besideHelloByWrk({ program: site, path, headers: variants["cached, gzip"] }, bare);
    const first = await measureHello(bare);
    const rows: Row[] = [];
    for (const [variant, headers] of Object.entries(variants)) {
      for (const [page, path] of Object.entries(pages)) {
        const name = `${page}, ${variant}`;
        if (!name.includes(options.only)) continue;
        const target = { program: site, path, headers };
        rows.push(await ("Cookie" in headers ? measure(name, target) : measureKept(name, target, { bare, sized })));
      }
    }
    // Once more at the end: what the machine does meanwhile is in both halves.
    const last = await measureHello(bare);
    const average = { ...last, perSecond: (first.perSecond + last.perSecond) / 2 };
    print(title, [average, ...rows], average);
    return rows;
  } finally {
    await site.stop();
    await Promise.all([bare.stop(), sized.stop()]);
  }
}

function judge(title: string, rows: Row[]): void {
  const verdict = (met: boolean) => (met ? "met" : "MISSED");
  const kept = rows.flatMap(({ wrk, sameSize, perSecond }) => (wrk ? [wrk.ofHello] : sameSize ? [perSecond / sameSize] : []));
  if (kept.length > 0) {
    const slowest = Math.min(...kept);
    const yardstick = rows.some(({ wrk }) => wrk) ? "hello, by wrk" : "a hello of the same size, by autocannon";
    console.log(
      `${title}: kept pages at ${aims.cachedToHello} or more of ${yardstick}: ${verdict(slowest >= aims.cachedToHello)} (${slowest.toFixed(2)})`,
    );
  }
  const list = rows.find((row) => row.name.startsWith("filtered list, rendered"));
  if (list && !Number.isNaN(list.cpuMs)) {
    const { cpuMs } = list;
    console.log(
      `${title}: filtered list rendered in ${aims.freshListCpuMs} ms of CPU or less: ${verdict(cpuMs <= aims.freshListCpuMs)} (${cpuMs.toFixed(2)} ms)`,
    );
  }
}

const results = new Map([["PGlite", await bench("PGlite", undefined)]]);
const onServer = await onPostgres((databaseUrl) => bench("PostgreSQL", databaseUrl));
if (onServer) results.set("PostgreSQL", onServer);
else console.log("\nPostgreSQL is not installed and TEST_DATABASE_URL is not set: measured on PGlite only.");
console.log("");
for (const [title, rows] of results) judge(title, rows);
