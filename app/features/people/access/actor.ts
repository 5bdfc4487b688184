/** Who does something: what verbs ask for permission and the audit log notes. */
export const userTypes = ["Customer", "Admin"] as const;
export type UserType = (typeof userTypes)[number];

/** A signed-in person; `name` is what the audit log shows. Nobody signed in is `undefined`. */
export type Actor = { id: string; name: string; userType: UserType };

/** For verbs that only administrators have, such as those of content. Throws what the door answers to anybody else: 403. */
export function requireEditor(actor: Actor): void {
  if (actor.userType !== "Admin") throw new Response(null, { status: 403, statusText: "Permission Denied" });
}
