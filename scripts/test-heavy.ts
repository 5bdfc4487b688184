/** `npm run test:heavy`: the long proofs in test/heavy. Those that need PostgreSQL start their own. Arguments go to the test runner. */
import { ensurePostgres } from "./test-tools.ts";
import { runProgram } from "./run-program.ts";

ensurePostgres();
const args = ["node_modules/vitest/vitest.mjs", "run", "--config=test/heavy/vitest.config.ts", ...process.argv.slice(2)];
process.exitCode = (await runProgram("node", args, { show: true })).code;
