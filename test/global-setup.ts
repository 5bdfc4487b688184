import type { TestProject } from "vitest/node";
import { dropPostgresTemplate, makePostgresTemplate } from "./postgres-template.ts";
import { makeDumps, seedFingerprint } from "./database-dumps.ts";

declare module "vitest" {
  export interface ProvidedContext {
    seedFingerprint: string;
  }
}

/** Once before all test files: the databases that each of them opens a copy of. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const fingerprint = seedFingerprint();
  project.provide("seedFingerprint", fingerprint);
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return makeDumps(fingerprint);
  await makePostgresTemplate(url, fingerprint);
  return () => dropPostgresTemplate(url, fingerprint);
}
