/** Mail is written in the transaction of what it tells, and sent afterwards: what was not committed is never mailed, what was is never forgotten. */
import { render } from "@react-email/components";
import { and, asc, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { ReactElement } from "react";
import { z } from "zod";
import { schema, type Database, type Transaction } from "#db/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A text file that goes with a mail. `contentType` has no character set: it is always UTF-8. */
const attachmentsSchema = z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }));
export type Attachment = z.infer<typeof attachmentsSchema>[number];

export type MailToSend = {
  /** Where later mails refer to it: see `messageIdOf`. */
  id?: string;
  template: string;
  language: Language;
  to: { name?: string; address: string };
  /** Whom an answer goes to, where that is not the agency. */
  replyTo?: string;
  subject: string;
  body: ReactElement;
  headers?: Record<string, string>;
  attachments?: Attachment[];
};

/** Line breaks end a header: what people typed must not start a new one. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029\0]+/g, " ").trim();

/** Renders a mail; before the transaction, because rendering waits. */
export async function renderMail(mail: MailToSend) {
  return {
    ...(mail.id === undefined ? {} : { id: mail.id }),
    template: mail.template,
    language: mail.language,
    toName: mail.to.name === undefined ? null : oneLine(mail.to.name),
    toAddress: oneLine(mail.to.address),
    replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
    subject: oneLine(mail.subject).slice(0, 200),
    html: await render(mail.body),
    text: await render(mail.body, { plainText: true }),
    headers: mail.headers ?? {},
    attachments: mail.attachments ?? [],
  };
}

export type RenderedMail = Awaited<ReturnType<typeof renderMail>>;

/** How a mail is called among mail programs: the same for every try, so that a mail server can notice a second copy. */
export const messageIdOf = (mailId: string) => `<${mailId}@yatrika>`;

/** Writes mails to be sent from `now` on: the program's clock, which the deliverer asks too. */
export async function queueMails(tx: Transaction, mails: RenderedMail[], now: Date): Promise<void> {
  if (mails.length > 0) await tx.insert(schema.outboxMails).values(mails.map((mail) => ({ ...mail, createdAt: now, nextAttemptAt: now })));
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
  attachments: Attachment[];
}) => Promise<unknown>;

/** Nobody else tries a mail that is being sent; when the sender dies, it is tried again after this time. Longer than any one try. */
const leaseMs = 5 * 60_000;
/** One run ends after this time, so that it never outlives its job; the next minute's run goes on. */
const runMs = 5 * 60_000;
/** A minute, then twice as long each time: the tenth and last try comes eight and a half hours after the first. */
const pauseMs = (attempts: number) => 60_000 * 2 ** (attempts - 1);
export const maxAttempts = 10;
const keptMs = 30 * 24 * 60 * 60_000;

const { outboxMails } = schema;
const headersSchema = z.record(z.string(), z.string());

/** Takes the mail that has waited longest, so that nobody else takes it: one at a time, a slow server never outlasts a lease. */
async function claimNext(db: Database, now: Date) {
  const due = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(eq(outboxMails.status, "waiting"), lte(outboxMails.nextAttemptAt, now)))
    .orderBy(asc(outboxMails.nextAttemptAt), asc(outboxMails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(outboxMails)
    .set({ nextAttemptAt: new Date(now.getTime() + leaseMs), attempts: sql`${outboxMails.attempts} + 1` })
    .where(inArray(outboxMails.id, due))
    .returning();
  return claimed;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

/** Undefined where the mail went out, else the reason why not. */
async function tryToSend(send: SendMail, mail: Claimed): Promise<string | undefined> {
  try {
    await send({
      messageId: messageIdOf(mail.id),
      to: { name: mail.toName ?? "", address: mail.toAddress },
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: headersSchema.parse(mail.headers),
      attachments: attachmentsSchema.parse(mail.attachments),
    });
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 500);
  }
}

/** Sends all that is due. Returns how many went out and how many failed for now or for good. */
export async function deliverMails(db: Database, send: SendMail, now: () => Date): Promise<{ sent: number; failed: number }> {
  const end = now().getTime() + runMs;
  const count = { sent: 0, failed: 0 };
  while (now().getTime() < end) {
    const mail = await claimNext(db, now());
    if (!mail) break;
    const lastError = await tryToSend(send, mail);
    const pause = new Date(now().getTime() + pauseMs(mail.attempts));
    const result =
      lastError === undefined
        ? ({ status: "sent", sentAt: now(), lastError: null } as const)
        : mail.attempts >= maxAttempts
          ? ({ status: "dead", lastError } as const)
          : { lastError, nextAttemptAt: pause };
    await db.update(outboxMails).set(result).where(eq(outboxMails.id, mail.id));
    count[lastError === undefined ? "sent" : "failed"]++;
  }
  return count;
}

/** Deletes mails 30 days after they went out or were given up (privacy policy, What we store). */
export async function forgetOldMails(db: Database, now: Date): Promise<number> {
  const keptSince = new Date(now.getTime() - keptMs);
  const gone = await db
    .delete(outboxMails)
    // One given up was last tried shortly before the moment of its next try, which never came.
    .where(or(lt(outboxMails.sentAt, keptSince), and(eq(outboxMails.status, "dead"), lt(outboxMails.nextAttemptAt, keptSince))))
    .returning({ id: outboxMails.id });
  return gone.length;
}
