import { dataParts } from "./account-parts.server.ts";
import { requireAccount, type AccountContext } from "#app/features/people/access/context.server.ts";

/** All that is stored about whoever asks, as JSON that people can read; times in UTC. */
export async function accountData(context: AccountContext): Promise<string> {
  const account = requireAccount(context);
  const data: Record<string, unknown> = { createdAt: context.now() };
  for (const { name, read } of dataParts) data[name] = await read(context.db, account);
  return `${JSON.stringify(data, null, 2)}\n`;
}
