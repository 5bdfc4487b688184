/** Runs the test runners of `npm test` and `npm run test:more` and counts: their last line says how many passed and failed. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runProgram } from "./run-program.ts";

export type Counts = { passed: number; failed: number };
const reports = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-reports-"));
process.on("exit", () => fs.rmSync(reports, { recursive: true, force: true }));

const total: Counts = { passed: 0, failed: 0 };
/** Seconds by what was run: the next one sees where the time goes. */
const seconds = new Map<string, number>();

export function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
}

/** What a runner that ended with `code` counted; a runner that failed without a failed test counts as one. */
function checked(code: number, counts: Counts | undefined): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

const readReport = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined);

/** Counts the tests that vitest runs. The name tells this run's files from another's. */
export async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const file = path.join(reports, `${name}.json`);
  const all = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...args];
  const { code } = await runProgram("node", all, { env: { NODE_ENV: "test", ...env }, show: true });
  type File = { name: string; startTime: number; endTime: number; status: string; assertionResults: { status: string }[] };
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number; testResults: File[] } | undefined;
  if (!report) return add(checked(code, undefined));
  for (const one of report.testResults) seconds.set(`${path.relative("", one.name)} (${name})`, (one.endTime - one.startTime) / 1000);
  // A file that fails before or after its tests has no failed test of its own.
  const brokenFiles = report.testResults.filter(
    (one) => one.status === "failed" && !one.assertionResults.some((result) => result.status === "failed"),
  );
  add(checked(code, { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }));
}

type Suite = { file: string; suites?: Suite[]; specs: { tests: { results: { duration: number }[] }[] }[] };
const milliseconds = ({ suites = [], specs }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(milliseconds))
    .reduce((sum, one) => sum + one, 0);

/** Counts the tests of these projects of playwright.config.ts. */
export async function playwright(...projects: string[]): Promise<void> {
  const file = path.join(reports, "browser.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...projects.map((name) => `--project=${name}`)];
  const { code } = await runProgram("node", args, { env: { NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true });
  type Report = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[]; suites: Suite[] };
  const report = readReport(file) as Report | undefined;
  if (!report) return add(checked(code, undefined));
  for (const suite of report.suites) seconds.set(`e2e/${suite.file}`, milliseconds(suite) / 1000);
  const { expected, unexpected, flaky } = report.stats;
  // The list above names those that needed their second try.
  add(checked(code, { passed: expected + flaky, failed: unexpected + report.errors.length }));
}

/** The slowest files, and last of all the sums, which decide how the program ends. */
export function conclude(): void {
  const slowest = [...seconds].sort(([, one], [, other]) => other - one).slice(0, 10);
  console.log(`\nSlowest files\n${slowest.map(([name, time]) => `${time.toFixed(1).padStart(6)} s  ${name}`).join("\n")}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
