/** Backups: the embedded database as one compressed file, PostgreSQL through its own programs. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { pgliteFolder } from "./database.server.ts";
import { folderInTheMaking, putInPlace, settleFolder } from "./folder-swap.server.ts";
import { lockFolder } from "./folder-lock.server.ts";

type Place = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Environment for pg_dump, pg_restore and psql: where they are found, and settings of their own. */
  programs: Record<string, string | undefined>;
};

const gunzip = promisify(zlib.gunzip);

type Kind = "pglite" | "postgres";
const kindNames = { pglite: "the embedded database", postgres: "PostgreSQL" };
const kindOf = (place: Place): Kind => (place.databaseUrl ? "postgres" : "pglite");

/** A file name with the moment in it, such as `yatrika-2026-11-21-060000.tar.gz`, in the data folder. */
export function backupFileName(place: Place, now: Date): string {
  const moment = now.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  return path.join(place.dataDir, "backups", `yatrika-${moment}.${kindOf(place) === "pglite" ? "tar.gz" : "dump"}`);
}

/** Writes everything the database holds into a new file and returns its size in bytes. The file appears whole or not at all. */
export async function backUp(place: Place, file: string): Promise<number> {
  if (fs.existsSync(file)) throw new Error(`${file} exists already. Name another file.`);
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const part = `${file}.part`;
  try {
    // The copy holds the signing secret and personal data: for its owner's eyes only.
    fs.writeFileSync(part, "", { mode: 0o600 });
    if (place.databaseUrl) await dumpPostgres(place.databaseUrl, part, place.programs);
    else fs.writeFileSync(part, await dumpPglite(pgliteFolder(place.dataDir)));
    fs.renameSync(part, file);
    return fs.statSync(file).size;
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/** Replaces everything the database holds by what a backup holds. When that fails, what was there stays. */
export async function restore(place: Place, file: string): Promise<void> {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  const found = kindOfFile(file);
  if (!found) throw new Error(`${file} is not a backup of this site. Nothing was changed.`);
  if (found !== kindOf(place)) {
    throw new Error(`${file} is a backup of ${kindNames[found]}, and the settings name ${kindNames[kindOf(place)]}. Nothing was changed.`);
  }
  if (place.databaseUrl) await restorePostgres(place.databaseUrl, file, place.programs);
  else await restorePglite(pgliteFolder(place.dataDir), file);
}

/** By its first bytes: a compressed archive, or the custom format of pg_dump. */
function kindOfFile(file: string): Kind | undefined {
  const head = Buffer.alloc(5);
  const descriptor = fs.openSync(file, "r");
  fs.readSync(descriptor, head);
  fs.closeSync(descriptor);
  if (head[0] === 0x1f && head[1] === 0x8b) return "pglite";
  return head.toString("latin1") === "PGDMP" ? "postgres" : undefined;
}

async function dumpPglite(folder: string): Promise<Uint8Array> {
  const release = lockFolder(folder);
  try {
    settleFolder(folder);
    if (!fs.existsSync(folder)) throw new Error(`There is no database in ${folder} yet.`);
    const client = await PGlite.create({ dataDir: folder });
    try {
      const dump = await client.dumpDataDir("gzip");
      return new Uint8Array(await dump.arrayBuffer());
    } finally {
      await client.close();
    }
  } finally {
    release();
  }
}

async function restorePglite(folder: string, file: string): Promise<void> {
  const release = lockFolder(folder);
  settleFolder(folder);
  try {
    // Unpacked here and not by PGlite, where a damaged file is an error that nobody can catch.
    const archive = new Blob([new Uint8Array(await gunzip(fs.readFileSync(file)))]);
    const client = await PGlite.create({ dataDir: folderInTheMaking(folder), loadDataDir: archive });
    try {
      await client.query("select version from catalogue_version");
    } finally {
      await client.close();
    }
    putInPlace(folder);
  } catch (error) {
    settleFolder(folder);
    throw new Error(`${file} could not be read as a backup of this site. Nothing was changed.`, { cause: error });
  } finally {
    release();
  }
}

/** The address without its password, which goes by the environment: arguments are seen by everybody on the machine. */
function connection(url: string, programs: Place["programs"]) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  return { address: address.href, env: password ? { ...programs, PGPASSWORD: password } : programs };
}

async function dumpPostgres(url: string, file: string, programs: Place["programs"]): Promise<void> {
  const { address, env } = connection(url, programs);
  await runProgram("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`, `--dbname=${address}`], env);
}

/** The schemas that are ours alone: the migrations' marks and the job queue. Of `public` only the tables are. */
const ownSchemas = ["drizzle", "pgboss"];

async function restorePostgres(url: string, file: string, programs: Place["programs"]): Promise<void> {
  const { address, env } = connection(url, programs);
  const script = `${file}.${process.pid}.sql`;
  try {
    // Everything in one transaction, the removal of what is there included: also tables that the backup does not know.
    fs.writeFileSync(script, await removal(url), { mode: 0o600 });
    const rows = `${script}.rows`;
    try {
      await runProgram("pg_restore", ["--no-owner", "--no-privileges", `--file=${rows}`, file], env);
      const psql = ["--no-psqlrc", "--quiet", "--output=/dev/null", "--single-transaction", "--set=ON_ERROR_STOP=1", `--dbname=${address}`];
      await runProgram("psql", [...psql, `--file=${script}`, `--file=${rows}`], env);
    } finally {
      fs.rmSync(rows, { force: true });
    }
  } finally {
    fs.rmSync(script, { force: true });
  }
}

async function removal(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is cut between two queries fails the next one; unheard, its event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
    return [
      ...ownSchemas.map((name) => `drop schema if exists ${client.escapeIdentifier(name)} cascade;`),
      ...rows.map(({ name }) => `drop table if exists public.${client.escapeIdentifier(name)} cascade;`),
    ].join("\n");
  } finally {
    await client.end();
  }
}

function runProgram(program: string, args: string[], env: Place["programs"]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: env as NodeJS.ProcessEnv, stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr.on("data", (chunk) => (complaint += chunk));
    child.on("error", (error) =>
      reject(
        new Error(
          `${program} could not be run. Install PostgreSQL's client programs (pg_dump, pg_restore, psql), as new as the server, and have them in PATH.`,
          { cause: error },
        ),
      ),
    );
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${complaint.trim()}`))));
  });
}
