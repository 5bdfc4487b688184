/** Lists the newest mails of the outbox, or shows one whole: npm run outbox [-- id]. */
import { openDatabase } from "#db/database.server.ts";
import { listMails } from "#app/features/mail/outbox-list.server.ts";
import { readEnv } from "#app/platform/env.server.ts";

const [wanted] = process.argv.slice(2);
const handle = await openDatabase(readEnv());
try {
  const mails = await listMails(handle.db, 50);
  const shown = wanted ? mails.find((mail) => mail.id === wanted) : undefined;
  if (shown) {
    console.log(
      `To: ${shown.toName ?? ""} <${shown.toAddress}>\nSubject: ${shown.subject}\nHeaders: ${JSON.stringify(shown.headers)}\n\n${shown.text}`,
    );
  } else if (wanted) {
    console.log(`No mail ${wanted} among the newest 50.`);
    process.exitCode = 1;
  } else {
    for (const mail of mails) {
      const state = mail.status === "waiting" && mail.lastError ? `waiting after ${mail.attempts} tries: ${mail.lastError}` : mail.status;
      console.log(`${mail.createdAt.toISOString()}  ${mail.id}  ${state}  ${mail.toAddress}  ${mail.subject}`);
    }
    if (mails.length === 0) console.log("The outbox is empty.");
  }
} finally {
  await handle.close();
}
