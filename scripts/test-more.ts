/** `npm run test:more`: what `npm test` leaves out: long tests, the other widths of the browser, and all that writes again on PostgreSQL. */
import fs from "node:fs";
import { conclude, playwright, vitest } from "./counted-tests.ts";
import { onPostgres } from "./on-postgres.ts";
import { runProgram } from "./run-program.ts";

/** To look for tagged tests in all files would open a database for each. */
const tagged = fs
  .globSync("{app,db,scripts,test}/**/*.test.{ts,tsx}")
  .filter((file) => fs.readFileSync(file, "utf8").includes('tags: "more"'));

// What is missing is fetched meanwhile.
const tools = runProgram("node", ["scripts/test-tools.ts", "--postgres"]);
console.log("\nLong tests");
await vitest("embedded database", ["--tags-filter=more", ...tagged]);
await tools;
console.log("\nTests in a browser");
await playwright("phone-more", "desktop-more");
console.log("\nTests on PostgreSQL");
const onServer = await onPostgres(async (url) => {
  await vitest("PostgreSQL", [], { TEST_DATABASE_URL: url });
  return true;
});
if (!onServer) console.log("PostgreSQL is not installed and TEST_DATABASE_URL is not set: left out.");
conclude();
