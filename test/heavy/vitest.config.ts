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
    // Only ends what hangs: fifteen first starts took 333 s on two cores that others used too.
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
