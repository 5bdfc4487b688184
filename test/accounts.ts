/** People with accounts, made the way the site makes them. */
import { eq } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { callAuth } from "#app/features/people/accounts/session/auth.server.ts";
import type { Account } from "#app/features/people/access/context.server.ts";
import { permissionsOf, type Role } from "#app/features/people/access/permissions.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { giveRoles } from "./people.ts";
import { Visitor } from "./visitor.ts";

export const testPassword = "sindhu river 42";

type Person = { email?: string; firstName?: string; lastName?: string; roles?: readonly Role[] };

/** Gives a visitor an account of her own and signs her in. Returns the id of her profile. */
export async function signUp(services: Services, visitor: Visitor, person: Person = {}): Promise<string> {
  const { email = `${crypto.randomUUID()}@example.org`, firstName = "Asha", lastName = "Rao", roles = [] } = person;
  const context = { ...services, request: new Request(services.env.origin) };
  const answer = await callAuth(context, "/sign-up/email", { name: firstName, lastName, email, password: testPassword });
  if (answer.status !== 200) throw new Error(`No account for ${email}: ${answer.code}`);
  const { profiles } = schema;
  const [profile] = await services.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email.toLowerCase()));
  await giveRoles(services.db, profile!.id, roles);
  visitor.keep(answer.cookies);
  return profile!.id;
}

/** Somebody with an account, as verbs are told of her; she has made it in this browser's session. */
export async function newAccount(services: Services, person: Person = {}): Promise<Account> {
  const id = await signUp(services, new Visitor(services.env.origin, async () => new Response()), person);
  const { profiles, sessions } = schema;
  const [profile] = await services.db.select().from(profiles).where(eq(profiles.id, id));
  const [session] = await services.db.select().from(sessions).where(eq(sessions.userId, id));
  const { firstName, lastName, email, emailVerified, phone, language } = profile!;
  const facts = { firstName, lastName, email, emailVerified, phone: phone ?? undefined, language };
  return { id, name: `${firstName} ${lastName}`, permissions: permissionsOf(person.roles ?? []), sessionId: session!.id, ...facts };
}
