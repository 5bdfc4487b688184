/** Mail is written in the transaction of what it tells, and sent afterwards: what was not committed is never mailed, what was is never forgotten. */
import { render } from "@react-email/components";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { ReactElement } from "react";
import { z } from "zod";
import { schema, type Database, type Transaction } from "#db/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";

export type MailToSend = {
  template: string;
  language: Language;
  to: { name?: string; address: string };
  /** Whom an answer goes to, where that is not the agency. */
  replyTo?: string;
  subject: string;
  body: ReactElement;
  headers?: Record<string, string>;
};

/** Line breaks end a header: what people typed must not start a new one. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029\0]+/g, " ").trim();

/** Renders a mail; before the transaction, because rendering waits. */
export async function renderMail(mail: MailToSend) {
  return {
    template: mail.template,
    language: mail.language,
    toName: mail.to.name === undefined ? null : oneLine(mail.to.name),
    toAddress: oneLine(mail.to.address),
    replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
    subject: oneLine(mail.subject).slice(0, 200),
    html: await render(mail.body),
    text: await render(mail.body, { plainText: true }),
    headers: mail.headers ?? {},
  };
}

export type RenderedMail = Awaited<ReturnType<typeof renderMail>>;

export async function queueMails(tx: Transaction, mails: RenderedMail[]): Promise<void> {
  if (mails.length > 0) await tx.insert(schema.outboxMails).values(mails);
}

/** Hands one mail to a mail server; rejects when that did not work. */
export type SendMail = (mail: {
  messageId: string;
  to: { name: string; address: string };
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}) => Promise<void>;

const atOnce = 20;
/** Nobody else tries a mail that is being sent; when the sender dies, it is tried again after this time. */
const leaseMs = 2 * 60_000;
/** A minute, then twice as long each time: the tenth and last try comes eight and a half hours after the first. */
const pauseMs = (attempts: number) => 60_000 * 2 ** (attempts - 1);
export const maxAttempts = 10;

const headersSchema = z.record(z.string(), z.string());

/** Sends what is due. Returns how many went out and how many failed for now or for good. */
export async function deliverMails(db: Database, send: SendMail, now: Date): Promise<{ sent: number; failed: number }> {
  const { outboxMails } = schema;
  const due = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(eq(outboxMails.status, "waiting"), lte(outboxMails.nextAttemptAt, now)))
    .orderBy(asc(outboxMails.nextAttemptAt))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(outboxMails)
    .set({ nextAttemptAt: new Date(now.getTime() + leaseMs), attempts: sql`${outboxMails.attempts} + 1` })
    .where(inArray(outboxMails.id, due))
    .returning();
  let sent = 0;
  for (const mail of claimed) {
    try {
      await send({
        // The same for every try, so that a mail server can notice a second copy.
        messageId: `<${mail.id}@yatrika>`,
        to: { name: mail.toName ?? "", address: mail.toAddress },
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: headersSchema.parse(mail.headers),
      });
      await db.update(outboxMails).set({ status: "sent", sentAt: now, lastError: null }).where(eq(outboxMails.id, mail.id));
      sent++;
    } catch (error) {
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      const dead = mail.attempts >= maxAttempts;
      await db
        .update(outboxMails)
        .set(dead ? { status: "dead", lastError } : { lastError, nextAttemptAt: new Date(now.getTime() + pauseMs(mail.attempts)) })
        .where(eq(outboxMails.id, mail.id));
    }
  }
  return { sent, failed: claimed.length - sent };
}
