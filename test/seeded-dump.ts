/** A dump of a migrated and seeded embedded database, made once for all test files and again when what goes into it changes. */
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { openMemoryDatabase } from "#db/database.server.ts";
import { seedDemo } from "#db/seed.server.ts";
import { testNow } from "./clock.ts";

const folder = path.resolve("node_modules/.cache/yatrika");
/** All that decides what the seeded database holds. */
const inputs = ["db", "app/features/blog", "app/features/catalogue", "app/values", "public/art", "test/clock.ts", "package-lock.json"];

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

const dumpFile = (fingerprint: string) => path.join(folder, `seeded-${fingerprint}.tar`);

/** Makes the dump unless it is there. */
export async function makeSeededDump(fingerprint: string): Promise<void> {
  const file = dumpFile(fingerprint);
  if (fs.existsSync(file)) return;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const handle = await openMemoryDatabase();
  if (handle.kind !== "pglite") throw new Error("not the embedded database");
  await seedDemo(handle.db, testNow);
  const dump = await handle.client.dumpDataDir("none");
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  fs.renameSync(draft, file);
  await handle.close();
}

export const readSeededDump = (fingerprint: string): Promise<Blob> => fs.openAsBlob(dumpFile(fingerprint));
