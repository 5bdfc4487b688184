/** `npm test`: what protects every promise once. The last line says how many passed and failed; the rest is `npm run test:more`. */
import { checkSteps, runSteps } from "./check-steps.ts";
import { add, conclude, playwright, vitest } from "./counted-tests.ts";
import { runProgram } from "./run-program.ts";

// A browser that is missing is fetched meanwhile.
const tools = runProgram("node", ["scripts/test-tools.ts"]);
console.log("\nChecks");
add(await runSteps(checkSteps));
console.log("\nTests");
await vitest("embedded database", ["--tags-filter=!more"]);
await tools;
console.log("\nTests in a browser");
await playwright("phone", "desktop");
conclude();
