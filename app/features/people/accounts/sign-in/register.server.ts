/** New accounts. */
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { addAccount } from "#app/features/people/accounts/add-account.server.ts";
import { callAuth } from "#app/features/people/accounts/session/auth.server.ts";
import { queueConfirmation } from "./confirm-email.server.tsx";
import { hashPassword } from "#app/features/people/accounts/password-hash.server.ts";
import type { RegisterForm } from "./register-form.server.ts";
import { keepCookies } from "./sign-in.server.ts";

export type RegisterOutcome =
  /** With `confirm` she signs in once the link in her mail was used; else she is signed in now. */
  | { ok: true; confirm: true }
  | { ok: true; confirm: false; accountId: string }
  | { ok: false; reason: "taken" | "error" }
  /** Seconds until the next try. */
  | { ok: false; reason: "too_many"; wait: number };

/** Makes a customer's account, and signs her in unless her address must be confirmed first. Of two at once for one address, one is made. */
export async function register(context: RequestContext, form: RegisterForm): Promise<RegisterOutcome> {
  const { db, env, now, language } = context;
  const verdict = await countRequest(context, rateLimits.registration, context.address);
  if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  const { firstName, lastName, email, password } = form;
  const hash = await hashPassword(password);
  const phone = form.phone || undefined;
  const id = await db.transaction(async (tx) => {
    const added = await addAccount(tx, { firstName, lastName, email, phone, language, hash }, now());
    if (!added) return undefined;
    const actor = { actorId: added, actorName: `${firstName} ${lastName}` };
    await writeAudit(tx, { ...actor, action: "account.registered", subjectType: "profile", subjectId: added });
    return added;
  });
  if (!id) return { ok: false, reason: "taken" };
  if (env.requireEmailConfirmation) {
    // Should this fail, she asks for another link on /confirm-email.
    await queueConfirmation(context, { id, firstName, email, language });
    return { ok: true, confirm: true };
  }
  const answer = await callAuth(context, "/sign-in/email", { email, password });
  if (answer.status !== 200) return { ok: false, reason: "error" };
  keepCookies(context, answer.cookies);
  return { ok: true, confirm: false, accountId: id };
}
