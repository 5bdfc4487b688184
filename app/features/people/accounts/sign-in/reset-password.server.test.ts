import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp, testPassword } from "#test/accounts.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { contextFor } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { Visitor } from "#test/visitor.ts";
import { callAuth } from "#app/features/people/accounts/session/auth.server.ts";
import { requestReset, resetLinkState, resetPassword } from "./reset-password.server.tsx";

const { profiles, sessions, signInMethods, accountTokens, outboxMails, auditEntries, rateCounts } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const hour = 60 * 60_000;
let time = testNow.getTime();
const services = { ...testServices(handle), now: () => new Date(time) };
const context = contextFor(services, undefined);

const email = "asha@example.org";
const newPassword = "monsoon over the ghats";
const newAccount = (address = email) => signUp(services, new Visitor(services.env.origin, async () => new Response()), { email: address });
const ask = (address = email, source: string = crypto.randomUUID()) => requestReset({ ...context, address: source }, address);
const mails = () => db.select().from(outboxMails).orderBy(outboxMails.createdAt, outboxMails.id);
const mailedToken = async () =>
  (await mails()).map(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean) ?? "";
const reset = (token: string, password = newPassword) => resetPassword(context, token, password);
const signInStatus = async (password: string) =>
  (await callAuth({ ...services, request: new Request(services.env.origin) }, "/sign-in/email", { email, password })).status;

beforeEach(async () => {
  time = testNow.getTime();
  for (const table of [accountTokens, outboxMails, auditEntries, rateCounts, profiles]) await db.delete(table);
});

describe("asking for a new password", () => {
  test("is answered the same whether or not the account exists; only an account gets a mail", async () => {
    await newAccount();
    for (const address of [email, " Asha@Example.org ", "nobody@example.org"]) expect(await ask(address)).toEqual({ ok: true });
    expect((await mails()).map(({ toAddress, template }) => [toAddress, template])).toEqual([
      [email, "resetPassword"],
      [email, "resetPassword"],
    ]);
  });

  test("more than five times an hour for one account is refused, and the same without an account", async () => {
    await newAccount();
    for (const address of [email, "nobody@example.org"]) {
      for (let n = 0; n < 5; n++) expect(await ask(address)).toEqual({ ok: true });
      expect(await ask(address)).toMatchObject({ ok: false, reason: "too_many" });
    }
    time += hour;
    expect(await ask()).toEqual({ ok: true });
  });

  test("more than 20 times an hour from one connection is refused", async () => {
    for (let n = 0; n < 20; n++) await ask(`a${n}@example.org`, "192.0.2.9");
    expect(await ask("b@example.org", "192.0.2.9")).toMatchObject({ ok: false });
  });

  test("is answered in the person's language", async () => {
    await newAccount();
    await db.update(profiles).set({ language: "de" });
    await ask();
    expect(await mails()).toMatchObject([{ language: "de", subject: "Wählen Sie ein neues Passwort" }]);
    expect((await mails())[0]!.text).toContain("/de/reset-password?token=");
  });

  test("keeps the link's token only as a hash", async () => {
    await newAccount();
    await ask();
    const token = await mailedToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.select().from(accountTokens))).not.toContain(token);
  });
});

describe("the mailed link", () => {
  test("sets a new password, ends all sessions and tells the person", async () => {
    const id = await newAccount();
    await signInStatus(testPassword);
    expect(await db.select().from(sessions)).toHaveLength(2);
    await ask();
    expect(await reset(await mailedToken())).toEqual({ ok: true });
    expect(await db.select().from(sessions)).toEqual([]);
    expect([await signInStatus(testPassword), await signInStatus(newPassword)]).toEqual([401, 200]);
    expect((await mails()).map(({ template }) => template).sort()).toEqual(["passwordChanged", "resetPassword"]);
    expect(await db.select().from(auditEntries)).toMatchObject([{ action: "account.password-reset", actorId: id }]);
    expect(await db.select().from(profiles)).toMatchObject([{ emailVerified: true }]);
  });

  test("works once, also when pressed several times at the same moment", async () => {
    await newAccount();
    await ask();
    const token = await mailedToken();
    const outcomes = await Promise.all([reset(token, "first password"), reset(token, "second password"), reset(token, "third password")]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await reset(token)).toEqual({ ok: false, reason: "used" });
    expect(await resetLinkState(context, token)).toBe("used");
  });

  test("works for one hour", async () => {
    await newAccount();
    await ask();
    const token = await mailedToken();
    time += hour - 1;
    expect(await resetLinkState(context, token)).toBe("open");
    time += 1;
    expect(await resetLinkState(context, token)).toBe("expired");
    expect(await reset(token)).toEqual({ ok: false, reason: "expired" });
    expect(await signInStatus(testPassword)).toBe(200);
  });

  test.each(["", "made-up", "x".repeat(5_000), "\0"])("made up (%.10j) sets nothing", async (token) => {
    await newAccount();
    await ask();
    expect(await reset(token)).toEqual({ ok: false, reason: "unknown" });
    expect(await signInStatus(testPassword)).toBe(200);
  });

  test("of another kind sets nothing", async () => {
    await newAccount();
    await ask();
    await db.update(accountTokens).set({ purpose: "confirm-email" });
    expect(await reset(await mailedToken())).toEqual({ ok: false, reason: "unknown" });
  });

  test("to an address that is no longer the account's sets nothing", async () => {
    const id = await newAccount();
    await ask();
    await db.update(profiles).set({ email: "new@example.org" }).where(eq(profiles.id, id));
    expect(await reset(await mailedToken())).toEqual({ ok: false, reason: "unknown" });
  });

  test("to the address of ADMIN_EMAIL makes its account an administrator's, as confirming it does; another's stays a customer's", async () => {
    const id = await newAccount();
    const other = await newAccount("other@example.org");
    const withNamed = { ...context, env: { ...services.env, adminEmail: email } };
    const resetNamed = (token: string) => resetPassword(withNamed, token, newPassword);
    await ask("other@example.org");
    expect(await resetNamed(await mailedToken())).toEqual({ ok: true });
    expect(await db.select({ userType: profiles.userType }).from(profiles).where(eq(profiles.id, other))).toEqual([
      { userType: "Customer" },
    ]);
    await ask();
    expect(await resetNamed("made-up")).toEqual({ ok: false, reason: "unknown" });
    const typeOf = async () => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]!.userType;
    expect(await typeOf()).toBe("Customer");
    expect(await resetNamed(await mailedToken())).toEqual({ ok: true });
    expect(await typeOf()).toBe("Admin");
    expect((await db.select().from(auditEntries)).map(({ action }) => action)).toContain("account.roles-changed");
  });

  test("gives a password to an account that only had a provider", async () => {
    const id = await newAccount();
    await db.update(signInMethods).set({ providerId: "github", accountId: "42", password: null });
    await ask();
    expect(await reset(await mailedToken())).toEqual({ ok: true });
    expect(await signInStatus(newPassword)).toBe(200);
    const methods = await db.select().from(signInMethods).where(eq(signInMethods.userId, id));
    expect(methods.map(({ providerId }) => providerId).sort()).toEqual(["credential", "github"]);
  });
});
