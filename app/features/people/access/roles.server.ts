/** Who administers the site: `user_type` of her profile and nothing else (product-decisions, What the browser decided). */
import { asc, eq } from "drizzle-orm";
import { schema, type Database, type Transaction } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { UserType } from "./actor.ts";

const { profiles } = schema;

/** Whoever changes roles; the operator and the settings have no account. */
type Changer = { actorId?: string; actorName: string };
type Change = { profileId: string; userType: UserType; by: Changer; now: Date };

/**
 * The ids of all administrators, whose rows nobody else changes until the transaction is over: of two who demote or delete each
 * other at once, one stays. Locked in one order by every verb, or two of them would wait for each other.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const admins = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.userType, "Admin"))
    .orderBy(asc(profiles.id))
    .for("update");
  return admins.map(({ id }) => id);
}

/** Gives a profile its role and notes who did. The caller decides whether that may be. */
export async function writeUserType(tx: Transaction, { profileId, userType, by, now }: Change): Promise<void> {
  await tx.update(profiles).set({ userType, updatedAt: now }).where(eq(profiles.id, profileId));
  const action = userType === "Admin" ? "account.admin-made" : "account.admin-removed";
  const before = { userType: userType === "Admin" ? "Customer" : "Admin" };
  await writeAudit(tx, { ...by, action, subjectType: "profile", subjectId: profileId, before, after: { userType } });
}

export type RoleOutcome = { ok: true; changed: boolean } | { ok: false; reason: "unknown" | "last_admin" };

/** Makes the account of an address an administrator's or a customer's. The last administrator stays one, also of two removed at once. */
export async function changeUserType(
  db: Database,
  address: string,
  { userType, by, now }: Omit<Change, "profileId">,
): Promise<RoleOutcome> {
  const email = address.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const adminIds = await lockAdmins(tx);
    const [profile] = await tx.select({ id: profiles.id, userType: profiles.userType }).from(profiles).where(eq(profiles.email, email));
    if (!profile) return { ok: false, reason: "unknown" };
    if (profile.userType === userType) return { ok: true, changed: false };
    if (userType === "Customer" && !adminIds.some((id) => id !== profile.id)) return { ok: false, reason: "last_admin" };
    await writeUserType(tx, { profileId: profile.id, userType, by, now });
    return { ok: true, changed: true };
  });
}

/** Every administrator, the earliest first. */
export function listAdmins(db: Database) {
  const { id, email, firstName, lastName, emailVerified, createdAt } = profiles;
  return db
    .select({ id, email, firstName, lastName, emailVerified, createdAt })
    .from(profiles)
    .where(eq(profiles.userType, "Admin"))
    .orderBy(asc(createdAt), asc(id));
}
