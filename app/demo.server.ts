/** A throw-away copy of the site with an invented agency in it (`npm run demo`). */
import { openDatabase } from "#db/database.server.ts";
import { inventAgency } from "#db/seed-agency.server.ts";
import { demoContent } from "#db/seed.server.ts";
import { signingSecret } from "#app/features/agency/settings/secret.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { createLog } from "#app/platform/log.server.ts";

/** Fills the folder of the settings, which must be a new one, and returns the lines that tell who can sign in. */
export async function fillDemo(env: Env): Promise<string[]> {
  const handle = await openDatabase({ databaseUrl: undefined, dataDir: env.dataDir });
  try {
    const { db } = handle;
    const secret = await signingSecret(db, env.secret);
    const services = { env, log: createLog(env), handle, db, now: () => new Date(), secret, enqueue: async () => {}, demo: demoContent };
    const logIns = await inventAgency(services);
    const width = Math.max(...logIns.map(({ email }) => email.length));
    return [
      `All sign in with the password ${logIns[0]?.password}:`,
      "",
      ...logIns.map(({ name, email, role }) => `${email.padEnd(width)}  ${role}: ${name}`),
    ];
  } finally {
    await handle.close();
  }
}
