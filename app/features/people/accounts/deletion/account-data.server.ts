import type { Services } from "#app/platform/request-context.server.ts";
import { dataParts } from "./account-parts.server.ts";
import type { Account } from "#app/features/people/access/context.server.ts";

/** All that is stored about a person, as JSON that people can read; times in UTC. */
export async function accountData({ db, now }: Pick<Services, "db" | "now">, account: Account): Promise<string> {
  const data: Record<string, unknown> = { createdAt: now() };
  for (const { name, read } of dataParts) data[name] = await read(db, account);
  return `${JSON.stringify(data, null, 2)}\n`;
}
