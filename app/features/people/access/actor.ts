/** Who does something: what verbs ask for permission and the audit log notes. */
import type { Permission } from "./permissions.ts";

/** What lists and messages call a person: somebody with a role of the staff, or anybody else. It grants nothing. */
export const userTypes = ["Customer", "Admin"] as const;
export type UserType = (typeof userTypes)[number];

/** A signed-in person; `name` is what the audit log shows. Nobody signed in is `undefined`. */
export type Actor = { id: string; name: string; permissions: ReadonlySet<Permission> };

/** True where one of her roles allows it. Asks nothing and throws nothing: for what is shown, and for rules. */
export const may = <Person extends Pick<Actor, "permissions">>(actor: Person | undefined, permission: Permission): actor is Person =>
  actor?.permissions.has(permission) ?? false;
