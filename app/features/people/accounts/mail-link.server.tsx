/** Mailing somebody a link to her account. */
import type { Context } from "#app/features/people/access/context.server.ts";
import { queueMails } from "#app/features/agency/mail/outbox.server.ts";
import { beginAttempt, rateLimits } from "#app/platform/rate-limit.server.ts";
import { newToken } from "#app/platform/signature.server.ts";
import { accountMail, type MailReader } from "./account-mail.server.tsx";
import { storeToken, withdrawTokens } from "./account-tokens.server.ts";

const kinds = { "confirm-email": "confirmEmail", "reset-password": "resetPassword" } as const;

/**
 * Mails `reader` a link: token and email in one transaction; an earlier link of its kind stops working. Without an account
 * (`id` undefined) nothing is mailed, and that takes as long.
 */
export async function mailLink(
  context: Context,
  purpose: keyof typeof kinds,
  reader: MailReader & { id?: string | undefined },
): Promise<void> {
  const { db, enqueue, now } = context;
  const token = newToken();
  const mail = await accountMail(context, { kind: kinds[purpose], token }, reader);
  const { id, email } = reader;
  await db.transaction(async (tx) => {
    if (id) {
      await storeToken(tx, token, { owner: { profileId: id, purpose, email }, now: now() });
      await queueMails(tx, [mail], now());
    } else await withdrawTokens(tx, crypto.randomUUID(), [purpose]);
    await enqueue(tx, "deliver-mail");
  });
}

export type MailRequestOutcome = { ok: true } | { ok: false; reason: "too_many"; wait: number };

/** Counts a request for a mailed link, by the typed address and by the connection: both whether or not there is an account. */
export async function countMailRequest(context: Context, email: string): Promise<MailRequestOutcome> {
  const verdict = await beginAttempt(context, [
    { limit: rateLimits.accountMailSource, source: context.address },
    { limit: rateLimits.accountMail, source: `account ${email}` },
  ]);
  return verdict.ok ? { ok: true } : { ok: false, reason: "too_many", wait: verdict.wait };
}
