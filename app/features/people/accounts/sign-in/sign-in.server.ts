/** Signing in with a password, and out again. */
import { eq } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { beginAttempt, forgiveAttempt, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { RequestInfo } from "#app/platform/request-context.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { callAuth } from "#app/features/people/accounts/session/auth.server.ts";
import type { SignInForm } from "./sign-in-form.server.ts";

const { profiles, sessions } = schema;

export type SignInOutcome =
  | { ok: true; accountId: string | undefined }
  /** `invalid` says the same of an unknown address and of a wrong password. */
  | { ok: false; reason: "invalid" | "unconfirmed" | "unexpected" }
  /** Seconds until the next try. */
  | { ok: false; reason: "too_many"; wait: number };

const profileOf = async (db: Database, email: string) => {
  const columns = { id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName, userType: profiles.userType };
  const [profile] = await db.select(columns).from(profiles).where(eq(profiles.email, email));
  return profile;
};

/**
 * Checks a password and opens a session instead of the one that this browser had until now. Five failures of an account or twenty of
 * a connection in 15 minutes, and nobody is heard for it until the oldest is over; a success forgets the account's (docs/product.md,
 * Accounts).
 */
export async function signIn(context: RequestContext, form: SignInForm): Promise<SignInOutcome> {
  const { db, account: before } = context;
  const email = form.email.toLowerCase();
  const verdict = await beginAttempt(context, [
    { limit: rateLimits.signInAddress, source: context.address },
    { limit: rateLimits.signInAccount, source: email },
  ]);
  if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  const answer = await callAuth(context, "/sign-in/email", { email, password: form.password });
  const right = answer.status === 200;
  if (right || answer.code === "EMAIL_NOT_VERIFIED") await forgiveAttempt(context, verdict.attempt, rateLimits.signInAccount);
  else if (answer.status >= 500) await forgiveAttempt(context, verdict.attempt);
  const profile = await profileOf(db, email);
  if (!right) {
    if (answer.code === "EMAIL_NOT_VERIFIED") return { ok: false, reason: "unconfirmed" };
    if (answer.status >= 500) return { ok: false, reason: "unexpected" };
    if (verdict.attempt.full) {
      const subject = { subjectType: "profile", subjectId: profile?.id ?? "unknown" };
      await db.transaction((tx) => writeAudit(tx, { actorName: "visitor", action: "account.sign-in-blocked", ...subject }));
    }
    return { ok: false, reason: "invalid" };
  }
  // The library has written the session in a transaction of its own. Its cookie goes out below alone: one without its entry is nobody's.
  await db.transaction(async (tx) => {
    if (before) await tx.delete(sessions).where(eq(sessions.id, before.sessionId));
    if (profile?.userType !== "Admin") return;
    const actor = { actorId: profile.id, actorName: `${profile.firstName} ${profile.lastName}`.trim() };
    await writeAudit(tx, { ...actor, action: "account.admin-signed-in", subjectType: "profile", subjectId: profile.id });
  });
  keepCookies(context, answer.cookies);
  return { ok: true, accountId: profile?.id };
}

/** Ends this browser's session, wherever else she stays signed in. */
export async function signOut(context: RequestContext): Promise<void> {
  keepCookies(context, (await callAuth(context, "/sign-out", {})).cookies);
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("=") + 1);

/** Sends cookies with whatever is answered, instead of others of the same name: the session that was read before is over. */
export function keepCookies(info: Pick<RequestInfo, "cookies">, cookies: string[]): void {
  const names = new Set(cookies.map(nameOf));
  const others = info.cookies.filter((cookie) => !names.has(nameOf(cookie)));
  info.cookies.splice(0, info.cookies.length, ...others, ...cookies);
}
