/** `npm run backup [-- file]`: everything the database holds, in one file. */
import { parseArgs } from "node:util";
import { backUp, backupFileName } from "#db/backup.server.ts";
import { runScript } from "./operator-script.ts";

await runScript(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const place = { ...env, programs: process.env };
  const file = positionals[0] ?? backupFileName(place, new Date());
  const bytes = await backUp(place, file);
  return `Backup written: ${file} (${(bytes / 1024 / 1024).toFixed(1)} MB).`;
});
