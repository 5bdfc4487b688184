import type { Queryable } from "#db/database.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Env } from "#app/platform/env.server.ts";

/** Who mails come from, asked for each: the setting of the environment, else the agency's first address. */
export async function mailSender(db: Queryable, env: Pick<Env, "mailFrom">) {
  const { brand, contacts } = await readSettings(db);
  return { name: brand.name, address: env.mailFrom ?? contacts.emails[0] ?? "" };
}
