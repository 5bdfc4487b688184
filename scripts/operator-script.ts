/** What the operator's scripts share: the settings, and one clear line when something is wrong. */
import { readEnv, type Env } from "#app/platform/env.server.ts";

/** Runs a script's work with the settings and prints the line it returns; an error becomes one line and exit code 1. */
export async function runScript(work: (env: Env) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readEnv()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
