/** `npm run restore -- file`: replaces everything the database holds by what a backup holds. */
import { parseArgs } from "node:util";
import { restore } from "#db/backup.server.ts";
import { runScript } from "./operator-script.ts";

await runScript(async (env) => {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  if (!file) throw new Error("Name the backup: npm run restore -- file");
  await restore({ ...env, programs: process.env }, file);
  return `Restored from ${file}.`;
});
