import { defineConfig } from "vitest/config";

/** Tests that ask the built site; all others import the sources. `npm run check` leaves them out, because it does not build. */
export const testsOfTheBuild = ["app/**/*.page.test.ts", "test/access.test.ts", "test/process.test.ts"];

/** On PostgreSQL only what speaks with a database runs again. */
const onPostgres = ["app/**/*.server.test.ts", "app/**/*.page.test.ts", "db/**/*.test.ts", "test/access.test.ts"];

export default defineConfig({
  test: {
    include: process.env.TEST_DATABASE_URL ? onPostgres : ["{app,db,scripts,test}/**/*.test.{ts,tsx}"],
    globalSetup: "test/global-setup.ts",
    setupFiles: ["test/quiet-console.ts"],
    pool: "forks",
    maxWorkers: 2,
    sequence: { shuffle: true },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
