/** An email to herself by which an owner sees whether her email server takes any, and what it says. */
import { z } from "zod";
import { schema } from "#db/database.server.ts";
import { mailBrand } from "#app/features/agency/mail/mail-brand.server.ts";
import { MailLayout, MailText } from "#app/features/agency/mail/mail-layout.tsx";
import { mailSender } from "#app/features/agency/mail/mail-sender.server.ts";
import { messageIdOf, renderMail } from "#app/features/agency/mail/outbox.server.ts";
import { smtpSender } from "#app/features/agency/mail/smtp.server.ts";
import { requirePermission, type AccountContext } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { v7 as uuidv7 } from "uuid";
import type { MailFailure } from "./checklist.ts";

/** `answer`: the words of the server, or of the connection to it. */
export type TestMailOutcome = { ok: true; answer: string } | { ok: false; reason: MailFailure; answer: string };

const errorSchema = z.object({ code: z.string().catch(""), response: z.string().optional().catch(undefined), message: z.string() });

/** Which of the things that go wrong it was; by the codes of the mail library and of the network below it. */
export function mailFailure(failed: unknown): { reason: MailFailure; answer: string } {
  const { code, response, message } = errorSchema.safeParse(failed).data ?? { code: "", response: undefined, message: String(failed) };
  const told = `${code} ${message}`;
  const reasons: [RegExp, MailFailure][] = [
    [/EDNS|ENOTFOUND|EAI_AGAIN/, "unknownHost"],
    [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/, "unreachable"],
    [/ETIMEDOUT|ETIME|timeout/i, "timeout"],
    [/EAUTH|ENOAUTH/, "login"],
    [/ETLS|SSL|TLS|certificate/i, "secure"],
    [/EENVELOPE/, "address"],
    [/ECONNECTION|ESOCKET/, "unreachable"],
  ];
  return { reason: reasons.find(([found]) => found.test(told))?.[1] ?? "other", answer: (response ?? message).slice(0, 500) };
}

/** Sends it at once, past the queue, and notes in the outbox what came of it. */
export async function sendTestMail(context: AccountContext): Promise<TestMailOutcome> {
  requirePermission(context, "settings.change");
  const { db, env, now, account, settings, language } = context;
  if (!env.smtpUrl || !account) return { ok: false, reason: "noServer", answer: "" };
  const t = translator(language);
  const to = { name: account.name, address: account.email };
  const mail = await renderMail({
    template: "test",
    language,
    to,
    subject: t("setup:test.subject"),
    body: (
      <MailLayout brand={mailBrand(language, settings, env.origin)} heading={t("setup:test.heading")} preview={t("setup:test.preview")}>
        <MailText>{t("setup:test.text", { name: account.firstName })}</MailText>
      </MailLayout>
    ),
  });
  const id = uuidv7();
  const send = smtpSender(env.smtpUrl, () => mailSender(db, env));
  const { subject, html, text } = mail;
  const outcome = await send({
    messageId: messageIdOf(id),
    to,
    replyTo: undefined,
    subject,
    html,
    text,
    headers: {},
    attachments: [],
  }).then(
    (answer): TestMailOutcome => ({ ok: true, answer }),
    (error: unknown): TestMailOutcome => ({ ok: false, ...mailFailure(error) }),
  );
  send.close();
  const times = { createdAt: now(), nextAttemptAt: now(), attempts: 1 };
  const result = outcome.ok ? { status: "sent" as const, sentAt: now() } : { status: "dead" as const, lastError: outcome.answer };
  await db.insert(schema.outboxMails).values({ ...mail, id, ...times, ...result });
  return outcome;
}
