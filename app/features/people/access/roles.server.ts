/** Whose roles they are: rows of `profile_roles` and nothing else say what somebody may do (permissions.ts). */
import { and, asc, eq, inArray } from "drizzle-orm";
import { schema, type Database, type Queryable, type Transaction } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import type { Actor } from "./actor.ts";
import { permissionsOf, roleNames, type Permission, type Role } from "./permissions.ts";

const { profiles, profileRoles } = schema;

/** Whoever changes roles; the operator and the settings have no account. */
type Changer = { actorId?: string; actorName: string };
type Change = { profileId: string; roles: readonly Role[]; by: Changer; now: Date };

/**
 * The ids of all owners, whose rows nobody else changes until the transaction is over: of two who demote or delete each other at
 * once, one stays. Locked in one order by every verb, or two of them would wait for each other.
 */
export async function lockOwners(tx: Transaction): Promise<string[]> {
  const owners = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(profileRoles, and(eq(profileRoles.profileId, profiles.id), eq(profileRoles.role, "Owner")))
    .orderBy(asc(profiles.id))
    .for("update", { of: profiles });
  return owners.map(({ id }) => id);
}

/** The roles of these people, in the order in which roles are offered; who has none is left out. */
export async function rolesOf(db: Queryable, profileIds: readonly string[]): Promise<Map<string, Role[]>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(profileRoles)
    .where(inArray(profileRoles.profileId, [...profileIds]));
  const byProfile = Map.groupBy(rows, ({ profileId }) => profileId);
  return new Map([...byProfile].map(([id, own]) => [id, roleNames.filter((role) => own.some((row) => row.role === role))]));
}

/** True where somebody may do this now, whatever her session said when it was read; asked under `lockOwners`. */
export const stillMay = async (tx: Transaction, { id }: Pick<Actor, "id">, permission: Permission): Promise<boolean> =>
  permissionsOf((await rolesOf(tx, [id])).get(id) ?? []).has(permission);

/** Gives a profile these roles instead of those it had, and notes who did. The caller decides whether that may be. */
export async function writeRoles(tx: Transaction, { profileId, roles, by, now }: Change): Promise<void> {
  const before = (await rolesOf(tx, [profileId])).get(profileId) ?? [];
  await tx.delete(profileRoles).where(eq(profileRoles.profileId, profileId));
  if (roles.length > 0) await tx.insert(profileRoles).values(roles.map((role) => ({ profileId, role, givenAt: now })));
  const userType = roles.length > 0 ? "Admin" : "Customer";
  await tx.update(profiles).set({ userType, updatedAt: now }).where(eq(profiles.id, profileId));
  const details = { before: { roles: before.join(", ") }, after: { roles: roles.join(", ") } };
  await writeAudit(tx, { ...by, action: "account.roles-changed", subjectType: "profile", subjectId: profileId, ...details });
}

export type RolesOutcome = { ok: true; changed: boolean; name: string } | { ok: false; reason: "absent" | "last_owner"; name?: string };

/** Changes roles under the owners' lock, so that the last Owner stays one, also of two removed at once. */
export async function changeRolesLocked(tx: Transaction, change: Change): Promise<RolesOutcome> {
  const owners = await lockOwners(tx);
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, change.profileId)).for("update");
  if (!profile) return { ok: false, reason: "absent" };
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const before = (await rolesOf(tx, [profile.id])).get(profile.id) ?? [];
  const wanted = roleNames.filter((role) => change.roles.includes(role));
  if (before.join() === wanted.join()) return { ok: true, changed: false, name };
  const isLastOwner = before.includes("Owner") && !owners.some((id) => id !== profile.id);
  if (isLastOwner && !wanted.includes("Owner")) return { ok: false, reason: "last_owner", name };
  await writeRoles(tx, { ...change, roles: wanted });
  return { ok: true, changed: true, name };
}

/** For the operator, who needs no permission: makes the account of an address an Owner's, or a customer's again. */
export async function changeOwner(
  db: Database,
  address: string,
  { owner, by, now }: { owner: boolean; by: Changer; now: Date },
): Promise<RolesOutcome> {
  const email = address.trim().toLowerCase();
  return db.transaction(async (tx) => {
    // Before the account itself, as every verb does.
    await lockOwners(tx);
    const [profile] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
    if (!profile) return { ok: false, reason: "absent" };
    const had = (await rolesOf(tx, [profile.id])).get(profile.id) ?? [];
    const roles: Role[] = owner ? [...new Set<Role>([...had, "Owner"])] : [];
    return changeRolesLocked(tx, { profileId: profile.id, roles, by, now });
  });
}

/** Everybody with a role, the earliest first. */
export async function listStaff(db: Database) {
  const { id, email, firstName, lastName, emailVerified, createdAt } = profiles;
  const people = await db
    .select({ id, email, firstName, lastName, emailVerified, createdAt })
    .from(profiles)
    .where(inArray(id, db.select({ id: profileRoles.profileId }).from(profileRoles)))
    .orderBy(asc(createdAt), asc(id));
  const roles = await rolesOf(
    db,
    people.map((person) => person.id),
  );
  return people.map((person) => ({ ...person, roles: roles.get(person.id) ?? [] }));
}

/** True where somebody can give roles to others. */
export const hasOwner = async (db: Queryable): Promise<boolean> => (await db.$count(profileRoles, eq(profileRoles.role, "Owner"))) > 0;
