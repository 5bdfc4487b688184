/** A person's own page. */
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import { passwordHashOf } from "#app/features/people/accounts/credential.server.ts";
import { ownSessions, type SessionLine } from "./sessions.server.ts";
import { requireAccount, type AccountContext } from "#app/features/people/access/context.server.ts";

const { accountTokens } = schema;

export type ProfileView = {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  phone: string | undefined;
  /** False for who only signs in with a provider. */
  hasPassword: boolean;
  /** An address that waits for its confirmation. */
  pendingEmail: string | undefined;
  sessions: SessionLine[];
};

async function pendingEmailOf(db: Database, profileId: string, now: Date): Promise<string | undefined> {
  const { email, purpose, usedAt, expiresAt, createdAt } = accountTokens;
  const [pending] = await db
    .select({ email })
    .from(accountTokens)
    .where(and(eq(accountTokens.profileId, profileId), eq(purpose, "change-email"), isNull(usedAt), gt(expiresAt, now)))
    .orderBy(desc(createdAt))
    .limit(1);
  return pending?.email;
}

/** What the profile page shows. */
export async function profileView(context: AccountContext): Promise<ProfileView> {
  const account = requireAccount(context);
  const { db, now } = context;
  const [hash, pendingEmail, sessions] = await Promise.all([
    passwordHashOf(db, account.id),
    pendingEmailOf(db, account.id, now()),
    ownSessions(context),
  ]);
  const { name, firstName, lastName, email, emailVerified, phone } = account;
  return { name, firstName, lastName, email, emailVerified, phone, hasPassword: hash !== undefined, pendingEmail, sessions };
}
