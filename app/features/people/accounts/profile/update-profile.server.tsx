/** What somebody changes about herself: name and phone at once, the password and the address with the current password, the address by a mailed link too. */
import { and, eq, ne } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { queueMails } from "#app/features/agency/mail/outbox.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { newToken } from "#app/platform/signature.server.ts";
import { accountMail } from "#app/features/people/accounts/account-mail.server.tsx";
import { storeToken, withdrawTokens } from "#app/features/people/accounts/account-tokens.server.ts";
import { setPasswordHash } from "#app/features/people/accounts/credential.server.ts";
import { checkOwner, checkPassword } from "#app/features/people/accounts/sign-in/password-check.server.ts";
import { hashPassword } from "#app/features/people/accounts/password-hash.server.ts";
import type { ProfileForm } from "./profile-form.server.ts";
import { requireAccount, type AccountContext } from "#app/features/people/access/context.server.ts";

const { profiles, sessions } = schema;

export type UpdateOutcome =
  /** `pendingEmail` is the address that a link was mailed to. */
  | { ok: true; passwordChanged: boolean; pendingEmail: string | undefined }
  /** The current password, or the typed address of who has none, was not right: nothing was saved. */
  | { ok: false; reason: "wrong" | "no_password" | "gone" }
  /** Seconds until the next try. */
  | { ok: false; reason: "too_many"; wait: number };

/** Ends the sessions of an account, but for one. Returns how many. */
export async function endSessions(tx: Transaction, profileId: string, except: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, profileId), ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Saves the edit dialog: all of it or nothing. A new password ends the other sessions and a change of address that was begun
 * before; a new address waits for its link, and the one she has is told at once (OWASP ASVS 5.0, 6.3.7).
 */
export async function updateProfile(context: AccountContext, form: ProfileForm): Promise<UpdateOutcome> {
  const account = requireAccount(context);
  const { db, enqueue, now } = context;
  const profileId = account.id;
  const passwordChanged = form.newPassword !== "";
  const pendingEmail = form.email === account.email ? undefined : form.email;
  if (passwordChanged || pendingEmail) {
    // Who has no password has none to change.
    const verdict = passwordChanged
      ? await checkPassword(context, profileId, form.currentPassword)
      : await checkOwner(context, account, form.currentPassword || form.currentEmail);
    if (!verdict.ok) return verdict;
  }
  if (pendingEmail) {
    const verdict = await countRequest(context, rateLimits.accountMail, `change ${profileId}`);
    if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  }
  const token = newToken();
  const hash = passwordChanged ? await hashPassword(form.newPassword) : undefined;
  // Whether the new address is free is said only to who can read its mail.
  const mails = await Promise.all([
    ...(passwordChanged ? [accountMail(context, { kind: "passwordChanged" }, account)] : []),
    ...(pendingEmail
      ? [
          accountMail(context, { kind: "changeEmail", token }, { ...account, email: pendingEmail }),
          accountMail(context, { kind: "emailChangeAsked", newEmail: pendingEmail }, account),
        ]
      : []),
  ]);
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .update(profiles)
      .set({ firstName: form.firstName, lastName: form.lastName, phone: form.phone || null, updatedAt: now() })
      .where(eq(profiles.id, profileId))
      .returning({ id: profiles.id });
    if (!saved) return { ok: false, reason: "gone" };
    const by = { actorId: profileId, actorName: `${form.firstName} ${form.lastName}`, subjectType: "profile", subjectId: profileId };
    await writeAudit(tx, { ...by, action: "account.profile-changed" });
    if (hash) {
      await setPasswordHash(tx, profileId, { hash, now: now() });
      await endSessions(tx, profileId, account.sessionId);
      // The letter about a change that was not hers sends her here, or to the link of a forgotten password.
      await withdrawTokens(tx, profileId, ["reset-password", "change-email"]);
      await writeAudit(tx, { ...by, action: "account.password-changed" });
    }
    if (pendingEmail) {
      await storeToken(tx, token, { owner: { profileId, purpose: "change-email", email: pendingEmail }, now: now() });
      await writeAudit(tx, { ...by, action: "account.email-change-asked" });
    }
    if (mails.length > 0) {
      await queueMails(tx, mails, now());
      await enqueue(tx, "deliver-mail");
    }
    return { ok: true, passwordChanged, pendingEmail };
  });
}

/** Takes back a change of address that has not been confirmed. */
export async function cancelEmailChange(context: AccountContext): Promise<void> {
  const { id } = requireAccount(context);
  await context.db.transaction((tx) => withdrawTokens(tx, id, ["change-email"]));
}
