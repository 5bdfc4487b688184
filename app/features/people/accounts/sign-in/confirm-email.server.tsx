/** Proving that an address is hers: the mailed link after registration, and the one that changes the address of an account. */
import { and, eq, ne } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { queueMails, type RenderedMail } from "#app/features/agency/mail/outbox.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { accountMail, type MailReader } from "#app/features/people/accounts/account-mail.server.tsx";
import { tokenState, useToken, withdrawTokens, type TokenPurpose } from "#app/features/people/accounts/account-tokens.server.ts";
import { countMailRequest, mailLink, type MailRequestOutcome } from "#app/features/people/accounts/mail-link.server.tsx";
import { promoteNamedAdmin } from "./first-admin.server.ts";

const { profiles } = schema;
const purposes: TokenPurpose[] = ["confirm-email", "change-email"];

/** Mails a new account the link that confirms its address: 24 hours, once. An earlier link stops working. */
export const queueConfirmation = (context: Context, profile: MailReader & { id: string }): Promise<void> =>
  mailLink(context, "confirm-email", profile);

/** Asks for another link. The answer is the same whether the address is unknown, unconfirmed or confirmed; only the second gets a mail. */
export async function requestConfirmation(context: Context, address: string): Promise<MailRequestOutcome> {
  const { db, language } = context;
  const email = address.trim().toLowerCase();
  const verdict = await countMailRequest(context, email);
  if (!verdict.ok) return verdict;
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email));
  const reader = profile && !profile.emailVerified ? profile : { firstName: "", email, language };
  await mailLink(context, "confirm-email", reader);
  return { ok: true };
}

export type LinkState = { state: "confirm" | "change"; email: string } | { state: "used" | "expired" | "unknown" };

/** What the mailed link would do; nothing is changed. */
export async function confirmationState({ db, now }: Context, token: string): Promise<LinkState> {
  const found = await tokenState(db, token, { purposes, now: now() });
  if (found.state !== "open") return found;
  return { state: found.purpose === "change-email" ? "change" : "confirm", email: found.email };
}

export type ConfirmOutcome = { ok: true; state: "confirmed" | "changed" } | { ok: false; reason: "used" | "expired" | "unknown" | "taken" };

/** Who writes a row of a unique address that another has just written gets this from PostgreSQL. */
const isTakenError = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === "23505") || isTakenError(error.cause));

/** Presses the button of a mailed link: the address is confirmed, or becomes the account's; its former address is told. */
export async function confirmEmail(context: Context, token: string): Promise<ConfirmOutcome> {
  const { db, now } = context;
  const found = await tokenState(db, token, { purposes, now: now() });
  if (found.state !== "open") return { ok: false, reason: found.state };
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, found.profileId));
  if (!profile) return { ok: false, reason: "unknown" };
  const notice =
    found.purpose === "change-email" ? await accountMail(context, { kind: "emailChanged", newEmail: found.email }, profile) : undefined;
  try {
    return await pressed(context, token, notice);
  } catch (error) {
    if (isTakenError(error)) return { ok: false, reason: "taken" };
    throw error;
  }
}

async function pressed({ db, env, enqueue, now }: Context, token: string, notice: RenderedMail | undefined): Promise<ConfirmOutcome> {
  return db.transaction(async (tx) => {
    const taken = await useToken(tx, token, { purposes, now: now() });
    if (taken.state !== "open") return { ok: false, reason: taken.state };
    const { profileId, email } = taken;
    const change = taken.purpose === "change-email";
    if (change) {
      const others = and(eq(profiles.email, email), ne(profiles.id, profileId));
      const [other] = await tx.select({ id: profiles.id }).from(profiles).where(others);
      if (other) return { ok: false, reason: "taken" };
    }
    const [confirmed] = await tx
      .update(profiles)
      .set({ email, emailVerified: true, updatedAt: now() })
      // A link to confirm proves the address it was sent to, not one that has become the account's since.
      .where(and(eq(profiles.id, profileId), change ? undefined : eq(profiles.email, email)))
      .returning({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName });
    if (!confirmed) return { ok: false, reason: "unknown" };
    // Links that were mailed to the former address have lost their meaning.
    if (change) await withdrawTokens(tx, profileId, ["confirm-email", "reset-password"]);
    await writeAudit(tx, {
      actorId: profileId,
      actorName: `${confirmed.firstName} ${confirmed.lastName}`.trim(),
      action: change ? "account.email-changed" : "account.email-confirmed",
      subjectType: "profile",
      subjectId: profileId,
    });
    await promoteNamedAdmin(tx, env, { id: profileId, email, now: now() });
    if (notice) {
      await queueMails(tx, [notice], now());
      await enqueue(tx, "deliver-mail");
    }
    return { ok: true, state: change ? "changed" : "confirmed" };
  });
}
