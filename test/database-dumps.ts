/** Dumps of migrated embedded databases, empty and seeded, made once for all test files and again when what goes into them changes. */
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { openMemoryDatabase, type DatabaseHandle } from "#db/database.server.ts";
import { seedDemo } from "#db/seed.server.ts";
import { testNow } from "./clock.ts";

const folder = path.resolve("node_modules/.cache/yatrika");
/** All that decides what the seeded database holds. */
const inputs = [
  "db",
  "app/features/publishing/blog",
  "app/features/selling/catalogue",
  "app/values",
  "public/art",
  "test/clock.ts",
  "test/database-dumps.ts",
  "package-lock.json",
];

const filesUnder = (place: string): string[] =>
  fs.statSync(place).isDirectory() ? fs.readdirSync(place).flatMap((name) => filesUnder(path.join(place, name))) : [place];

/** A short name that is another one as soon as the seeded database would be. */
export function seedFingerprint(): string {
  const hash = crypto.createHash("sha256");
  for (const file of inputs
    .flatMap(filesUnder)
    .filter((name) => !name.includes(".test."))
    .sort()) {
    hash.update(file).update("\0").update(fs.readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

export type Dump = "empty" | "seeded";
const dumpFile = (dump: Dump, fingerprint: string) => path.join(folder, `${dump}-${fingerprint}.tar`);

/**
 * A test opens a copy in half the time where it has no databases to make others from, and no buffers that are longer than all of its
 * data: those of 128 MB are written full of zeros at each start.
 */
const light = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "alter system set shared_buffers = '8MB'",
];

async function keepDump({ client, kind }: DatabaseHandle, file: string): Promise<void> {
  if (kind !== "pglite") throw new Error("not the embedded database");
  // Otherwise each copy would begin by doing again what its log says was done.
  await client.exec("checkpoint");
  const dump = await client.dumpDataDir("none");
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  fs.renameSync(draft, file);
}

/** Makes the dumps unless they are there. */
export async function makeDumps(fingerprint: string): Promise<void> {
  const [empty, seeded] = [dumpFile("empty", fingerprint), dumpFile("seeded", fingerprint)];
  if (fs.existsSync(empty) && fs.existsSync(seeded)) return;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const handle = await openMemoryDatabase();
  for (const statement of light) await handle.db.execute(statement);
  await keepDump(handle, empty);
  await seedDemo(handle.db, testNow);
  await keepDump(handle, seeded);
  await handle.close();
}

export const readDump = (dump: Dump, fingerprint: string): Promise<Blob> => fs.openAsBlob(dumpFile(dump, fingerprint));
