/** Who administers the site: npm run admin -- list, npm run admin -- make someone@example.com, npm run admin -- remove someone@example.com. */
import { openDatabase, type Database } from "#db/database.server.ts";
import { changeOwner, listStaff, type RolesOutcome } from "#app/features/people/access/roles.server.ts";
import { runScript } from "./operator-script.ts";

const by = { actorName: "operator" };
const usage = "Usage: npm run admin -- list | make someone@example.com | remove someone@example.com";

async function list(db: Database): Promise<string> {
  const staff = await listStaff(db);
  const lines = staff.map(
    (admin) =>
      `${admin.email}  ${`${admin.firstName} ${admin.lastName}`.trim()}  ${admin.roles.join(", ")}  since ${admin.createdAt.toISOString().slice(0, 10)}  address ${admin.emailVerified ? "confirmed" : "not confirmed"}`,
  );
  return lines.join("\n") || "Nobody administers this site. Register on it, then: npm run admin -- make someone@example.com";
}

function told(outcome: RolesOutcome, email: string, done: string): string {
  if (outcome.ok) return outcome.changed ? `${email} is ${done} now.` : `${email} is ${done} already.`;
  throw new Error(
    outcome.reason === "absent"
      ? `There is no account of ${email}. Register it on the site first, or start the site once with ADMIN_EMAIL and ADMIN_PASSWORD.`
      : `${email} is the last owner. Make another one first.`,
  );
}

async function run(db: Database, [command, email]: string[]): Promise<string> {
  if (command === "list") return list(db);
  if (!email || (command !== "make" && command !== "remove")) throw new Error(usage);
  const owner = command === "make";
  const outcome = await changeOwner(db, email, { owner, by, now: new Date() });
  return told(outcome, email, owner ? "an owner" : "a customer");
}

await runScript(async (env) => {
  const handle = await openDatabase(env);
  try {
    return await run(handle.db, process.argv.slice(2));
  } finally {
    await handle.close();
  }
});
