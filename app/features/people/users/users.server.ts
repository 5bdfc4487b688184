/** The people with an account, as administrators see and change them. */
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { userTypes, type UserType } from "#app/features/people/access/actor.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import type { Role } from "#app/features/people/access/permissions.ts";
import {
  changeRolesLocked,
  lockOwners,
  rolesOf,
  stillMay,
  type RolesOutcome as Changed,
} from "#app/features/people/access/roles.server.ts";
import { foldedSql } from "#app/platform/folded-sql.server.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { pageOf, type ListPage } from "#app/values/list-state.ts";
import { usersPerPage, type UserListState, type UserSort } from "./user-list.ts";

const { profiles } = schema;

/** A row of the list; `registeredAt` is ISO 8601. */
export type User = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  userType: UserType;
  roles: Role[];
  registeredAt: string;
};

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

async function withRoles<Row extends { id: string; registeredAt: Date }>(db: Queryable, rows: Row[]) {
  const roles = await rolesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, roles: roles.get(row.id) ?? [], registeredAt: row.registeredAt.toISOString() }));
}

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
  return { rows: await withRoles(db, rows), total, page, pageCount };
}

/** The people of a question, by name; ids that nobody has are left out. */
export async function usersById(db: Queryable, ids: string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(columns).from(profiles).where(inArray(profiles.id, ids)).orderBy(sortColumns.name, profiles.id);
  return withRoles(db, rows);
}

export type RolesOutcome = Changed | { ok: false; reason: "self" | "not_allowed"; name: string };

/** Gives somebody these roles instead of those she has. The last Owner stays one, and nobody takes that role from herself. */
export async function changeRoles(
  context: Context,
  { profileId, roles }: { profileId: string; roles: readonly Role[] },
): Promise<RolesOutcome> {
  const actor = requirePermission(context, "users.roles");
  return context.db.transaction(async (tx): Promise<RolesOutcome> => {
    const by = { actorId: actor.id, actorName: actor.name };
    await lockOwners(tx);
    // Somebody else may have taken the role from her a moment ago.
    if (!(await stillMay(tx, actor, "users.roles"))) return { ok: false, reason: "not_allowed", name: actor.name };
    if (profileId === actor.id && !roles.includes("Owner")) return { ok: false, reason: "self", name: actor.name };
    return changeRolesLocked(tx, { profileId, roles, by, now: context.now() });
  });
}
