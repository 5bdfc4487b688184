import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { accountMail } from "#app/features/people/accounts/account-mail.server.tsx";
import { deleteAccount, type DeleteOutcome } from "./delete-account.server.ts";
import { checkOwner } from "#app/features/people/accounts/sign-in/password-check.server.ts";
import type { Account } from "#app/features/people/access/context.server.ts";

export type OwnDeleteOutcome = DeleteOutcome | { ok: false; reason: "wrong" } | { ok: false; reason: "too_many"; wait: number };

/** Deletes the account of who asks, once she has proven herself: with her password, or where she has none by typing her address. */
export async function deleteOwnAccount(
  services: Services,
  account: Account,
  { proof, settings }: { proof: string; settings: Settings },
): Promise<OwnDeleteOutcome> {
  const verdict = await checkOwner(services, account, proof);
  if (!verdict.ok) return verdict;
  const farewell = await accountMail(services, { kind: "accountDeleted" }, { reader: account, settings });
  return deleteAccount(services, account, account.id, farewell);
}
