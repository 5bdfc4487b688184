/** `npm run check`: types, lint, format, unused code and the quick tests, which need no build. */
import { testsOutsideCheck } from "../vitest.config.ts";
import { checkSteps, runSteps } from "./check-steps.ts";
import { runProgram } from "./run-program.ts";

const exclusions = testsOutsideCheck.flatMap((pattern) => ["--exclude", pattern]);
const tests = {
  name: "quick tests",
  run: () =>
    runProgram("node", ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--tags-filter=!more", ...exclusions], {
      env: { NODE_ENV: "test" },
    }),
};
const { failed } = await runSteps([tests, ...checkSteps]);
process.exitCode = failed === 0 ? 0 : 1;
