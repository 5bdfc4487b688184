/** The built site as a program beside the script that measures or photographs it. */
import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "./private-postgres.ts";

export type RunningProgram = { url: string; pid: number; lastWords: () => string; stop: () => Promise<void> };
/** `folder`: of another version of the site, installed and built there. */
type Options = { databaseUrl?: string; settings?: Record<string, string>; folder?: string };

const readyWithinMs = 60_000;

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + readyWithinMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the program under test ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`nothing answers at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

type Program = { health: string; log: string; environment?: NodeJS.ProcessEnv; folder?: string };

/** Runs a script of this project on a free port until it answers at `health`. Its log goes to `log`, as it would to a file in production. */
export async function startProgram(
  script: string,
  { health, log, environment = {}, folder = process.cwd() }: Program,
): Promise<RunningProgram> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output = fs.openSync(log, "a");
  const env = { ...process.env, NODE_ENV: "production", ORIGIN: url, HOST: "127.0.0.1", PORT: String(port), ...environment };
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio: ["ignore", output, output] });
  fs.closeSync(output);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${script} cannot be started`);
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  await answers(url + health, child);
  const stop = async () => {
    await stopped(child);
    process.off("exit", abandon);
  };
  const lastWords = () => {
    const end = child.exitCode ?? child.signalCode;
    return `${script} ${end === null ? "runs" : `ended with ${end}`}; its log ends with:\n${fs.readFileSync(log, "utf8").slice(-2_000)}`;
  };
  return { url, pid, lastWords, stop };
}

/** The site as production runs it, with a database of its own: embedded and empty at first, or the PostgreSQL one that is named. */
export async function startBuiltSite({ databaseUrl = "", settings = {}, folder }: Options = {}): Promise<RunningProgram> {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-site-"));
  const environment = { DATA_DIR: path.join(place, "data"), DATABASE_URL: databaseUrl, ...settings };
  const site = await startProgram("scripts/start.mjs", {
    health: "/healthz",
    log: path.join(place, "log"),
    environment,
    ...(folder !== undefined && { folder }),
  });
  const stop = async () => {
    await site.stop();
    fs.rmSync(place, { recursive: true, force: true });
  };
  return { ...site, stop };
}
