/** A PostgreSQL server of our own in a temporary folder: on a free port, for this run only. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** PostgreSQL refuses to run as root; somebody without rights will do. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] =
      fs
        .readFileSync("/etc/passwd", "utf8")
        .split("\n")
        .find((line) => line.startsWith(`${name}:`))
        ?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user postgres or nobody.");
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

const reasonableWaitMs = 30_000;

/** Starts a server with the programs in `binaries`. `restart` ends every connection at once, as an operator's restart does. */
export async function startPostgres(binaries: string) {
  const user = otherUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-postgres-"));
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  const url = `postgresql://yatrika@127.0.0.1:${port}/postgres`;
  const place = { cwd: folder, ...user };
  const initArgs = ["-D", data, "-U", "yatrika", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(path.join(binaries, "initdb"), initArgs, { ...place, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  let server: ChildProcess;
  const run = async () => {
    // Nothing of it outlives the run, so nothing waits for the disk.
    const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
    const args = ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1", ...fast.flatMap((setting) => ["-c", setting])];
    server = spawn(path.join(binaries, "postgres"), args, { ...place, stdio: "ignore" });
    const until = Date.now() + reasonableWaitMs;
    while (!(await answers(url))) {
      if (Date.now() > until || server.exitCode !== null) throw new Error("PostgreSQL did not start.");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  };
  process.on("exit", () => {
    server.kill("SIGQUIT");
    fs.rmSync(folder, { recursive: true, force: true });
  });
  await run();
  return {
    url,
    halt,
    resume: run,
    stop: async () => {
      await halt();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
