import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp, testPassword } from "#test/accounts.ts";
import { testNow } from "#test/clock.ts";
import { openEmptyDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { Visitor } from "#test/visitor.ts";
import { promoteNamedAdmin, settleNamedAdmin } from "#app/features/people/accounts/sign-in/first-admin.server.ts";
import { changeOwner, listStaff } from "./roles.server.ts";

const handle = await openEmptyDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { profiles, auditEntries } = schema;
beforeEach(async () => {
  await db.delete(profiles);
  await db.delete(auditEntries);
});

const services = testServices(handle);
const named = (settings: Record<string, string>) => testServices(handle, settings);
const account = (email: string) => signUp(services, new Visitor(services.env.origin, async () => new Response()), { email });
const admins = async () => (await listStaff(db)).map(({ email }) => email);
const audited = async () => (await db.select().from(auditEntries)).map(({ action, actorName }) => `${action} by ${actorName}`);
const by = { actorName: "operator" };
const change = (email: string, role: "Owner" | "Customer") => changeOwner(db, email, { owner: role === "Owner", by, now: testNow });
const email = "meera@example.org";

describe("npm run admin", () => {
  test("makes an account an owner's, whatever the case of its address, and notes it once", async () => {
    await account(email);
    expect(await change(" Meera@Example.org", "Owner")).toEqual({ ok: true, changed: true, name: "Asha Rao" });
    expect(await change(email, "Owner")).toEqual({ ok: true, changed: false, name: "Asha Rao" });
    expect(await admins()).toEqual([email]);
    expect(await audited()).toEqual(["account.roles-changed by operator"]);
  });

  test("knows nobody without an account", async () => {
    expect(await change("nobody@example.org", "Owner")).toEqual({ ok: false, reason: "absent" });
  });

  test("never removes the last owner, also of two removed at once", async () => {
    const two = [email, "anjali@example.org"];
    for (const each of two) {
      await account(each);
      await change(each, "Owner");
    }
    const outcomes = await Promise.all(two.map((each) => change(each, "Customer")));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: "last_owner", name: "Asha Rao" }]);
    expect(await admins()).toHaveLength(1);
  });
});

describe("ADMIN_EMAIL", () => {
  test("with ADMIN_PASSWORD makes the account, once, ready to sign in", async () => {
    const settings = named({ ADMIN_EMAIL: "Meera@Example.org", ADMIN_PASSWORD: testPassword });
    await settleNamedAdmin(settings);
    await settleNamedAdmin(settings);
    expect(await db.select().from(profiles)).toMatchObject([{ email, userType: "Admin", emailVerified: true }]);
    expect(await audited()).toEqual(["account.roles-changed by ADMIN_EMAIL"]);
  });

  test("with a common password stops the start", async () => {
    await expect(settleNamedAdmin(named({ ADMIN_EMAIL: email, ADMIN_PASSWORD: "password123" }))).rejects.toThrow("ADMIN_PASSWORD");
    expect(await admins()).toEqual([]);
  });

  test("does not believe an account that somebody registered with that address and never confirmed", async () => {
    await account(email);
    await settleNamedAdmin(named({ ADMIN_EMAIL: email }));
    await settleNamedAdmin(named({ ADMIN_EMAIL: email, ADMIN_PASSWORD: "not the password" }));
    expect(await admins()).toEqual([]);
  });

  test("believes an account whose address is confirmed, and one whose password it names", async () => {
    const id = await account(email);
    await db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, id));
    await settleNamedAdmin(named({ ADMIN_EMAIL: email }));
    expect(await admins()).toEqual([email]);
    await account("anjali@example.org");
    await settleNamedAdmin(named({ ADMIN_EMAIL: "anjali@example.org", ADMIN_PASSWORD: testPassword }));
    expect(await admins()).toEqual([email, "anjali@example.org"]);
  });

  test("is promoted at the moment the address is confirmed, nobody else is", async () => {
    const id = await account(email);
    const { env } = named({ ADMIN_EMAIL: email });
    await db.transaction((tx) => promoteNamedAdmin(tx, services.env, { id, email, now: testNow }));
    await db.transaction((tx) => promoteNamedAdmin(tx, env, { id, email: "other@example.org", now: testNow }));
    expect(await admins()).toEqual([]);
    await db.transaction((tx) => promoteNamedAdmin(tx, env, { id, email, now: testNow }));
    expect(await admins()).toEqual([email]);
  });
});
