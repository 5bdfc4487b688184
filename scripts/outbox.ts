/** Lists the newest mails of the outbox, or shows one whole: npm run outbox [-- id]. */
import { z } from "zod";
import { openDatabase, type Database } from "#db/database.server.ts";
import { findMail, listMails } from "#app/features/agency/mail/outbox-list.server.ts";
import { runScript } from "./operator-script.ts";

type Mail = Awaited<ReturnType<typeof listMails>>[number];

function state({ status, attempts, lastError }: Mail): string {
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  return lastError && status !== "sent" ? `${status} after ${tries}: ${lastError}` : status;
}

async function list(db: Database): Promise<string> {
  const mails = await listMails(db, 50);
  const lines = mails.map((mail) => `${mail.createdAt.toISOString()}  ${mail.id}  ${state(mail)}  ${mail.toAddress}  ${mail.subject}`);
  return lines.join("\n") || "The outbox is empty.";
}

async function show(db: Database, id: string): Promise<string> {
  const mail = z.uuid().safeParse(id).success ? await findMail(db, id) : undefined;
  if (!mail) throw new Error(`There is no mail ${id} in the outbox.`);
  const facts = [
    `To: ${mail.toName ? `${mail.toName} ` : ""}<${mail.toAddress}>`,
    ...(mail.replyTo ? [`Reply-To: ${mail.replyTo}`] : []),
    `Subject: ${mail.subject}`,
    `State: ${state(mail)}`,
    `Headers: ${JSON.stringify(mail.headers)}`,
  ];
  return `${facts.join("\n")}\n\n${mail.text}`;
}

const [wanted] = process.argv.slice(2);
await runScript(async (env) => {
  const handle = await openDatabase(env);
  try {
    return wanted ? await show(handle.db, wanted) : await list(handle.db);
  } finally {
    await handle.close();
  }
});
