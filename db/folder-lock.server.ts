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

function ownerOf(file: string) {
  try {
    const owner = ownerSchema.safeParse(JSON.parse(fs.readFileSync(file, "utf8")));
    return owner.success ? owner.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the folder for this process and returns what gives it back. Two processes on one PGlite folder lose
 * rows without an error, so a second one is refused; the lock of a process that died is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = `${path.resolve(folder)}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt++) {
    // The whole content appears at once under a name of its own; the link is what only one process can make.
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, mine);
    try {
      fs.linkSync(draft, file);
      const release = () => {
        if (ownerOf(file)?.pid === process.pid) fs.rmSync(file, { force: true });
        process.removeListener("exit", release);
      };
      process.once("exit", release);
      return release;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const owner = ownerOf(file);
      if (owner && isAlive(owner.pid) && startOf(owner.pid) === owner.startedAt) {
        throw new Error(
          `The data folder ${folder} is in use by process ${owner.pid}. Stop that process first, use another DATA_DIR, or set DATABASE_URL to a PostgreSQL database.`,
          { cause: error },
        );
      }
      fs.rmSync(file, { force: true });
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
}
