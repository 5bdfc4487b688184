/** Returns from a provider that the site does not believe, each told on /auth/callback. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { begin, comeBack, reasonOf, shown, siteWithProvider, somebody } from "#test/provider-journey.ts";
import type { Visitor } from "#test/visitor.ts";

const { sessions, verifications } = schema;
const { db, site, provider, signIn, visitor: newVisitor } = await siteWithProvider();
test("denied at the provider", async () => {
  const visitor = newVisitor();
  const url = await signIn(visitor, "google", "denies", { path: "/de" });
  expect([url.pathname, reasonOf(url)]).toEqual(["/de/auth/callback", "denied"]);
  const { html } = await shown(visitor, url);
  expect(html).toContain("Sie haben Google nicht erlaubt");
  const reference = url.searchParams.get("reference");
  expect(html).toContain(`Fehlernummer: ${reference}`);
  const told = site()
    .services.logLines.filter(({ id }) => id === reference)
    .map(({ msg }) => msg);
  expect(told).toContain("sign-in with a provider failed");
});

const refused = async (visitor: Visitor, address: string, reason = "expired") => {
  expect(reasonOf(await comeBack(visitor, address))).toBe(reason);
  expect(visitor.cookies.has("session")).toBe(false);
};

test("a forged state", async () => {
  const visitor = newVisitor();
  const back = new URL(await provider().visit(await begin(visitor, "google"), somebody()));
  back.searchParams.set("state", "x".repeat(32));
  await refused(visitor, back.href);
  back.searchParams.delete("state");
  await refused(visitor, back.href);
});

test("another browser's state", async () => {
  const attacker = newVisitor();
  const back = await provider().visit(await begin(attacker, "google"), somebody());
  await refused(newVisitor(), back);
  const victim = newVisitor();
  await begin(victim, "google");
  await refused(victim, back);
});

test("a state that was made for another provider", async () => {
  const visitor = newVisitor();
  const back = await provider().visit(await begin(visitor, "google"), somebody());
  await refused(visitor, back.replace("/callback/google", "/callback/github"), "refused");
  // Not the provider's doing: it was never asked.
  const told = site().services.logLines.map(({ err }) => err?.message);
  expect(told).toContain("begun with google, came back from github");
});

test("used a second time", async () => {
  const visitor = newVisitor();
  const back = await provider().visit(await begin(visitor, "google"), somebody());
  const cookies = new Map(visitor.cookies);
  expect(reasonOf(await comeBack(visitor, back))).toBeNull();
  const thief = newVisitor();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  await refused(thief, back);
  expect(await db.select().from(sessions)).toHaveLength(1);
});

test("too late", async () => {
  const visitor = newVisitor();
  const back = await provider().visit(await begin(visitor, "google"), somebody());
  const [state] = await db.select().from(verifications);
  const value: unknown = JSON.parse(state!.value);
  const old = JSON.stringify({ ...(value as object), expiresAt: Date.now() - 1 });
  await db.update(verifications).set({ value: old }).where(eq(verifications.id, state!.id));
  await refused(visitor, back);
});

test("a made-up code", async () => {
  const visitor = newVisitor();
  const back = new URL(await provider().visit(await begin(visitor, "twitter"), somebody()));
  back.searchParams.set("code", "made-up");
  await refused(visitor, back.href, "refused");
});

test("while the provider is away", async () => {
  const visitor = newVisitor();
  const back = await provider().visit(await begin(visitor, "google"), somebody());
  provider().state.away = true;
  await refused(visitor, back, "unavailable");
});

test("a session whose entry in the log could not be written is handed to nobody", async () => {
  const visitor = newVisitor();
  const person = somebody();
  const address = await provider().visit(await begin(visitor, "google"), person);
  await db.execute(sql`alter table audit_entries rename to audit_entries_away`);
  const answer = await visitor.get(address).finally(() => db.execute(sql`alter table audit_entries_away rename to audit_entries`));
  expect([answer.status, visitor.cookies.has("session")]).toEqual([500, false]);
  await signIn(visitor, "google", person);
  expect(visitor.cookies.has("session")).toBe(true);
});
