/** The newsletter: nobody is on it without a click in a mail sent to her address, and one click takes her off. */
import { and, eq, lt, lte } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { unaskedMailBrand } from "#app/features/agency/mail/mail-brand.server.ts";
import { queueMails, renderMail } from "#app/features/agency/mail/outbox.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { hashToken, isSignedBy, newToken, sign } from "#app/platform/signature.server.ts";
import { ConfirmSubscriptionMail } from "./subscription-mail.tsx";

const { subscriptions } = schema;
const confirmationLifetimeMs = 24 * 60 * 60_000;
/** A second request within this time sends no second mail: the first is on its way. */
const mailPauseMs = 10 * 60_000;
const unconfirmedKeptMs = 30 * 24 * 60 * 60_000;
const signaturePurpose = "unsubscribe";

export type SubscribeOutcome = { ok: true } | { ok: false; reason: "too_many"; wait: number };

const confirmationPath = (language: Language, token: string) => localPath(language, `/newsletter/confirm?token=${token}`);

/** Where one click ends a subscription, in the footer of each letter and in its List-Unsubscribe header (RFC 8058). */
export function unsubscribePath(secret: string, id: string, language: Language): string {
  return localPath(language, `/newsletter/unsubscribe?id=${id}&signature=${sign(secret, signaturePurpose, id)}`);
}

type NewsletterContext = Pick<Context, "db" | "env" | "secret" | "enqueue" | "now" | "settings" | "language" | "address">;

/**
 * Asks for a subscription. The answer is the same whether or not the address is known: a new or unconfirmed one
 * gets a mail to confirm (not again within ten minutes), a confirmed one gets none.
 */
export async function requestSubscription(context: NewsletterContext, typed: string): Promise<SubscribeOutcome> {
  const { db, enqueue, now } = context;
  const verdict = await countRequest(context, rateLimits.newsletter, context.address);
  if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  const email = typed.trim().toLowerCase();
  const token = newToken();
  const requested = {
    language: context.language,
    status: "pending" as const,
    tokenHash: hashToken(token),
    tokenExpiresAt: new Date(now().getTime() + confirmationLifetimeMs),
    requestedAt: now(),
  };

  const [known] = await db.select().from(subscriptions).where(eq(subscriptions.email, email));
  // Rendered in any case, so that the time of the answer does not tell who is subscribed.
  const id = known?.id ?? crypto.randomUUID();
  const mail = await confirmationMail(context, { email, token, id });
  const mailedBefore = new Date(now().getTime() - mailPauseMs);
  await db.transaction(async (tx) => {
    // Decided by the row as it is now: of two requests at the same moment, one mails; who has confirmed meanwhile stays confirmed.
    const [open] = await tx
      .insert(subscriptions)
      .values({ id, email, ...requested })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: requested,
        setWhere: and(eq(subscriptions.status, "pending"), lte(subscriptions.requestedAt, mailedBefore)),
      })
      .returning({ id: subscriptions.id });
    if (open?.id !== id) return;
    await queueMails(tx, [mail], now());
    await enqueue(tx, "deliver-mail");
  });
  return { ok: true };
}

function confirmationMail(
  { settings, language, env: { origin }, secret }: NewsletterContext,
  asked: { email: string; token: string; id: string },
) {
  const t = translator(language);
  const key = "mail:confirmSubscription";
  const texts = {
    heading: t(`${key}.heading`),
    preview: t(`${key}.preview`),
    text: t(`${key}.text`),
    button: t(`${key}.button`),
    not: t(`${key}.not`),
    unsubscribe: t("mail:unsubscribe"),
  };
  const unsubscribeUrl = origin + unsubscribePath(secret, asked.id, language);
  return renderMail({
    template: "confirm-subscription",
    language,
    to: { address: asked.email },
    subject: t(`${key}.subject`),
    body: (
      <ConfirmSubscriptionMail
        brand={unaskedMailBrand(language, settings, origin)}
        texts={texts}
        confirmUrl={origin + confirmationPath(language, asked.token)}
        unsubscribeUrl={unsubscribeUrl}
      />
    ),
    headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
}

export type ConfirmProblem = "expired" | "unknown";
type ConfirmOutcome = { ok: true } | { ok: false; reason: ConfirmProblem };

/** Confirms with the mailed token: once, within 24 hours. */
export async function confirmSubscription({ db, now }: Pick<Context, "db" | "now">, token: string): Promise<ConfirmOutcome> {
  const tokenHash = hashToken(token);
  return db.transaction(async (tx) => {
    const [pending] = await tx.select().from(subscriptions).where(eq(subscriptions.tokenHash, tokenHash));
    if (!pending) return { ok: false, reason: "unknown" };
    if (!pending.tokenExpiresAt || pending.tokenExpiresAt <= now()) return { ok: false, reason: "expired" };
    // Conditional on the token: of two clicks at the same moment, one finds it.
    const [confirmed] = await tx
      .update(subscriptions)
      .set({ status: "confirmed", confirmedAt: now(), tokenHash: null })
      .where(eq(subscriptions.tokenHash, tokenHash))
      .returning({ id: subscriptions.id });
    if (!confirmed) return { ok: false, reason: "unknown" };
    await writeAudit(tx, { actorName: "visitor", action: "newsletter.confirmed", subjectType: "subscription", subjectId: confirmed.id });
    return { ok: true };
  });
}

/** True where the link of a mail is one of ours; nothing is changed. */
export const isUnsubscribeLink = ({ secret }: Pick<Context, "secret">, id: string, signature: string) =>
  isSignedBy(secret, signaturePurpose, id, signature);

/** Ends a subscription by deleting it (privacy policy, Newsletter); doing it again is as good as doing it once. False for a forged link. */
export async function unsubscribe(context: Pick<Context, "db" | "secret">, id: string, signature: string): Promise<boolean> {
  if (!isUnsubscribeLink(context, id, signature)) return false;
  await context.db.transaction(async (tx) => {
    const [ended] = await tx.delete(subscriptions).where(eq(subscriptions.id, id)).returning({ id: subscriptions.id });
    if (ended)
      await writeAudit(tx, { actorName: "visitor", action: "newsletter.unsubscribed", subjectType: "subscription", subjectId: id });
  });
  return true;
}

/** Deletes addresses that nobody confirmed within 30 days (privacy policy, Newsletter). */
export async function forgetUnconfirmed(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, "pending"), lt(subscriptions.requestedAt, new Date(now.getTime() - unconfirmedKeptMs))))
    .returning({ id: subscriptions.id });
  return gone.length;
}
