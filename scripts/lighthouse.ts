// `npm run lighthouse`: Lighthouse for a phone, five times a page, against the built site. Prints the medians and fails when one
// misses its aim. Lighthouse lives in tools/lighthouse with a lock file of its own: its packages are many, and no part of the site.
// Options: --times N, --only PATH, --reports FOLDER (keeps the reports of the last run of each page).
import { spawnSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { startBuiltSite } from "./built-site.ts";
import { browserFlags, chromium } from "./installed-browser.ts";

const { values: options } = parseArgs({
  options: { times: { type: "string", default: "5" }, only: { type: "string" }, reports: { type: "string" } },
});
const aims = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const pages = options.only ? [options.only] : ["/", "/tours", "/tours/detail/japan-heritage"];
const tool = "tools/lighthouse";

function install(): void {
  const stamp = `${tool}/node_modules/.installed`;
  const wanted = crypto
    .createHash("sha256")
    .update(fs.readFileSync(`${tool}/package-lock.json`))
    .digest("hex");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing Lighthouse (only after a change of its lock file) ...");
  const done = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: tool,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (done.status !== 0) throw new Error("Lighthouse could not be installed");
  fs.writeFileSync(stamp, wanted);
}

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string() })) })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), scoreDisplayMode: z.string(), displayValue: z.string().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

function audit(url: string, file: string): Report {
  const flags = ["--headless=new", ...browserFlags].join(" ");
  const categories = Object.keys(aims).join(",");
  const args = [url, "--quiet", "--output=json", `--output-path=${file}`, `--only-categories=${categories}`, `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: chromium() };
  const run = () => spawnSync(process.execPath, [`${tool}/node_modules/lighthouse/cli/index.js`, ...args], { env, encoding: "utf8" });
  let done = run();
  // Now and then the browser's trace lacks its beginning, and Lighthouse says "Please run Lighthouse again".
  if (done.stderr.includes("NO_NAVSTART")) done = run();
  if (done.status !== 0) throw new Error(`Lighthouse failed at ${url}: ${done.stderr.slice(-2_000)}`);
  const report = reportSchema.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  if (report.runtimeError) throw new Error(`Lighthouse failed at ${url}: ${report.runtimeError.message}`);
  return report;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);

/** The audits that cost points in a category, worst first. */
function complaints(report: Report, category: string): string[] {
  const ids = report.categories[category]?.auditRefs.map(({ id }) => id) ?? [];
  return ids
    .flatMap((id) => report.audits[id] ?? [])
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative")
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
}

install();
const folder = options.reports ?? fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-lighthouse-"));
fs.mkdirSync(folder, { recursive: true });
const site = await startBuiltSite();
let missed = false;
try {
  for (const page of pages) {
    const file = path.join(folder, `${page.replaceAll("/", "_")}.json`);
    const reports = Array.from({ length: Number(options.times) }, () => audit(site.url + page, file));
    console.log(`\n${page}`);
    for (const [category, aim] of Object.entries(aims)) {
      const scores = reports.map((report) => scoreOf(report, category));
      const middle = median(scores);
      console.log(
        `  ${category.padEnd(16)}${String(middle).padStart(4)}   aim ${aim}   runs ${scores.join(" ")}${middle < aim ? "   MISSED" : ""}`,
      );
      if (middle >= aim) continue;
      missed = true;
      for (const line of complaints(reports.at(-1)!, category)) console.log(`      ${line}`);
    }
  }
} finally {
  await site.stop();
  if (!options.reports) fs.rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed ? 1 : 0;
