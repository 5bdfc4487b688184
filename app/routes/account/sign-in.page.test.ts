import { desc, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp, testPassword } from "#test/accounts.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";
import { testNow } from "#test/clock.ts";
import type { Visitor } from "#test/visitor.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle, { settings: { TRUST_PROXY: "true" } });
const { db } = handle;
const newEmail = () => `${crypto.randomUUID()}@example.org`;

let connections = 0;
/** Each test asks from a connection of its own, or they would share a limit. */
const newConnection = () => ({ "X-Forwarded-For": `192.0.2.${++connections}` });
async function account(person: Parameters<typeof signUp>[2] = {}) {
  const email = person.email ?? newEmail();
  const id = await signUp(site.services, site.visitor(), { ...person, email });
  return { id, email };
}
const signIn = (visitor: Visitor, fields: Record<string, string>, from = newConnection(), address = "/sign-in") =>
  visitor.post(address, fields, from);

describe("sign in", () => {
  test("leads home with the toast of success, and the header says who is signed in", async () => {
    const { email } = await account({ firstName: "Meera" });
    const visitor = site.visitor();
    const answer = await signIn(visitor, { email: ` ${email.toUpperCase()} `, password: testPassword });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    const home = await visitor.get("/");
    const html = await home.text();
    expect(html).toContain("Sign in successful");
    expect(html).toContain("Welcome back to Yatrika!");
    expect(html).toContain(">Meera</span>");
    expect(home.headers.get("Cache-Control")).toBe("no-store");
  });

  test("its message is shown once, and never to anybody else", async () => {
    const { email } = await account();
    const visitor = site.visitor();
    await signIn(visitor, { email, password: testPassword });
    expect(await (await visitor.get("/about")).text()).toContain("Sign in successful");
    expect(await (await visitor.get("/about")).text()).not.toContain("Sign in successful");
    expect(await (await site.visitor().get("/about")).text()).not.toContain("Sign in successful");
  });

  test("a message that this site has not signed is not shown", async () => {
    const visitor = site.visitor();
    const forged = Buffer.from(JSON.stringify({ kind: "success", title: "You have won", text: "Call now", at: testNow.getTime() }));
    visitor.cookies.set("flash", `${forged.toString("base64url")}.c2lnbmVk`);
    expect(await (await visitor.get("/")).text()).not.toContain("You have won");
  });

  test.each([
    ["/tours?sort=rating", "/tours?sort=rating"],
    ["/tours?keyword=हिन्दी", `/tours?keyword=${encodeURIComponent("हिन्दी")}`],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/\t/evil.example", "/"],
  ])("with redirectTo=%s leads to %s", async (wanted, target) => {
    const { email } = await account();
    const address = `/sign-in?redirectTo=${encodeURIComponent(wanted)}`;
    const visitor = site.visitor();
    const answer = await signIn(visitor, { email, password: testPassword }, newConnection(), address);
    expect(answer.headers.get("Location")).toBe(target);
  });

  test.each(["a\u0000b@example.org", "\u202Easha@example.org", "\uD800@example.org", "x".repeat(5_000)])(
    "an address that nobody can have (%j) is as unknown as any other",
    async (email) => {
      const answer = await signIn(site.visitor(), { email, password: "a\u0000b" });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain("Invalid credentials. Please try again.");
    },
  );

  test("asks for what is missing and keeps the email, never the password", async () => {
    const empty = await signIn(site.visitor(), { email: "  ", password: "" });
    expect(empty.status).toBe(400);
    const html = await empty.text();
    expect(html).toContain("Email is required");
    expect(html).toContain("Password is required");
    const wrong = await signIn(site.visitor(), { email: "asha@example.org", password: "a secret of mine" });
    const kept = await wrong.text();
    expect(kept).toContain('value="asha@example.org"');
    expect(kept).not.toContain("a secret of mine");
  });

  test("says the same of an unknown address and of a wrong password, in the same time within noise", async () => {
    const { email } = await account();
    const from = newConnection();
    const ask = async (address: string) => {
      const started = performance.now();
      const answer = await signIn(site.visitor(), { email: address, password: "not the password" }, from);
      const html = (await answer.text()).replaceAll(address, "ADDRESS").replaceAll(/nonce="[^"]*"/g, "");
      return { status: answer.status, html, ms: performance.now() - started };
    };
    const known = await ask(email);
    const unknown = await ask(newEmail());
    expect(known.status).toBe(401);
    expect(known.html).toContain("Invalid credentials. Please try again.");
    expect(unknown).toMatchObject({ status: known.status, html: known.html });
    // Both hash a password with argon2id, which takes most of the time; neither may be ten times faster.
    expect(Math.max(known.ms, unknown.ms) / Math.min(known.ms, unknown.ms)).toBeLessThan(10);
  });

  test("a session that was there before is not kept: neither a made-up one nor one of her own", async () => {
    const { id, email } = await account();
    await db.delete(schema.sessions).where(eq(schema.sessions.userId, id));
    const planted = site.visitor();
    planted.cookies.set("session", "planted.by-somebody");
    await signIn(planted, { email, password: testPassword });
    const first = planted.cookies.get("session");
    expect(first).not.toBe("planted.by-somebody");
    await signIn(planted, { email, password: testPassword });
    expect(planted.cookies.get("session")).not.toBe(first);
    expect(await db.select().from(schema.sessions).where(eq(schema.sessions.userId, id))).toHaveLength(1);
    const old = site.visitor();
    old.cookies.set("session", first!);
    expect((await old.get("/sign-in")).status).toBe(200);
  });

  test("a forged session signs nobody in, and its cookie is taken away", async () => {
    const { email } = await account();
    const visitor = site.visitor();
    await signIn(visitor, { email, password: testPassword });
    const cookie = visitor.cookies.get("session")!;
    const forged = site.visitor();
    forged.cookies.set("session", `${cookie.slice(0, 10)}${cookie[10] === "x" ? "y" : "x"}${cookie.slice(11)}`);
    const html = await (await forged.get("/")).text();
    expect(html).toContain(">Sign In</a>");
    expect(html).not.toContain(">Asha</span>");
  });

  test("a form of another site is refused before anything is read", async () => {
    const { email } = await account();
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of foreign) {
      const visitor = site.visitor();
      const answer = await visitor.post("/sign-in", { email, password: testPassword }, headers);
      expect(answer.status).toBe(403);
      expect(visitor.cookies.has("session")).toBe(false);
    }
  });

  test("a password of one megabyte gets 413, one of 200 characters is merely wrong", async () => {
    const { email } = await account();
    expect((await signIn(site.visitor(), { email, password: "x".repeat(1_000_000) })).status).toBe(413);
    expect((await signIn(site.visitor(), { email, password: "x".repeat(200) })).status).toBe(401);
  });

  test("the session's token is in no page and in no answer", async () => {
    const { email } = await account();
    const visitor = site.visitor();
    const answer = await signIn(visitor, { email, password: testPassword });
    const [token = ""] = decodeURIComponent(visitor.cookies.get("session")!).split(".");
    expect(token.length).toBeGreaterThan(20);
    expect(await answer.text()).not.toContain(token);
    expect(await (await visitor.get("/")).text()).not.toContain(token);
  });

  test("an administrator's is in the audit log, a customer's is not", async () => {
    const admin = await account({ roles: ["Owner"] });
    const customer = await account();
    for (const { email } of [admin, customer]) await signIn(site.visitor(), { email, password: testPassword });
    const of = (id: string) => db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subjectId, id));
    expect((await of(admin.id)).map(({ action }) => action)).toEqual(["account.admin-signed-in"]);
    expect(await of(customer.id)).toEqual([]);
  });
});

describe("six wrong passwords", () => {
  test("the sixth is told when to come back, even with the right password, from anywhere, and after a restart", async () => {
    const { id, email } = await account();
    const wrong = () => signIn(site.visitor(), { email, password: "not the password" });
    for (let n = 0; n < 5; n++) expect((await wrong()).status).toBe(401);
    const sixth = await wrong();
    expect([sixth.status, sixth.headers.get("Retry-After")]).toEqual([429, "900"]);
    expect(await sixth.text()).toContain("Too many attempts. Please try again in 15 minutes.");
    expect((await signIn(site.visitor(), { email: email.toUpperCase(), password: testPassword })).status).toBe(429);
    const restarted = await openSite(handle);
    expect((await restarted.visitor().post("/sign-in", { email, password: testPassword })).status).toBe(429);
    const [entry] = await db.select().from(schema.auditEntries).orderBy(desc(schema.auditEntries.at)).limit(1);
    expect(entry).toMatchObject({ action: "account.sign-in-blocked", subjectId: id, actorName: "visitor" });
    const other = await account();
    expect((await signIn(site.visitor(), { email: other.email, password: testPassword })).status).toBe(302);
  });

  test("an address without an account is limited in the same way", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await signIn(site.visitor(), { email, password: "not the password" })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("of many at once five are tried", async () => {
    const { email } = await account();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        signIn(site.visitor(), { email, password: "not the password" }, { "X-Forwarded-For": "198.51.100.1" }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(7).fill(429)]);
  });

  test("a success before the sixth forgets the earlier ones", async () => {
    const { email } = await account();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) expect((await signIn(site.visitor(), { email, password: "not the password" })).status).toBe(401);
      expect((await signIn(site.visitor(), { email, password: testPassword })).status).toBe(302);
    }
  });

  test("twenty failures of one connection are the limit, whatever the accounts", { tags: "more" }, async () => {
    const from = newConnection();
    for (let n = 0; n < 20; n++) {
      expect((await signIn(site.visitor(), { email: newEmail(), password: "not the password" }, from)).status).toBe(401);
    }
    expect((await signIn(site.visitor(), { email: newEmail(), password: "not the password" }, from)).status).toBe(429);
    const { email } = await account();
    expect((await signIn(site.visitor(), { email, password: testPassword })).status).toBe(302);
  });
});

describe("sign out", () => {
  test("ends this session on the server, says so, and goes home", async () => {
    const { email } = await account();
    const visitor = site.visitor();
    await signIn(visitor, { email, password: testPassword });
    const cookie = visitor.cookies.get("session")!;
    const answer = await visitor.post("/fr/sign-out");
    expect(answer.headers.get("Location")).toBe("/fr");
    expect(visitor.cookies.has("session")).toBe(false);
    expect(await (await visitor.get("/fr")).text()).toContain("Déconnexion réussie");
    const thief = site.visitor();
    thief.cookies.set("session", cookie);
    expect(await (await thief.get("/")).text()).toContain(">Sign In</a>");
  });

  test("says its words in English", async () => {
    const visitor = site.visitor();
    await signUp(site.services, visitor);
    await visitor.post("/sign-out");
    const html = await (await visitor.get("/")).text();
    expect(html).toContain("Signed out");
    expect(html).toContain("You have been signed out");
  });

  test("without a session says nothing", async () => {
    const visitor = site.visitor();
    expect((await visitor.post("/sign-out")).headers.get("Location")).toBe("/");
    expect(visitor.cookies.size).toBe(0);
  });
});

const headerOf = async (visitor: Visitor, address = "/") => {
  const html = await (await visitor.get(address)).text();
  return html.slice(html.indexOf("<header"), html.indexOf("</header>"));
};

describe("the header", () => {
  test("shows a customer her first name and no Admin menu, an admin its pages", async () => {
    const customer = site.visitor();
    await signUp(site.services, customer, { firstName: "Meera" });
    const own = await headerOf(customer);
    expect(own).toContain('href="/profile"');
    expect(own).not.toContain("User Management");
    const admin = site.visitor();
    await signUp(site.services, admin, { roles: ["Owner"] });
    const html = await headerOf(admin);
    for (const entry of ["Dashboard", "User Management"]) expect(html).toContain(entry);
    for (const path of ["/admin", "/users"]) expect(html).toContain(`href="${path}"`);
  });

  test("a page that was shown to somebody signed in is not what others get", async () => {
    const customer = site.visitor();
    await signUp(site.services, customer, { firstName: "Ottilie" });
    expect(await headerOf(customer, "/blog")).toContain("Ottilie");
    const html = await headerOf(site.visitor(), "/blog");
    expect(html).not.toContain("Ottilie");
    expect(html).toContain(">Sign In</a>");
  });
});
