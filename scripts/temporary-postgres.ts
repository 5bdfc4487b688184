/** A PostgreSQL server of one's own for a few minutes, where its programs are installed. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

export type TemporaryPostgres = { url: string; stop: () => void };

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

/** Folder of initdb and pg_ctl: on the PATH, or where Debian keeps the newest. */
function programs(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), ...versions.map((version) => path.join(debian, version, "bin"))];
  return folders.find((folder) => fs.existsSync(path.join(folder, "initdb")) && fs.existsSync(path.join(folder, "pg_ctl")));
}

/** Starts a new, empty server on a free port; undefined where PostgreSQL is not installed. The caller stops it, and its folder goes with it. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  const bin = programs();
  if (!bin) return undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-postgres-"));
  const port = await freePort();
  // PostgreSQL refuses to run as root; its own account, which every package makes, takes over then.
  const root = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(bin, program), ...args];
    const [file = "", ...rest] = root ? ["runuser", "-u", "postgres", "--", ...command] : command;
    execFileSync(file, rest, { stdio: ["ignore", "ignore", "pipe"], cwd: folder });
  };
  if (root) execFileSync("chown", ["postgres", folder]);
  const data = path.join(folder, "data");
  run("initdb", "-D", data, "-U", "yatrika", "--auth=trust", "--encoding=UTF8", "--no-sync");
  run("pg_ctl", "-D", data, "-w", "-l", path.join(folder, "log"), "-o", `-p ${port} -h 127.0.0.1 -k ${folder} -F`, "start");
  const stop = () => {
    run("pg_ctl", "-D", data, "-m", "immediate", "stop");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://yatrika@127.0.0.1:${port}/postgres`, stop };
}
