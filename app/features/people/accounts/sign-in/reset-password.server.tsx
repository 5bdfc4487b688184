/** A forgotten password: a link by mail, and a new password for who has it. */
import { and, eq } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { queueMails } from "#app/features/agency/mail/outbox.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { accountMail } from "#app/features/people/accounts/account-mail.server.tsx";
import { tokenState, useToken, withdrawTokens, type TokenPurpose } from "#app/features/people/accounts/account-tokens.server.ts";
import { setPasswordHash } from "#app/features/people/accounts/credential.server.ts";
import { countMailRequest, mailLink, type MailRequestOutcome } from "#app/features/people/accounts/mail-link.server.tsx";
import { promoteNamedAdmin } from "./first-admin.server.ts";
import { hashPassword } from "#app/features/people/accounts/password-hash.server.ts";

const { profiles, sessions } = schema;
const purposes: TokenPurpose[] = ["reset-password"];

/** Asks for a link to choose a new password: one hour, once. The answer is the same, and takes as long, without an account. */
export async function requestReset(context: Context, address: string): Promise<MailRequestOutcome> {
  const { db, language } = context;
  const email = address.trim().toLowerCase();
  const verdict = await countMailRequest(context, email);
  if (!verdict.ok) return verdict;
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email));
  await mailLink(context, "reset-password", profile ?? { firstName: "", email, language });
  return { ok: true };
}

export type ResetLink = "open" | "used" | "expired" | "unknown";

/** What the mailed link is good for; nothing is changed. */
export async function resetLinkState({ db, now }: Context, token: string): Promise<ResetLink> {
  return (await tokenState(db, token, { purposes, now: now() })).state;
}

export type ResetOutcome = { ok: true } | { ok: false; reason: Exclude<ResetLink, "open"> };

/**
 * Sets the password by a mailed link, ends every session of the account and tells its owner. The password has passed the rules
 * of its form. The link has also proven the address, as one that confirms it does: that of ADMIN_EMAIL becomes an administrator's.
 */
export async function resetPassword(context: Context, token: string, password: string): Promise<ResetOutcome> {
  const { db, env, enqueue, now } = context;
  const found = await tokenState(db, token, { purposes, now: now() });
  if (found.state !== "open") return { ok: false, reason: found.state };
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, found.profileId));
  if (!profile) return { ok: false, reason: "unknown" };
  const [hash, notice] = await Promise.all([hashPassword(password), accountMail(context, { kind: "passwordChanged" }, profile)]);
  return db.transaction(async (tx) => {
    const taken = await useToken(tx, token, { purposes, now: now() });
    if (taken.state !== "open") return { ok: false, reason: taken.state };
    const { profileId, email } = taken;
    const [owner] = await tx
      .update(profiles)
      .set({ emailVerified: true })
      .where(and(eq(profiles.id, profileId), eq(profiles.email, email)))
      .returning({ id: profiles.id });
    if (!owner) return { ok: false, reason: "unknown" };
    await setPasswordHash(tx, profileId, { hash, now: now() });
    await tx.delete(sessions).where(eq(sessions.userId, profileId));
    // A change of address that a thief had begun ends here too.
    await withdrawTokens(tx, profileId, ["change-email"]);
    await writeAudit(tx, {
      actorId: profileId,
      actorName: `${profile.firstName} ${profile.lastName}`.trim(),
      action: "account.password-reset",
      subjectType: "profile",
      subjectId: profileId,
    });
    // Nobody else can sign in any more: the old password and all sessions are gone.
    await promoteNamedAdmin(tx, env, { id: profileId, email, now: now() });
    await queueMails(tx, [notice], now());
    await enqueue(tx, "deliver-mail");
    return { ok: true };
  });
}
