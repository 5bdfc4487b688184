import type { Settings } from "#app/features/settings/settings.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { accountMail } from "./account-mail.server.tsx";
import { passwordHashOf } from "./credential.server.ts";
import { deleteAccount, type DeleteOutcome } from "./delete-account.server.ts";
import { checkPassword } from "./password-check.server.ts";
import type { Account } from "./session.server.ts";

export type OwnDeleteOutcome = DeleteOutcome | { ok: false; reason: "wrong" } | { ok: false; reason: "too_many"; wait: number };

/** Deletes the account of who asks, once she has proven herself: with her password, or where she has none by typing her address. */
export async function deleteOwnAccount(
  services: Services,
  account: Account,
  { proof, settings }: { proof: string; settings: Settings },
): Promise<OwnDeleteOutcome> {
  if (await passwordHashOf(services.db, account.id)) {
    const verdict = await checkPassword(services, account.id, proof);
    if (!verdict.ok) return verdict.reason === "too_many" ? verdict : { ok: false, reason: "wrong" };
  } else if (proof.trim().toLowerCase() !== account.email) return { ok: false, reason: "wrong" };
  const farewell = await accountMail(services, { kind: "accountDeleted" }, { reader: account, settings });
  return deleteAccount(services, account, account.id, farewell);
}
