import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { requestContext, servicesContext, type RequestInfo } from "#app/platform/request-context.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { Visitor } from "#test/visitor.ts";
import { accountOf, requireAccount, requireAdmin } from "./session.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const services = testServices(handle);
const newVisitor = () => new Visitor(services.env.origin, async () => new Response());

function asked(visitor: Visitor, path: string, method = "GET") {
  const info: RequestInfo = { id: "1", currency: "INR", address: "::1", nonce: undefined, cookies: [], unavailable: false };
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(requestContext, info);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { request: new Request(services.env.origin + path, { method, headers: { Cookie: cookie } }), context, info };
}
const account = (visitor: Visitor) => {
  const { request, context } = asked(visitor, "/");
  return accountOf(request, context);
};
const refusal = async (work: Promise<unknown>) => {
  const thrown: unknown = await work.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("not refused");
  return thrown.headers.get("Location") ?? thrown.status;
};

test("the session cookie names its owner, whose role is what the database says now", async () => {
  const visitor = newVisitor();
  const id = await signUp(services, visitor, { email: "Asha@Example.org" });
  expect(await account(visitor)).toMatchObject({ id, name: "Asha Rao", email: "asha@example.org", userType: "Customer" });
  await handle.db.update(schema.profiles).set({ userType: "Admin" }).where(eq(schema.profiles.id, id));
  expect(await account(visitor)).toMatchObject({ userType: "Admin" });
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
  const stranger = newVisitor();
  const page = asked(stranger, "/fr/profile?tab=trips");
  expect(await refusal(requireAccount(page.request, page.context))).toBe(
    `/fr/sign-in?redirectTo=${encodeURIComponent("/fr/profile?tab=trips")}`,
  );
  const form = asked(stranger, "/profile", "POST");
  expect(await refusal(requireAccount(form.request, form.context))).toBe(403);
});

test("non-admins and anonymous visitors are redirected to / from admin routes, and their forms refused", async () => {
  const customer = newVisitor();
  await signUp(services, customer);
  for (const visitor of [customer, newVisitor()]) {
    const page = asked(visitor, "/users");
    expect(await refusal(requireAdmin(page.request, page.context))).toBe("/");
    const form = asked(visitor, "/users", "POST");
    expect(await refusal(requireAdmin(form.request, form.context))).toBe(403);
  }
  const admin = newVisitor();
  await signUp(services, admin, { userType: "Admin" });
  const page = asked(admin, "/users");
  expect(await requireAdmin(page.request, page.context)).toMatchObject({ userType: "Admin" });
});
