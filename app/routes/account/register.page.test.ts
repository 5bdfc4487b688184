import { eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";
import type { Visitor } from "#test/visitor.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle, { settings: { TRUST_PROXY: "true" } });
const confirming = await openSite(handle, { settings: { REQUIRE_EMAIL_CONFIRMATION: "true" } });
const { db } = handle;
const { profiles } = schema;

let people = 0;
const person = (changes: Record<string, string> = {}) => ({
  firstName: "Asha",
  lastName: "Rao",
  email: `asha${++people}@example.org`,
  phone: "",
  password: "sindhu river 42",
  confirmPassword: changes.password ?? "sindhu river 42",
  terms: "on",
  ...changes,
});
const register = (visitor: Visitor, fields: Record<string, string>, from = `192.0.2.${people % 250}`) =>
  visitor.post("/register", fields, { "X-Forwarded-For": from });
const profileOf = async (email: string) => (await db.select().from(profiles).where(eq(profiles.email, email)))[0];

describe("registration", () => {
  test("makes a customer's account, signs her in and goes to /", async () => {
    const visitor = site.visitor();
    const fields = person({ email: "Meera.K@Example.org", phone: " +91 11 4000 2015 " });
    const answer = await register(visitor, fields);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    expect(await profileOf("meera.k@example.org")).toMatchObject({
      firstName: "Asha",
      lastName: "Rao",
      phone: "+91 11 4000 2015",
      userType: "Customer",
      emailVerified: false,
      language: "en",
    });
    const home = await (await visitor.get("/")).text();
    for (const text of ["Registration successful", "Welcome to Yatrika! You are now logged in.", ">Asha</span>"])
      expect(home).toContain(text);
  });

  test("leads to the page she came for, also where its address was typed in another script", async () => {
    const address = `/register?redirectTo=${encodeURIComponent("/tours?keyword=हिन्दी")}`;
    const answer = await site.visitor().post(address, person(), { "X-Forwarded-For": "192.0.2.251" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/tours?keyword=${encodeURIComponent("हिन्दी")}`]);
  });

  test("with a script it answers the page, which says so and goes on by itself", async () => {
    const visitor = site.visitor();
    const answer = await visitor.post("/register.data", { ...person(), script: "on" });
    expect(answer.status).toBe(200);
    expect(visitor.cookies.has("session")).toBe(true);
    expect(visitor.cookies.has("flash")).toBe(false);
  });

  test("where addresses must be confirmed it asks to check the email, mails a link and signs nobody in", async () => {
    const visitor = confirming.visitor();
    const fields = person();
    const answer = await visitor.post("/register", fields);
    const html = await answer.text();
    expect(html).toContain("Registration successful");
    expect(html).toContain("Please check your email to confirm your account.");
    expect(visitor.cookies.has("session")).toBe(false);
    const { outboxMails } = schema;
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.toAddress, fields.email));
    expect(mail?.text).toContain("/confirm-email?token=");
    const early = await confirming.visitor().post("/sign-in", { email: fields.email, password: fields.password });
    expect(early.status).toBe(403);
    expect(await early.text()).toContain("Please check your email to confirm your account.");
  });

  test.each([
    [{ firstName: " " }, "First name is required"],
    [{ lastName: "" }, "Last name is required"],
    [{ email: "" }, "Email is required"],
    [{ email: "asha@" }, "Please enter a valid email address"],
    [{ password: "" }, "Password is required"],
    [{ password: "ab1!x" }, "Password must be at least 6 characters"],
    [{ password: "x".repeat(129) }, "Password must be at most 128 characters"],
    [{ password: "Iloveyou" }, "This is one of the most common passwords"],
    [{ confirmPassword: "another one" }, "Passwords do not match"],
    [{ terms: "" }, "Please agree to the terms and the privacy policy"],
    [{ firstName: "x".repeat(81) }, "Names can have at most 80 characters"],
    [{ phone: "1".repeat(41) }, "Phone numbers can have at most 40 characters"],
  ] as Record<string, string>[][] & [Record<string, string>, string][])("%o is answered with: %s", async (changes, message) => {
    const fields = person(changes);
    const answer = await register(site.visitor(), fields);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(message);
    // What was typed stays, the password does not.
    if (fields.lastName) expect(html).toContain(`value="${fields.lastName}"`);
    if (fields.password) expect(html).not.toContain(`value="${fields.password}"`);
    expect(await profileOf(fields.email)).toBeUndefined();
  });

  test("six characters are enough, for the inputs as for the server", async () => {
    const html = await (await site.visitor().get("/register")).text();
    expect(html.match(/minLength="6"/g)).toHaveLength(2);
    expect((await register(site.visitor(), person({ password: "r1v3r!" }))).status).toBe(302);
  });

  test("no field makes an administrator", async () => {
    const id = crypto.randomUUID();
    const fields = person({ userType: "Admin", user_type: "Admin", emailVerified: "true", id });
    await register(site.visitor(), fields);
    const profile = await profileOf(fields.email);
    expect(profile).toMatchObject({ userType: "Customer", emailVerified: false });
    expect(profile?.id).not.toBe(id);
  });

  test("an address has one account, however its letters are cased", async () => {
    const fields = person();
    await register(site.visitor(), fields);
    const visitor = site.visitor();
    const again = await register(visitor, { ...fields, email: fields.email.toUpperCase() });
    expect(again.status).toBe(409);
    const html = await again.text();
    expect(html).toContain("Registration failed");
    expect(html).toContain("An account with this email address already exists.");
    expect(html).not.toContain(fields.password);
    expect(visitor.cookies.has("session")).toBe(false);
  });

  test("of two registrations of one address at once one makes the account, the other fails", async () => {
    const fields = person();
    const answers = await Promise.all(
      [fields, { ...fields, email: fields.email.toUpperCase() }].map((each) => register(site.visitor(), each)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    const made = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, fields.email));
    expect(made).toHaveLength(1);
    const methods = await db
      .select()
      .from(schema.signInMethods)
      .where(
        inArray(
          schema.signInMethods.userId,
          made.map(({ id }) => id),
        ),
      );
    expect(methods).toHaveLength(1);
  });

  test("NUL, control, direction and broken characters of a name are taken out; joiners of Hindi stay", async () => {
    const fields = person({ firstName: "A\u0000sha\u202E\u2066 \uD800\n", lastName: "राव\u200Dक्" });
    expect((await register(site.visitor(), fields)).status).toBe(302);
    const profile = await profileOf(fields.email);
    expect([profile?.firstName, profile?.lastName]).toEqual(["A sha", "राव\u200Dक्"]);
    expect((await register(site.visitor(), person({ firstName: "\u202E\u0000" }))).status).toBe(400);
  });

  test("a password of one megabyte is too much, and markup in a name stays text", async () => {
    expect((await register(site.visitor(), person({ password: "x".repeat(1_000_000) }))).status).toBe(413);
    const visitor = site.visitor();
    await register(visitor, person({ firstName: "<script>alert(1)</script>" }));
    expect(await (await visitor.get("/")).text()).not.toContain("<script>alert(1)");
  });

  test("twenty in an hour from one connection are heard", { tags: "more" }, async () => {
    const from = "198.51.100.7";
    const taken = person();
    for (let n = 0; n < 20; n++) expect([302, 409]).toContain((await register(site.visitor(), taken, from)).status);
    const refused = await register(site.visitor(), person(), from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Too many registrations from your connection.");
  });

  test("a form of another site makes no account", async () => {
    const fields = person();
    expect((await site.visitor().post("/register", fields, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await profileOf(fields.email)).toBeUndefined();
  });

  test("who is signed in goes home from /sign-in and /register", async () => {
    const visitor = site.visitor();
    await register(visitor, person());
    for (const path of ["/sign-in", "/register"]) expect((await visitor.get(path)).headers.get("Location")).toBe("/");
    expect((await visitor.get("/de/register")).headers.get("Location")).toBe("/de");
  });
});
