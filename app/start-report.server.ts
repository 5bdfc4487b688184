/** What a start tells: on a terminal a line for each step and a box at the end, elsewhere lines of the log. */
import { z } from "zod";
import type { Env } from "#app/platform/env.server.ts";
import type { Log } from "#app/platform/log.server.ts";

/** Tells that a step is done, with the time that it took. */
export type Report = (text: string) => void;

/** A time in the column of times; `scripts/run.mjs` writes its two lines the same way. */
const column = (ms: number) => `${(ms / 1_000).toFixed(1)} s`.padStart(9);

export function startReport(
  { terminal }: Pick<Env, "terminal">,
  log: Pick<Log, "info">,
  write: (line: string) => void = console.log,
): Report {
  let since = performance.now();
  return (text) => {
    const now = performance.now();
    const ms = now - since;
    since = now;
    if (terminal) write(`${column(ms)}  ${text}`);
    else log.info({ ms: Math.round(ms) }, text);
  };
}

/** Lines in a frame; where the terminal is too narrow for it, between two rules, so that an address stays in one piece. */
export function box(lines: readonly string[], columns = 80): string {
  const width = Math.max(...lines.map(({ length }) => length));
  if (width + 4 > columns) {
    const rule = "─".repeat(Math.min(width, columns));
    return [rule, ...lines, rule].join("\n");
  }
  const side = (text: string) => `│ ${text.padEnd(width)} │`;
  const edge = "─".repeat(width + 2);
  return [`┌${edge}┐`, ...["", ...lines, ""].map(side), `└${edge}┘`].join("\n");
}

const reasons: Record<string, string> = {
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "there is a file of that name",
  ENOENT: "it cannot be made there",
};

const codeOf = (error: unknown) => (error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "");

/** True for an error of the file system, which names the operation that failed. */
const isOfFiles = (error: unknown) => error instanceof Error && "syscall" in error && "path" in error && codeOf(error) in reasons;

/** Why the site has not started, in one sentence that its operator can act on. */
export function plainReason(error: unknown, { dataDir, port }: Partial<Pick<Env, "dataDir" | "port">> = {}): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return `The site has not started, because another program uses port ${port}: stop that program, or choose another port (PORT=${(port ?? 0) + 1} npm start).`;
  if (code === "EACCES" && error instanceof Error && "port" in error)
    return `The site has not started, because it may not use port ${port}: choose one above 1023 (PORT=3000 npm start).`;
  if (isOfFiles(error))
    return `The site has not started, because nothing can be written into its data folder ${dataDir} (${reasons[code]}): make it writable, or choose another (DATA_DIR=/path/to/folder npm start).`;
  if (error instanceof z.ZodError) {
    const found = error.issues.map(({ path, message }) => `${path.join(".")} (${message})`);
    return `The site has not started, because settings saved in its database are not valid: ${found.join(", ")}.`;
  }
  const unreachable = codeOf(error) || (error instanceof Error ? codeOf(error.cause) : "");
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)/.test(unreachable))
    return `The site has not started, because the PostgreSQL server of DATABASE_URL cannot be reached (${unreachable}): start that server, or correct the address.`;
  return error instanceof Error && error.message ? error.message : String(error);
}
