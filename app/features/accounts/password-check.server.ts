/** Proving that it is she who asks: the current password, or for who has none the address of the account. */
import type { AttemptLimit } from "#app/platform/attempt-limit.server.ts";
import { beginAttempt, forgiveAttempt } from "#app/platform/attempt-limit.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { passwordHashOf } from "./credential.server.ts";
import { verifyPassword } from "./password-hash.server.ts";

/** Of one account that is signed in: who has found an open browser may not guess on. */
const passwordCheck: AttemptLimit = { name: "password-check", failures: 5, windowMs: 15 * 60_000 };

export type PasswordVerdict =
  | { ok: true }
  | { ok: false; reason: "wrong" | "no_password" }
  | { ok: false; reason: "too_many"; wait: number };

/** Checks the current password of an account; five failures in 15 minutes, and nobody is heard until the oldest is over. */
export async function checkPassword(services: Services, profileId: string, password: string): Promise<PasswordVerdict> {
  const hash = await passwordHashOf(services.db, profileId);
  if (!hash) return { ok: false, reason: "no_password" };
  const verdict = await beginAttempt(services, [{ limit: passwordCheck, source: profileId }]);
  if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  if (!(await verifyPassword({ hash, password }))) return { ok: false, reason: "wrong" };
  await forgiveAttempt(services, verdict.attempt, passwordCheck);
  return { ok: true };
}
