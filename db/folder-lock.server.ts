import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

const ownerSchema = z.object({ pid: z.int().positive(), startedAt: z.string() });

/**
 * When the process was started, in clock ticks since boot; empty where the system does not tell. A process
 * number alone may have been given to another program since; a zombie still answers a signal but runs no more.
 */
function startOf(pid: number): string | "dead" {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? "dead" : (fields[19] ?? "");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Who wrote the lock, from one look at it: another process may remove or replace it at any moment. */
function ownerOf(file: string): z.infer<typeof ownerSchema> | "absent" | "unreadable" {
  try {
    const owner = ownerSchema.safeParse(JSON.parse(fs.readFileSync(file, "utf8")));
    return owner.success ? owner.data : "unreadable";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT" ? "absent" : "unreadable";
  }
}

/** True for a lock whose process is no more, or that nobody can read; a lock that is not there is not dead. */
function isDead(owner: ReturnType<typeof ownerOf>): boolean {
  if (owner === "absent") return false;
  return owner === "unreadable" || !isAlive(owner.pid) || startOf(owner.pid) !== owner.startedAt;
}

/** Gives `draft` a second name, which only one process can do; its whole content appears under it at once. */
function linkOnce(draft: string, file: string): boolean {
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Puts `draft` in the place of a dead lock. Several processes may find it dead at the same moment; without the
 * gate, a slow one would take the lock of the fast one for the dead one it had seen.
 */
function takeOver(draft: string, file: string): boolean {
  const gate = `${file}.takeover`;
  if (!linkOnce(draft, gate)) {
    if (isDead(ownerOf(gate))) fs.rmSync(gate, { force: true });
    return false;
  }
  try {
    if (!isDead(ownerOf(file))) return false;
    fs.renameSync(draft, file);
    return true;
  } finally {
    fs.rmSync(gate, { force: true });
  }
}

const attempts = 100;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);

/**
 * Takes the folder for this process and returns what gives it back. Two processes on one PGlite folder lose
 * rows without an error, so a second one is refused; the lock of a process that died is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = `${path.resolve(folder)}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }));
  try {
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (linkOnce(draft, file) || takeOver(draft, file)) return giveBack(file);
      const owner = ownerOf(file);
      if (typeof owner === "object" && !isDead(owner)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${owner.pid}. Stop that process first, use another DATA_DIR, or set DATABASE_URL to a PostgreSQL database.`,
        );
      }
      pause();
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
}

function giveBack(file: string): () => void {
  const release = () => {
    const owner = ownerOf(file);
    if (typeof owner === "object" && owner.pid === process.pid) fs.rmSync(file, { force: true });
    process.removeListener("exit", release);
  };
  process.once("exit", release);
  return release;
}
