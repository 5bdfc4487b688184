/** The people with an account, as administrators see and change them (specification 2, User Management). */
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { userTypes, type Actor, type UserType } from "#app/features/people/access/actor.ts";
import { lockAdmins, writeUserType } from "#app/features/people/access/roles.server.ts";
import { foldedSql } from "#app/platform/folded-sql.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { pageOf, type ListPage } from "#app/values/list-state.ts";
import { typeChangeRefusal, usersPerPage, type UserListState, type UserSort } from "./user-list.ts";

const { profiles } = schema;

/** A row of the list; `registeredAt` is ISO 8601. */
export type User = { id: string; name: string; email: string; phone: string | null; userType: UserType; registeredAt: string };

const columns = {
  id: profiles.id,
  name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
  email: profiles.email,
  phone: profiles.phone,
  userType: profiles.userType,
  registeredAt: profiles.createdAt,
};

function matching({ q, filters }: UserListState): SQL | undefined {
  const pattern = containsPattern(foldText(q));
  // A number is found however it is spaced.
  const digits = q.replaceAll(/[\s()/-]/g, "");
  const anywhere =
    q === ""
      ? undefined
      : or(
          sql`${foldedSql(columns.name)} like ${pattern}`,
          sql`${profiles.email} like ${pattern}`,
          /^\+?\d{3,}$/.test(digits)
            ? sql`regexp_replace(${profiles.phone}, '[^0-9+]', '', 'g') like ${containsPattern(digits)}`
            : undefined,
        );
  const type = userTypes.find((known) => known === filters.type);
  return and(anywhere, type && eq(profiles.userType, type));
}

const sortColumns: Record<UserSort, SQL> = {
  name: sql`lower(${columns.name})`,
  email: sql`${profiles.email}`,
  type: sql`${profiles.userType}`,
  registered: sql`${profiles.createdAt}`,
};

/** One page of the list. A page after the last is the last. */
export async function listUsers(db: Queryable, state: UserListState): Promise<ListPage<User>> {
  const where = matching(state);
  const [found] = await db.select({ total: count() }).from(profiles).where(where);
  const total = found?.total ?? 0;
  const { page, pageCount, offset } = pageOf(state.page, total, usersPerPage);
  const direction = state.order.descending ? desc : asc;
  const rows = await db
    .select(columns)
    .from(profiles)
    .where(where)
    .orderBy(direction(sortColumns[state.order.by]), asc(profiles.id))
    .limit(usersPerPage)
    .offset(offset);
  return { rows: rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() })), total, page, pageCount };
}

/** The people of a question, by name; ids that nobody has are left out. */
export async function usersById(db: Queryable, ids: string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(columns).from(profiles).where(inArray(profiles.id, ids)).orderBy(sortColumns.name, profiles.id);
  return rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() }));
}

export type TypeOutcome =
  | { ok: true; name: string; userType: UserType }
  | { ok: false; reason: "not_allowed" | "self" | "last_admin" | "absent"; name?: string };

/**
 * Makes somebody an administrator or a customer. Never demotes the last administrator nor the one who asks: all administrators'
 * rows are locked before they are counted, so that two who demote each other at the same time cannot both succeed.
 */
export async function setUserType(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Actor,
  change: { profileId: string; userType: UserType },
): Promise<TypeOutcome> {
  if (actor.userType !== "Admin") throw new Response(null, { status: 403, statusText: "Permission Denied" });
  return db.transaction(async (tx) => {
    const adminIds = await lockAdmins(tx);
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, change.profileId)).for("update");
    if (!profile) return { ok: false, reason: "absent" };
    const name = `${profile.firstName} ${profile.lastName}`.trim();
    const reason = typeChangeRefusal({ actorId: actor.id, profile, wanted: change.userType, adminIds });
    if (reason) return { ok: false, reason, name };
    if (profile.userType !== change.userType) {
      await writeUserType(tx, { ...change, by: { actorId: actor.id, actorName: actor.name }, now: now() });
    }
    return { ok: true, name, userType: change.userType };
  });
}
