/** `npm test`: everything but the heavy proofs. The last line says how many passed and failed. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkSteps, runSteps } from "./check-steps.ts";
import { onPostgres } from "./on-postgres.ts";
import { runProgram } from "./run-program.ts";

type Counts = { passed: number; failed: number };
const reports = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-reports-"));
process.on("exit", () => fs.rmSync(reports, { recursive: true, force: true }));

/** What a runner that ended with `code` counted; a runner that failed without a failed test counts as one. */
function checked(code: number, counts: Counts | undefined): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

const readReport = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined);

async function vitest(name: string, env: Record<string, string>): Promise<Counts> {
  const file = path.join(reports, `${name}.json`);
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await runProgram("node", args, { env: { NODE_ENV: "test", ...env }, show: true });
  type File = { status: string; assertionResults: { status: string }[] };
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number; testResults: File[] } | undefined;
  if (!report) return checked(code, undefined);
  // A file that fails before or after its tests has no failed test of its own.
  const brokenFiles = report.testResults.filter(
    (one) => one.status === "failed" && !one.assertionResults.some((result) => result.status === "failed"),
  );
  return checked(code, { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length });
}

async function playwright(): Promise<Counts> {
  const file = path.join(reports, "browser.json");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const { code } = await runProgram("node", args, { env: { NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true });
  const report = readReport(file) as { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] } | undefined;
  if (!report) return checked(code, undefined);
  const { expected, unexpected, flaky } = report.stats;
  return checked(code, { passed: expected, failed: unexpected + flaky + report.errors.length });
}

const total: Counts = { passed: 0, failed: 0 };
const add = (counts: Counts) => {
  total.passed += counts.passed;
  total.failed += counts.failed;
};

// A browser or PostgreSQL that is missing is fetched meanwhile.
const tools = runProgram("node", ["scripts/test-tools.ts"]);
console.log("\nChecks");
add(await runSteps(checkSteps));
console.log("\nTests");
add(await vitest("tests", {}));
await tools;
console.log("\nTests in a browser");
add(await playwright());
console.log("\nTests on PostgreSQL");
const onServer = await onPostgres((url) => vitest("postgres", { TEST_DATABASE_URL: url }));
if (onServer) add(onServer);
else console.log("PostgreSQL is not installed and TEST_DATABASE_URL is not set: left out.");

process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
