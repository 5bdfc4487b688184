import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signInProviders } from "#app/platform/sign-in-providers.ts";
import { signUp } from "#test/accounts.ts";
import { markupOf, shopOf } from "#test/checkout.ts";
import { begin, reasonOf, shown, siteWithProvider, somebody } from "#test/provider-journey.ts";
import { testOrigin } from "#test/services.ts";
import { openSite } from "#test/site.ts";
import type { Visitor } from "#test/visitor.ts";

const { auditEntries, profiles, sessions, signInMethods } = schema;
const { handle, db, site, provider, signIn, visitor: newVisitor } = await siteWithProvider();
const audited = async () => (await db.select().from(auditEntries)).map(({ action, details }) => ({ action, details }));
const onlyProfile = async () => {
  const all = await db.select().from(profiles);
  expect(all).toHaveLength(1);
  return all[0]!;
};

describe.each(signInProviders)("%s", (id) => {
  test("makes an account of a new person, and the second sign-in finds the same account", async () => {
    const person = somebody({ name: "Asha Devi Rao", userType: "Admin" });
    const visitor = newVisitor();
    expect((await signIn(visitor, id, person)).href).toBe(`${testOrigin}/auth/callback`);
    const profile = await onlyProfile();
    expect(profile).toMatchObject({
      firstName: "Asha",
      lastName: "Devi Rao",
      email: person.email,
      emailVerified: true,
      userType: "Customer",
      language: "en",
      image: null,
    });
    const methods = await db.select().from(signInMethods);
    expect(methods).toMatchObject([{ userId: profile.id, providerId: id, accountId: person.id, password: null }]);
    expect(methods[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });

    expect(await audited()).toEqual([{ action: "account.registered", details: { provider: id } }]);

    const elsewhere = newVisitor();
    await signIn(elsewhere, id, { ...person, name: "Another Name", email: "moved@example.org" });
    expect(await onlyProfile()).toEqual(profile);
    expect(await db.select().from(sessions)).toHaveLength(2);
    expect(elsewhere.cookies.get("session")).not.toBe(visitor.cookies.get("session"));
  });

  test("is asked with PKCE, a state and the registered address", async () => {
    const asked = new URL(await begin(newVisitor(), id)).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("code_challenge")).toMatch(/^[\w-]{43}$/);
    expect(asked.get("state")?.length).toBeGreaterThanOrEqual(32);
    expect(asked.get("redirect_uri")).toBe(`${testOrigin}/api/auth/callback/${id}`);
  });

  test("without an email address is refused in words", async () => {
    const visitor = newVisitor();
    const url = await signIn(visitor, id, somebody({ email: undefined }));
    expect(reasonOf(url)).toBe("noEmail");
    const { status, html } = await shown(visitor, url);
    expect(status).toBe(400);
    expect(html).toContain("Authentication Error");
    expect(html).toContain("has no email address for your account");
    expect(html).toContain("Return to Sign In");
    expect(await db.select().from(profiles)).toEqual([]);
    expect(visitor.cookies.has("session")).toBe(false);
  });
});

test("a name in parts is taken as it is, and without any name the first name is 'User'", async () => {
  await signIn(newVisitor(), "google", somebody({ givenName: "Asha Devi", familyName: "Rao", name: "A. D. Rao" }));
  expect(await onlyProfile()).toMatchObject({ firstName: "Asha Devi", lastName: "Rao" });
  await db.delete(profiles);
  await signIn(newVisitor(), "github", somebody({ name: undefined }));
  expect(await onlyProfile()).toMatchObject({ firstName: "User", lastName: "" });
});

test("the account's language is the page's, and the way back keeps it", async () => {
  const visitor = newVisitor();
  const url = await signIn(visitor, "google", somebody(), { path: "/fr", query: { redirectTo: "/fr/saved?tab=tours" } });
  expect(url.pathname).toBe("/fr/auth/callback");
  expect(await onlyProfile()).toMatchObject({ language: "fr" });
  const { status, html } = await shown(visitor, url);
  expect(status).toBe(200);
  expect(html).toContain("Connexion en cours");
  expect(html).toContain('content="0; url=/fr/saved?tab=tours"');
});

test("'Completing Sign In' goes to / without JavaScript", async () => {
  const visitor = newVisitor();
  const { status, html } = await shown(visitor, await signIn(visitor, "google", somebody()));
  expect(status).toBe(200);
  expect(html).toContain("Completing Sign In");
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/"/>');
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/\t/evil.example"])(
  "nobody is sent on to %j",
  async (redirectTo) => {
    const visitor = newVisitor();
    const url = await signIn(visitor, "google", somebody(), { query: { redirectTo } });
    expect((await shown(visitor, url)).html).toContain('content="0; url=/"');
    const typed = new URL(`/auth/callback?${new URLSearchParams({ redirectTo })}`, testOrigin);
    expect((await shown(visitor, typed)).html).toContain('content="0; url=/"');
  },
);

describe("an address that has an account here", () => {
  const withAccount = async (emailVerified: boolean) => {
    const person = somebody();
    const id = await signUp(site().services, newVisitor(), { email: person.email! });
    await db.update(profiles).set({ emailVerified }).where(eq(profiles.id, id));
    await db.delete(sessions);
    return { person, id };
  };
  const providersOf = async (id: string) => {
    const methods = await db.select().from(signInMethods).where(eq(signInMethods.userId, id));
    return methods.map(({ providerId }) => providerId).sort();
  };

  test("confirmed on both sides is joined", async () => {
    const { person, id } = await withAccount(true);
    const visitor = newVisitor();
    expect(reasonOf(await signIn(visitor, "google", person))).toBeNull();
    expect(await onlyProfile()).toMatchObject({ id, firstName: "Asha", lastName: "Rao", emailVerified: true });
    expect(await providersOf(id)).toEqual(["credential", "google"]);
    expect(await audited()).toEqual([{ action: "account.provider-joined", details: { provider: "google" } }]);
    expect(await db.select().from(sessions)).toMatchObject([{ userId: id }]);
  });

  test("written in other case is the same address", async () => {
    const { person, id } = await withAccount(true);
    await signIn(newVisitor(), "github", { ...person, email: person.email!.toUpperCase() });
    expect(await providersOf(id)).toEqual(["credential", "github"]);
  });

  test.each([
    { here: false, there: true, reason: "notLinkable", words: "Sign in with your password and confirm it" },
    { here: true, there: false, reason: "unverifiedEmail", words: "has not confirmed your email address" },
    { here: false, there: false, reason: "unverifiedEmail", words: "has not confirmed your email address" },
  ])("confirmed here: $here, there: $there is refused in words", async ({ here, there, reason, words }) => {
    const { person, id } = await withAccount(here);
    const visitor = newVisitor();
    const url = await signIn(visitor, "github", { ...person, verified: there });
    expect(reasonOf(url)).toBe(reason);
    expect((await shown(visitor, url)).html).toContain(words);
    expect(await providersOf(id)).toEqual(["credential"]);
    expect(await onlyProfile()).toMatchObject({ emailVerified: here });
    expect(await db.select().from(sessions)).toEqual([]);
  });
});

test("an address that its provider has not confirmed makes no account, and is answered as if it had one", async () => {
  const url = await signIn(newVisitor(), "google", somebody({ verified: false }));
  expect(reasonOf(url)).toBe("unverifiedEmail");
  expect(await db.select().from(profiles)).toEqual([]);
});

test("a session that was there before is not taken over, and ends", async () => {
  const visitor = newVisitor();
  await signUp(site().services, visitor);
  const before = visitor.cookies.get("session")!;
  const person = somebody();
  await signIn(visitor, "google", person);
  const after = visitor.cookies.get("session")!;
  expect(after).not.toBe(before);
  const [mine] = await db.select().from(profiles).where(eq(profiles.email, person.email!));
  const [session, ...others] = await db.select().from(sessions);
  expect(others).toEqual([]);
  expect(session!.userId).toBe(mine!.id);
  expect(decodeURIComponent(after).split(".")[0]).toBe(session!.token);
});

test("the cart of the browser goes along into the one of the account, and stays there", async () => {
  const shop = shopOf(site().services, newVisitor);
  const [before, guest] = [await shop.departure(), await shop.departure({ tourId: 2 })];
  const person = somebody();
  const visitor = newVisitor();
  await shown(visitor, await signIn(visitor, "github", person));
  await shop.add(visitor, before.id);
  const elsewhere = newVisitor();
  await shop.add(elsewhere, guest.id, { adults: "3" });
  expect(elsewhere.cookies.has("cart")).toBe(true);
  await shown(elsewhere, await signIn(elsewhere, "github", person));
  expect(elsewhere.cookies.has("cart")).toBe(false);
  for (const browser of [elsewhere, visitor]) {
    const cart = await markupOf(await browser.get("/cart"));
    expect(cart).toContain("Heritage of Japan");
    expect(cart).toContain("3 adults");
    expect(cart).toContain("2 adults");
  }
});

test("that an administrator signs in is noted", async () => {
  const person = somebody();
  await signIn(newVisitor(), "github", person);
  await db.update(profiles).set({ userType: "Admin" });
  await signIn(newVisitor(), "github", person);
  expect(await audited()).toContainEqual({ action: "account.admin-signed-in", details: { provider: "github" } });
});

test("the answer of an error page is an address' own, whoever asked before", async () => {
  const first = await shown(newVisitor(), new URL("/auth/callback?error=denied&provider=github", testOrigin));
  const second = await shown(newVisitor(), new URL("/auth/callback?error=made-up&reference=%3Cb%3E", testOrigin));
  expect(first.html).toContain("You did not allow GitHub");
  expect(second.html).toContain("An unexpected error occurred during authentication.");
  expect(second.html).not.toContain(">Reference:");
});

test("the auth library answers nowhere else", async () => {
  for (const path of ["get-session", "sign-in/email", "sign-in/social", "sign-up/email", "ok", "error", "callback/credential"]) {
    expect((await newVisitor().get(`/api/auth/${path}`)).status, path).toBe(404);
    expect((await newVisitor().post(`/api/auth/${path}`)).status, path).toBe(404);
  }
  expect((await newVisitor().post("/api/auth/callback/google")).status).toBe(404);
});

test("a form of another site begins no sign-in", async () => {
  const answer = await newVisitor().post("/auth/sign-in/google", {}, { Origin: "https://evil.example" });
  expect(answer.status).toBe(403);
});

test("whoever begins too often is told to wait", async () => {
  const visitor = newVisitor();
  for (let n = 0; n < 60; n++) await begin(visitor, "google");
  const url = new URL(await begin(visitor, "google"), testOrigin);
  expect(reasonOf(url)).toBe("tooMany");
  expect((await shown(visitor, url)).status).toBe(429);
});

test("a provider without credentials is disabled, with the reason as text", async () => {
  const withoutGoogle = { ...provider().settings, GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" };
  const without = await openSite(handle, { settings: withoutGoogle });
  for (const path of ["/sign-in", "/register"]) {
    const html = await (await without.visitor().get(`${path}?redirectTo=/saved`)).text();
    const form = (id: string) =>
      new RegExp(`<form[^>]*action="/auth/sign-in/${id}\\?redirectTo=%2Fsaved"[^>]*><button[^>]*>`).exec(html)?.[0];
    expect(form("google")).toContain("disabled");
    for (const id of ["github", "twitter"]) expect(form(id)).not.toContain("disabled");
    expect(html).toContain("Sign-in with Google is not set up on this site.");
  }
  const none = await openSite(handle);
  const html = await (await none.visitor().get("/de/sign-in")).text();
  expect(html).toContain("Die Anmeldung mit Google, GitHub oder Twitter ist auf dieser Website nicht eingerichtet.");
});

test("forms may lead to the providers that are enabled, on cached pages and on fresh ones", async () => {
  const policy = async (visitor: Visitor) => (await visitor.get("/about")).headers.get("Content-Security-Policy");
  const known = newVisitor();
  known.cookies.set("session", "made-up");
  for (const visitor of [newVisitor(), known]) expect(await policy(visitor)).toContain(`form-action 'self' ${provider().origin}`);
  const without = await openSite(handle);
  expect(await policy(without.visitor())).toMatch(/form-action 'self'(;|$)/);
  expect((await without.visitor().post("/auth/sign-in/google")).status).toBe(404);
  expect((await without.visitor().get("/api/auth/callback/google?state=x&code=y")).status).toBe(404);
});

test("on https the cookies of a sign-in are bound to the host", async () => {
  const secure = await openSite(handle, { settings: { ...provider().settings, ORIGIN: "https://yatrika.example" } });
  const answer = await secure.visitor().post("/auth/sign-in/google");
  const [cookie, ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^__Host-auth\.state=/);
  for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(attribute);
  expect(cookie).not.toMatch(/domain/i);
});
