import { defineConfig } from "vitest/config";

/** The long proofs: one after the other, so that each has the machine to itself. */
export default defineConfig({
  test: {
    root: ".",
    include: ["test/heavy/*.heavy.ts"],
    setupFiles: ["test/quiet-console.ts"],
    pool: "forks",
    maxWorkers: 1,
    sequence: { shuffle: true },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
