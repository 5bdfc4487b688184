/** Proving that it is she who asks: the current password, or for who has none the address of the account. */
import { beginAttempt, forgiveAttempt, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { Account, Context } from "#app/features/people/access/context.server.ts";
import { passwordHashOf } from "#app/features/people/accounts/credential.server.ts";
import { verifyPassword } from "#app/features/people/accounts/password-hash.server.ts";

type OwnerVerdict = { ok: true } | { ok: false; reason: "wrong" } | { ok: false; reason: "too_many"; wait: number };
type PasswordVerdict = OwnerVerdict | { ok: false; reason: "no_password" };

/** Checks the current password of an account; five failures in 15 minutes, and nobody is heard until the oldest is over. */
export async function checkPassword(context: Context, profileId: string, password: string): Promise<PasswordVerdict> {
  const hash = await passwordHashOf(context.db, profileId);
  if (!hash) return { ok: false, reason: "no_password" };
  const verdict = await beginAttempt(context, [{ limit: rateLimits.passwordCheck, source: profileId }]);
  if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  if (!(await verifyPassword({ hash, password }))) return { ok: false, reason: "wrong" };
  await forgiveAttempt(context, verdict.attempt, rateLimits.passwordCheck);
  return { ok: true };
}

/** Checks what an account's owner proves herself with: her current password, or where she has none her address, typed. */
export async function checkOwner(context: Context, account: Account, proof: string): Promise<OwnerVerdict> {
  const verdict = await checkPassword(context, account.id, proof);
  if (verdict.ok || verdict.reason !== "no_password") return verdict;
  return proof.trim().toLowerCase() === account.email ? { ok: true } : { ok: false, reason: "wrong" };
}
