/** New accounts. */
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { addAccount } from "#app/features/people/accounts/add-account.server.ts";
import { callAuth } from "#app/features/people/accounts/session/auth.server.ts";
import { queueConfirmation } from "./confirm-email.server.tsx";
import { hashPassword } from "#app/features/people/accounts/password-hash.server.ts";
import type { RegisterForm } from "./register-form.server.ts";

export type RegisterOutcome =
  /** With `confirm` she signs in once the link in her mail was used; else these cookies sign her in now. */
  | { ok: true; confirm: true }
  | { ok: true; confirm: false; accountId: string; cookies: string[] }
  | { ok: false; reason: "taken" | "error" }
  /** Seconds until the next try. */
  | { ok: false; reason: "too_many"; wait: number };

/** Makes a customer's account, and signs her in unless her address must be confirmed first. Of two at once for one address, one is made. */
export async function register(
  services: Services,
  form: RegisterForm,
  { request, source, language, settings }: { request: Request; source: string; language: Language; settings: Settings },
): Promise<RegisterOutcome> {
  const { db, env, now } = services;
  const verdict = await countRequest(services, rateLimits.registration, source);
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
    await queueConfirmation(services, { id, firstName, email, language }, settings);
    return { ok: true, confirm: true };
  }
  const answer = await callAuth(services, request, "/sign-in/email", { email, password });
  return answer.status === 200 ? { ok: true, confirm: false, accountId: id, cookies: answer.cookies } : { ok: false, reason: "error" };
}
