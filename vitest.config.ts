import fs from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that ask the built site; all others import the sources. */
const testsOfTheBuild = [
  "app/**/*.page.test.ts",
  "test/access.test.ts",
  "test/roles.test.ts",
  "test/process.test.ts",
  "test/untranslated.test.ts",
];
/** Tests that make whole databases, some of them in folders on the disk: for each test another. */
const testsOfDatabases = ["backup", "database", "seed", "seed-articles", "content-states", "refunds-of-bookings", "schedules"].map(
  (name) => `db/${name}.server.test.ts`,
);
/** `npm run check` does not build, and is quick. */
export const testsOutsideCheck = [...testsOfTheBuild, ...testsOfDatabases];

/** On PostgreSQL what speaks with a database runs again; of the pages those that write, and one test that looks at all. */
const writes = (file: string) => /\b(?:article|send|upload)\(|"POST"/.test(fs.readFileSync(file, "utf8"));
const pagesThatWrite = () => fs.globSync("app/**/*.page.test.ts").filter(writes);
const onPostgres = process.env.TEST_DATABASE_URL && ["{app,db}/**/*.server.test.ts", ...pagesThatWrite(), "test/untranslated.test.ts"];

/** Those that take longest begin: one that began last would keep a single worker busy long after the others are done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = ["test/process.test.ts", "test/access.test.ts", ...testsOfDatabases];
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.endsWith(name)) + 1 || Infinity;
    return (await super.sort(files)).sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
  }
}

export default defineConfig({
  test: {
    include: onPostgres || ["{app,db,scripts,test}/**/*.test.{ts,tsx}"],
    tags: [{ name: "more", description: "left out of `npm test`: takes long, and is not the only one to protect what it protects" }],
    globalSetup: "test/global-setup.ts",
    setupFiles: "test/quiet-console.ts",
    pool: "forks",
    maxWorkers: 2,
    // Modules are loaded once a worker, not once a file: a third of the time. A test leaves no module as it did not find it.
    isolate: false,
    sequence: { shuffle: { files: false, tests: true }, sequencer: LongestFirst },
    // What is waited for may come late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
