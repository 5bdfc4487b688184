/** Who does something: what verbs ask for permission and the audit log notes. */
export const userTypes = ["Customer", "Admin"] as const;
export type UserType = (typeof userTypes)[number];

/** A signed-in person; `name` is what the audit log shows. Nobody signed in is `undefined`. */
export type Actor = { id: string; name: string; userType: UserType };
