/** People as verbs see them, and the context of what they ask for. */
import { eq } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import { v7 as uuidv7 } from "uuid";
import type { Actor } from "#app/features/people/access/actor.ts";
import type { Account, Context } from "#app/features/people/access/context.server.ts";
import { permissionsOf, type Role } from "#app/features/people/access/permissions.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { testNow } from "./clock.ts";

/** Somebody with these roles; without any, a customer. */
export const somebody = (roles: readonly Role[] = [], facts: Partial<Pick<Actor, "id" | "name">> = {}): Actor => ({
  id: uuidv7(),
  name: "Meera Rawat",
  permissions: permissionsOf(roles),
  ...facts,
});

/** What a verb is given when this person asks, in English and rupees; `undefined` is a visitor. */
export const contextFor = <Given extends Partial<Services>>(services: Given, actor: Actor | undefined, changes: Partial<Context> = {}) => ({
  ...services,
  actor,
  language: "en" as const,
  currency: "INR" as const,
  settings: defaultSettings,
  address: "::1",
  reading: false,
  ...changes,
});

/** What verbs about her own account are given when she sends a form; `undefined` is a visitor. */
export const accountContext = <Given extends Services>(services: Given, account: Account | undefined, changes: Partial<Context> = {}) => ({
  ...contextFor(services, account, changes),
  account,
  request: new Request(services.env.origin, { method: "POST" }),
});

/** Makes them somebody's roles, without a note in the log: tests look at what the site notes. */
export async function giveRoles(db: Database, profileId: string, roles: readonly Role[]): Promise<void> {
  const { profiles, profileRoles } = schema;
  await db.delete(profileRoles).where(eq(profileRoles.profileId, profileId));
  if (roles.length > 0) await db.insert(profileRoles).values(roles.map((role) => ({ profileId, role, givenAt: testNow })));
  await db
    .update(profiles)
    .set({ userType: roles.length > 0 ? "Admin" : "Customer" })
    .where(eq(profiles.id, profileId));
}
