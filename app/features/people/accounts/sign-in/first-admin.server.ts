/** The administrator whom the settings name (docs/decisions/0010). */
import { and, eq } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { addAccount } from "#app/features/people/accounts/add-account.server.ts";
import { isCommonPassword } from "#app/features/people/accounts/common-passwords.server.ts";
import { hashPassword, verifyPassword } from "#app/features/people/accounts/password-hash.server.ts";
import { rolesOf, writeRoles } from "#app/features/people/access/roles.server.ts";

const { profiles, signInMethods } = schema;
const by = { actorName: "ADMIN_EMAIL" };

type Starting = Pick<Services, "db" | "env" | "log" | "now">;

const isOwner = async (db: Queryable, id: string) => (await rolesOf(db, [id])).get(id)?.includes("Owner") ?? false;

/** True where this password opens the account. */
export async function passwordIsHers(db: Queryable, profileId: string, password: string | undefined): Promise<boolean> {
  if (!password) return false;
  const own = and(eq(signInMethods.userId, profileId), eq(signInMethods.providerId, "credential"));
  const [method] = await db.select({ hash: signInMethods.password }).from(signInMethods).where(own);
  return method?.hash ? verifyPassword({ hash: method.hash, password }) : false;
}

async function createNamedAdmin({ db, log, now }: Starting, email: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const person = { firstName: "Admin", lastName: "", email, language: "en", emailVerified: true } as const;
    const id = await addAccount(tx, { ...person, hash }, now());
    if (id) await writeRoles(tx, { profileId: id, roles: ["Owner"], by, now: now() });
  });
  log.info("the administrator of ADMIN_EMAIL has an account now");
}

/**
 * At start: the account of ADMIN_EMAIL becomes an administrator's where it is proven to be the operator's, by a confirmed
 * address or by ADMIN_PASSWORD; with ADMIN_PASSWORD and no account one is made. Anybody may have registered an address that
 * was never confirmed. Throws where the password is a common one.
 */
export async function settleNamedAdmin(services: Starting): Promise<void> {
  const { db, env, log, now } = services;
  const { adminEmail: email, adminPassword: password } = env;
  if (!email) return;
  if (password && (await isCommonPassword(password)))
    throw new Error("ADMIN_PASSWORD is one of the 10,000 most common passwords: choose another.");
  const columns = { id: profiles.id, emailVerified: profiles.emailVerified };
  const [profile] = await db.select(columns).from(profiles).where(eq(profiles.email, email));
  if (!profile) {
    if (password) return createNamedAdmin(services, email, password);
    log.info("ADMIN_EMAIL has no account yet: it becomes an administrator's when it is registered and its address confirmed");
    return;
  }
  if (await isOwner(db, profile.id)) return;
  if (profile.emailVerified || (await passwordIsHers(db, profile.id, password))) {
    await db.transaction((tx) => writeRoles(tx, { profileId: profile.id, roles: ["Owner"], by, now: now() }));
    log.info("the account of ADMIN_EMAIL is an administrator's now");
  } else {
    log.warn(
      "the account of ADMIN_EMAIL has not confirmed its address and stays a customer's: npm run admin -- make ADMIN_EMAIL, if it is yours",
    );
  }
}

/** In the transaction that confirms an address: the one of ADMIN_EMAIL makes its account an administrator's. */
export async function promoteNamedAdmin(
  tx: Transaction,
  { adminEmail }: Pick<Env, "adminEmail">,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  if (!adminEmail || email !== adminEmail) return;
  if (!(await isOwner(tx, id))) await writeRoles(tx, { profileId: id, roles: ["Owner"], by, now });
}
