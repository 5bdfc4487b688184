import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp, testPassword } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";
import { testOrigin } from "#test/services.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { profiles, sessions, signInMethods, outboxMails, rateCounts } = schema;
const newPassword = "monsoon over the ghats";

async function person(email = "asha@example.org"): Promise<{ id: string; visitor: Visitor }> {
  const visitor = site.visitor();
  return { id: await signUp(site.services, visitor, { email }), visitor };
}
const form = (changes: Record<string, string> = {}) => ({ firstName: "Asha", lastName: "Rao", email: "asha@example.org", ...changes });
const passwords = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
const profileOf = async (id: string) => (await site.db.select().from(profiles).where(eq(profiles.id, id)))[0];
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const mailedLink = async (page: string) => {
  const texts = (await site.db.select().from(outboxMails)).map(({ text }) => text);
  const found = texts.map((text) => new RegExp(`${testOrigin}(/${page}\\?token=[\\w-]+)`).exec(text)?.[1]);
  return found.find(Boolean) ?? "";
};

beforeEach(async () => {
  for (const table of [outboxMails, rateCounts, profiles]) await site.db.delete(table);
});

describe("the profile", () => {
  test("shows name, email, and phone if present, and is nobody else's to keep", async () => {
    const { id, visitor } = await person();
    const answer = await visitor.get("/profile");
    const html = await answer.text();
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(headingOf(html)).toBe("Asha Rao");
    expect(html).toContain("asha@example.org");
    const card = (page: string) => /<header class="profile-card">.*?<\/header>/.exec(page)?.[0] ?? "";
    expect(card(html)).not.toContain("#Phone");
    await site.db.update(profiles).set({ phone: "+91 98100 55512" }).where(eq(profiles.id, id));
    expect(card(await (await visitor.get("/profile")).text())).toContain("+91 98100 55512");
  });

  test("sends who is not signed in to sign in, and back afterwards", async () => {
    expect((await site.get("/profile")).redirectedTo).toBe("/sign-in?redirectTo=%2Fprofile");
  });

  test("is edited without JavaScript on a page with the same form", async () => {
    const { visitor } = await person();
    const html = await (await visitor.get("/profile?edit=1")).text();
    expect(html).toMatch(/<dialog[^>]* open=""/);
    for (const value of ["Asha", "Rao", "asha@example.org"]) expect(html).toMatch(new RegExp(`<input[^>]*value="${value}"`));
    expect(await (await visitor.get("/profile")).text()).not.toMatch(/<dialog[^>]* open=""/);
  });

  test("saves, and never takes a role, an id or a confirmed address from the form", async () => {
    const { id, visitor } = await person();
    const other = await person("other@example.org");
    const sent = form({ firstName: "Usha", userType: "Admin", user_type: "Admin", id: other.id, emailVerified: "true" });
    expect((await visitor.post("/profile", sent)).status).toBe(200);
    expect(await profileOf(id)).toMatchObject({ firstName: "Usha", userType: "Customer", emailVerified: false });
    expect(await profileOf(other.id)).toMatchObject({ firstName: "Asha" });
  });

  test("says at each field what is wrong, keeps what was typed, and never a password", async () => {
    const { visitor } = await person();
    const answer = await visitor.post("/profile?edit=1", form({ firstName: "A", email: "asha@home", currentPassword: "secret-typed" }));
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain("First name must be at least 2 characters");
    expect(html).toContain("Please enter a valid email address");
    expect(html).toMatch(/<input[^>]*value="asha@home"/);
    expect(html).not.toContain("secret-typed");
  });

  test("asks for all password fields, in the specified words", async () => {
    const { visitor } = await person();
    const html = await (await visitor.post("/profile?edit=1", form({ newPassword }))).text();
    expect(html).toContain("New passwords must match and all password fields must be filled");
  });

  test("refuses a wrong current password and saves nothing", async () => {
    const { id, visitor } = await person();
    const answer = await visitor.post("/profile?edit=1", form({ ...passwords, currentPassword: "wrong", firstName: "Usha" }));
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Password update failed");
    expect(html).toContain('value="Usha"');
    expect(html).not.toContain(newPassword);
    expect(await profileOf(id)).toMatchObject({ firstName: "Asha" });
  });

  test("a changed password signs out the other browsers, not this one", async () => {
    const { id, visitor } = await person();
    const elsewhere = site.visitor();
    await site.db.insert(sessions).values({ token: "elsewhere", userId: id, expiresAt: new Date("2099-01-01") });
    await visitor.post("/profile", form(passwords));
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
    expect((await visitor.get("/profile")).status).toBe(200);
    expect((await elsewhere.get("/profile")).status).toBe(302);
  });

  test("is refused in words when it is sent by nobody, and by another site", async () => {
    const answer = await site.visitor().post("/profile", form());
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Permission Denied");
    const { visitor } = await person();
    expect((await visitor.post("/profile", form(), { Origin: "https://elsewhere.example" })).status).toBe(403);
  });

  test("of somebody who was deleted while signed in elsewhere is closed at once", async () => {
    const { id, visitor } = await person();
    await site.db.delete(profiles).where(eq(profiles.id, id));
    expect((await visitor.get("/profile")).headers.get("Location")).toContain("/sign-in");
    expect((await visitor.post("/profile", form())).status).toBe(403);
  });
});

test("a new address is pending until its link is pressed, and can be taken back", async () => {
  const { id, visitor } = await person();
  const change = () => visitor.post("/profile", form({ email: "New@example.org", currentPassword: testPassword }));
  await change();
  expect(await (await visitor.get("/profile")).text()).toContain("new@example.org");
  await visitor.post("/profile/email");
  expect(await (await visitor.get("/profile")).text()).not.toContain("new@example.org");
  expect((await site.visitor().post(await mailedLink("confirm-email"))).status).toBe(404);
  await site.db.delete(outboxMails);
  await change();
  const pressed = await site.visitor().post(await mailedLink("confirm-email"));
  expect(headingOf(await pressed.text())).toBe("Your email address has changed");
  expect(await profileOf(id)).toMatchObject({ email: "new@example.org", emailVerified: true });
});

describe("a new address", () => {
  const send = async (visitor: Visitor, changes: Record<string, string>) => {
    const answer = await visitor.post("/profile?edit=1", form({ email: "new@example.org", firstName: "Usha", ...changes }));
    return { status: answer.status, html: await answer.text() };
  };

  test("needs the current password, and says at its field when it is missing or wrong", async () => {
    const { id, visitor } = await person();
    for (const [currentPassword, message] of [
      ["", "Enter your current password to change your email address"],
      ["wrong", "This is not your current password"],
    ] as const) {
      const { status, html } = await send(visitor, { currentPassword });
      expect([status, html.includes(message)]).toEqual([400, true]);
      expect(html).toContain('aria-describedby="profile-currentPassword-hint profile-currentPassword-error"');
      expect(html).toMatch(/<input[^>]*value="new@example.org"/);
      expect(html).not.toContain("<b>Password update failed");
    }
    expect(await profileOf(id)).toMatchObject({ firstName: "Asha" });
    expect(await site.db.select().from(outboxMails)).toEqual([]);
  });

  test("of who has no password needs the address of the account in a field of its own", async () => {
    const { visitor } = await person();
    expect(await (await visitor.get("/profile?edit=1")).text()).not.toContain('name="currentEmail"');
    await site.db.update(signInMethods).set({ password: null });
    expect(await (await visitor.get("/profile?edit=1")).text()).not.toContain('name="currentPassword"');
    const missing = await send(visitor, {});
    expect([missing.status, missing.html.includes("Type the email address of your account")]).toEqual([400, true]);
    const wrong = await send(visitor, { currentEmail: "new@example.org" });
    expect([wrong.status, wrong.html.includes("This is not the email address of your account")]).toEqual([400, true]);
    expect((await send(visitor, { currentEmail: "asha@example.org" })).status).toBe(200);
  });
});

describe("sessions", () => {
  test("of another person cannot be ended", async () => {
    const { visitor } = await person();
    const other = await person("other@example.org");
    const [session] = await site.db.select().from(sessions).where(eq(sessions.userId, other.id));
    expect((await visitor.post("/profile/sessions", { session: session!.id })).status).toBe(404);
    expect((await other.visitor.get("/profile")).status).toBe(200);
  });

  test("of her own can be ended, one or all others; what is no session is refused", async () => {
    const { id, visitor } = await person();
    const [first] = await site.db
      .insert(sessions)
      .values([1, 2, 3].map((n) => ({ token: `t${n}`, userId: id, expiresAt: new Date("2099-01-01") })))
      .returning();
    expect((await visitor.post("/profile/sessions", { session: first!.id })).headers.get("Location")).toBe("/profile");
    expect(await site.db.select().from(sessions)).toHaveLength(3);
    await visitor.post("/profile/sessions", { session: "others" });
    expect(await site.db.select().from(sessions)).toHaveLength(1);
    expect((await visitor.post("/profile/sessions", { session: "all" })).status).toBe(400);
  });
});

test("the download is a file with her data and nobody else's", async () => {
  const { visitor } = await person();
  await person("other@example.org");
  const answer = await visitor.get("/profile/data");
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ profile: { email: "asha@example.org" } });
  expect(text).not.toContain("other@example.org");
});

describe("deleting the account", () => {
  test("asks for the password, then ends it everywhere and goes home", async () => {
    const { id, visitor } = await person();
    const wrong = await visitor.post("/profile/delete", { proof: "wrong" });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("This is not your current password");
    const answer = await visitor.post("/profile/delete", { proof: testPassword });
    expect(answer.headers.get("Location")).toBe("/");
    expect(visitor.cookies.has("session")).toBe(false);
    expect(await profileOf(id)).toBeUndefined();
    expect(await site.db.select().from(sessions)).toEqual([]);
  });

  test("is refused to the last administrator, with the reason", async () => {
    const { id, visitor } = await person();
    await site.db.update(profiles).set({ userType: "Admin" }).where(eq(profiles.id, id));
    const answer = await visitor.post("/profile/delete", { proof: testPassword });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("You’re the last administrator.");
  });
});

describe("a forgotten password", () => {
  test("has pages that search engines leave out", async () => {
    for (const path of ["/forgot-password", "/reset-password", "/confirm-email"]) {
      expect(await (await site.get(path)).text()).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test("is answered the same for every address", async () => {
    await person();
    for (const email of ["asha@example.org", "nobody@example.org"]) {
      const answer = await site.visitor().post("/forgot-password", { email });
      expect([answer.status, headingOf(await answer.text())]).toEqual([200, "Check your email"]);
    }
    expect(await site.db.select().from(outboxMails)).toHaveLength(1);
  });

  test("is replaced by the mailed link, which a GET does not use up", async () => {
    const { visitor } = await person();
    await site.visitor().post("/forgot-password", { email: "asha@example.org" });
    const link = await mailedLink("reset-password");
    for (let n = 0; n < 2; n++) expect(headingOf(await (await site.get(link)).text())).toBe("Choose a new password");
    const short = await site.visitor().post(link, { password: "abcde", confirmPassword: "abcde" });
    expect([short.status, (await short.text()).includes("Password must be at least 6 characters")]).toEqual([400, true]);
    const differ = await site.visitor().post(link, { password: newPassword, confirmPassword: "other words here" });
    expect(await differ.text()).toContain("Passwords do not match");
    const done = await site.visitor().post(link, { password: newPassword, confirmPassword: newPassword });
    expect(headingOf(await done.text())).toBe("Your password is changed");
    expect((await visitor.get("/profile")).status).toBe(302);
    for (const again of [await site.get(link), await site.visitor().post(link, { password: newPassword, confirmPassword: newPassword })])
      expect([again.status, headingOf(await again.text())]).toEqual([410, "This link has been used"]);
  });

  test("of 1 MB is refused before it is read", async () => {
    const answer = await site.visitor().post("/reset-password?token=x", { password: "x".repeat(1_000_000) });
    expect(answer.status).toBe(413);
  });
});
