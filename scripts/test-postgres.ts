/** `npm run test:postgres`: the tests that speak with a database, on PostgreSQL. Arguments go to the test runner. */
import { onPostgres } from "./on-postgres.ts";
import { runProgram } from "./run-program.ts";

const code = await onPostgres(async (url) => {
  const args = ["node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)];
  return (await runProgram("node", args, { env: { TEST_DATABASE_URL: url }, show: true })).code;
});
if (code === undefined) console.error("PostgreSQL is not installed and TEST_DATABASE_URL is not set: nothing was tested.");
process.exitCode = code ?? 1;
