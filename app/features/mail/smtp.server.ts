import { createTransport } from "nodemailer";
import type { SendMail } from "./outbox.server.ts";

const timeoutMs = 15_000;

/** Sends through the mail server of `SMTP_URL`. Addresses are handed over as objects, never as header text. */
export function smtpSender(url: string, from: { name: string; address: string }): SendMail & { close: () => void } {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  const send: SendMail = async ({ messageId, to, replyTo, ...content }) => {
    await transport.sendMail({
      ...content,
      messageId,
      from,
      to,
      replyTo: replyTo === undefined ? undefined : { name: "", address: replyTo },
    });
  };
  return Object.assign(send, { close: () => transport.close() });
}
