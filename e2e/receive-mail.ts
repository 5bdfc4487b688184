import { startMailServer } from "../test/mail-server.ts";
import { keepEmail, removeEmails } from "./mailbox.ts";

/** Before all tests: the mail server that the site under test knows. */
export default async function receiveMail(): Promise<() => Promise<void>> {
  let count = 0;
  const server = await startMailServer(Number(process.env.E2E_MAIL_PORT), ({ to, mail }) => {
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    const name = String(++count).padStart(4, "0");
    keepEmail({ to: to[0] ?? "", subject: mail.subject ?? "", text: mail.text ?? "", headers }, name);
  });
  return async () => {
    await server.stop();
    removeEmails();
  };
}
