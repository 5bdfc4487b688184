// `npm run bench`: what a page of the built site costs in processor time, cached and rendered fresh, on each database, beside a bare "hello"
// of the same HTTP stack. All are measured in turns, and ratios within a turn count: what the machine does meanwhile is in both halves.
// Options: --beside FOLDER (another version of the site, installed and built there, in the same turns), --turns N, --only TEXT (pages whose
// name contains it).
import os from "node:os";
import { parseArgs } from "node:util";
import { startBuiltSite, startProgram, type RunningProgram } from "./built-site.ts";
import { onPostgres } from "./on-postgres.ts";
import { cpuTimeMs } from "./process-figures.ts";

const { values: options } = parseArgs({
  options: { beside: { type: "string" }, turns: { type: "string", default: "15" }, only: { type: "string", default: "" } },
});
const aims = { cachedToHello: 0.35, freshListToOther: 1.25 };
const visitors = 10;

type Asked = { name: string; path: string; headers: Record<string, string>; requests: number };

const paths = {
  home: "/",
  "filtered list": "/tours?category=Cultural&min=300&sort=rating&when=apr-jun",
  tour: "/tours/detail/japan-heritage",
};
const hello: Asked = { name: "hello", path: "/", headers: {}, requests: 4_000 };
const pages = Object.entries(paths).flatMap(([page, path]): Asked[] => [
  { name: `${page}, cached, brotli`, path, headers: { "Accept-Encoding": "br" }, requests: 4_000 },
  { name: `${page}, cached, gzip`, path, headers: { "Accept-Encoding": "gzip" }, requests: 4_000 },
  // The cookie of somebody with a cart: the page is theirs, so it is rendered for them.
  { name: `${page}, fresh`, path, headers: { "Accept-Encoding": "gzip", Cookie: "cart=x" }, requests: 60 },
]);
const chosen = pages.filter(({ name }) => name.includes(options.only));

/** Milliseconds of the program's processor time for one request, of many by some visitors at once. */
async function cost({ url, pid, lastWords }: RunningProgram, { path, headers, requests }: Asked): Promise<number> {
  let left = requests;
  const visit = async () => {
    while (left-- > 0) {
      const answer = await fetch(url + path, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}. ${lastWords()}`);
      await answer.arrayBuffer();
    }
  };
  const before = cpuTimeMs(pid);
  await Promise.all(Array.from({ length: visitors }, visit));
  return (cpuTimeMs(pid) - before) / requests;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

type Programs = { site: RunningProgram; bare: RunningProgram; other?: RunningProgram };

/** A page's costs in turns, and the medians of what they are of each other. */
async function measure(page: Asked, { site, bare, other }: Programs) {
  const turns: { own: number; hello: number; other: number }[] = [];
  // The first turns are for the engine, which compiles what it is asked for.
  for (let turn = -3; turn < Number(options.turns); turn++) {
    const figures = {
      hello: await cost(bare, hello),
      own: await cost(site, page),
      other: other ? await cost(other, page) : Number.NaN,
    };
    if (turn >= 0) turns.push(figures);
  }
  return {
    ms: median(turns.map(({ own }) => own)),
    ofHello: median(turns.map((turn) => turn.hello / turn.own)),
    toOther: median(turns.map((turn) => turn.own / turn.other)),
  };
}

/** False where an aim is missed. */
async function bench(title: string, [url = "", otherUrl = ""]: string[]): Promise<boolean> {
  const bare = await startProgram("scripts/bench-hello.ts", { health: "/", log: os.devNull });
  const site = await startBuiltSite({ databaseUrl: url });
  const other = options.beside ? await startBuiltSite({ databaseUrl: otherUrl, folder: options.beside }) : undefined;
  let met = true;
  console.log(`\n${title.padEnd(34)}${["CPU ms", "of hello", "to other"].map((head) => head.padStart(10)).join("")}`);
  try {
    for (const page of chosen) {
      const { ms, ofHello, toOther } = await measure(page, { site, bare, ...(other && { other }) });
      const missed = page.name.includes("cached") ? ofHello < aims.cachedToHello : toOther > aims.freshListToOther;
      const figures = [ms.toFixed(3), ofHello.toFixed(2), other ? toOther.toFixed(2) : ""];
      console.log(`${page.name.padEnd(34)}${figures.map((figure) => figure.padStart(10)).join("")}${missed ? "   MISSED" : ""}`);
      met &&= !missed;
    }
    return met;
  } finally {
    await Promise.all([bare.stop(), site.stop(), other?.stop()]);
  }
}

const results = [
  await bench("PGlite", []),
  await onPostgres((url) => (options.beside ? onPostgres((otherUrl) => bench("PostgreSQL", [url, otherUrl])) : bench("PostgreSQL", [url]))),
];
if (results[1] === undefined) console.log("\nPostgreSQL is not installed and TEST_DATABASE_URL is not set: measured on PGlite only.");
process.exitCode = results.includes(false) ? 1 : 0;
