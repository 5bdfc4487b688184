import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openTestDatabase } from "#test/database.ts";
import { giveRoles } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { Visitor } from "#test/visitor.ts";
import { contextOf, requireAccount, requirePermission } from "#app/features/people/access/context.server.ts";
import { openContext } from "./session.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const services = testServices(handle);
const newVisitor = () => new Visitor(services.env.origin, async () => new Response());

/** The context of a visitor's request, as the root's middleware opens it. */
async function asked(visitor: Visitor, path = "/", method = "GET") {
  const router = new RouterContextProvider();
  router.set(servicesContext, services);
  router.set(requestContext, { id: "1", chosenCurrency: undefined, address: "::1", nonce: undefined, cookies: [], unavailable: false });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(services.env.origin + path, { method, headers: { Cookie: cookie } });
  await openContext({ request, context: router, params: {}, url: new URL(request.url), pattern: path }, async () => new Response());
  return contextOf(router);
}
const account = async (visitor: Visitor) => (await asked(visitor)).account;
const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("Location") ?? thrown.status;
    throw thrown;
  }
  return "not refused";
};

test("the session cookie names its owner, whose roles are what the database says now", async () => {
  const visitor = newVisitor();
  const id = await signUp(services, visitor, { email: "Asha@Example.org" });
  expect(await account(visitor)).toMatchObject({ id, name: "Asha Rao", email: "asha@example.org", permissions: new Set() });
  await giveRoles(handle.db, id, ["Content"]);
  expect((await account(visitor))?.permissions).toContain("content.change");
});

test("a forged, an expired and a missing session are nobody's", async () => {
  const visitor = newVisitor();
  const id = await signUp(services, visitor);
  const cookie = visitor.cookies.get("session")!;
  visitor.cookies.set("session", `${cookie.slice(0, 12)}x${cookie.slice(13)}`);
  expect(await account(visitor)).toBeUndefined();
  visitor.cookies.set("session", cookie);
  expect(await account(visitor)).toMatchObject({ id });
  await handle.db
    .update(schema.sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(schema.sessions.userId, id));
  expect(await account(visitor)).toBeUndefined();
  expect(await account(newVisitor())).toBeUndefined();
});

test("passwords are kept as argon2id with 19 MiB and two passes", async () => {
  const id = await signUp(services, newVisitor());
  const [method] = await handle.db.select().from(schema.signInMethods).where(eq(schema.signInMethods.userId, id));
  expect(method?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("pages of signed-in people send others to sign in and back, and refuse their forms", async () => {
  const page = await asked(newVisitor(), "/fr/profile?tab=trips");
  expect(refusal(() => requireAccount(page))).toBe(`/fr/sign-in?redirectTo=${encodeURIComponent("/fr/profile?tab=trips")}`);
  const form = await asked(newVisitor(), "/profile", "POST");
  expect(refusal(() => requireAccount(form))).toBe(403);
});

test("pages of the staff send visitors and customers home and refuse their forms; staff without the permission are refused", async () => {
  const customer = newVisitor();
  await signUp(services, customer);
  for (const visitor of [customer, newVisitor()]) {
    const [page, form] = [await asked(visitor, "/de/users"), await asked(visitor, "/users", "POST")];
    expect(refusal(() => requirePermission(page, "users.read"))).toBe("/de");
    expect(refusal(() => requirePermission(form, "users.read"))).toBe(403);
  }
  const writer = newVisitor();
  await signUp(services, writer, { roles: ["Content"] });
  const page = await asked(writer, "/users");
  expect(refusal(() => requirePermission(page, "users.read"))).toBe(403);
  expect(requirePermission(page, "content.read")).toMatchObject({ name: "Asha Rao" });
});
