import { accountMail } from "#app/features/people/accounts/account-mail.server.tsx";
import { deleteAccount, type DeleteOutcome } from "./delete-account.server.ts";
import { checkOwner } from "#app/features/people/accounts/sign-in/password-check.server.ts";
import { requireAccount, type AccountContext } from "#app/features/people/access/context.server.ts";

export type OwnDeleteOutcome = DeleteOutcome | { ok: false; reason: "wrong" } | { ok: false; reason: "too_many"; wait: number };

/** Deletes the account of who asks, once she has proven herself: with her password, or where she has none by typing her address. */
export async function deleteOwnAccount(context: AccountContext, proof: string): Promise<OwnDeleteOutcome> {
  const account = requireAccount(context);
  const verdict = await checkOwner(context, account, proof);
  if (!verdict.ok) return verdict;
  return deleteAccount(context, account.id, await accountMail(context, { kind: "accountDeleted" }, account));
}
