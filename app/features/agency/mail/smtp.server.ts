import { createTransport } from "nodemailer";
import type { SendMail } from "./outbox.server.ts";

const timeoutMs = 15_000;

type Sender = { name: string; address: string };

/** Sends through the mail server of `SMTP_URL`, each mail from who `from` then says, and returns the server's answer. Addresses are handed over as objects, never as header text. */
export function smtpSender(url: string, from: () => Promise<Sender>) {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  const send = async ({ messageId, to, replyTo, ...content }: Parameters<SendMail>[0]): Promise<string> => {
    const { response } = await transport.sendMail({
      ...content,
      messageId,
      from: await from(),
      to,
      replyTo: replyTo === undefined ? undefined : { name: "", address: replyTo },
    });
    return response;
  };
  return Object.assign(send, { close: () => transport.close() });
}
