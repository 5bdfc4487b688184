import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { newToken } from "#app/platform/signature.server.ts";
import { signUp } from "#test/accounts.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { contextFor } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { Visitor } from "#test/visitor.ts";
import { forgetOldTokens, storeToken } from "#app/features/people/accounts/account-tokens.server.ts";
import { confirmationState, confirmEmail, queueConfirmation, requestConfirmation } from "./confirm-email.server.tsx";

const { profiles, accountTokens, outboxMails, auditEntries, rateCounts } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const hour = 60 * 60_000;
let time = testNow.getTime();
const later = (ms: number) => void (time += ms);
const services = { ...testServices(handle), now: () => new Date(time) };
const context = contextFor(services, undefined);

const newAccount = async (email: string) => {
  const id = await signUp(services, new Visitor(services.env.origin, async () => new Response()), { email });
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  return profile!;
};
const verified = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]?.emailVerified;
const mails = () => db.select().from(outboxMails).orderBy(outboxMails.createdAt, outboxMails.id);
const mailedToken = async () => /\/confirm-email\?token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? "")?.[1] ?? "";
const press = (token: string) => confirmEmail(context, token);
/** A link that would make `email` the address of an account. */
async function changeLink(profileId: string, email: string) {
  const token = newToken();
  await db.transaction((tx) => storeToken(tx, token, { owner: { profileId, purpose: "change-email", email }, now: services.now() }));
  return token;
}

beforeEach(async () => {
  time = testNow.getTime();
  for (const table of [accountTokens, outboxMails, auditEntries, rateCounts, profiles]) await db.delete(table);
});

describe("the mailed link that confirms an address", () => {
  test("confirms it once; a second click is told that it was used", async () => {
    const profile = await newAccount("asha@example.org");
    await queueConfirmation(context, profile);
    const token = await mailedToken();
    expect(await confirmationState(context, token)).toEqual({ state: "confirm", email: "asha@example.org" });
    expect(await verified(profile.id)).toBe(false);
    expect(await press(token)).toEqual({ ok: true, state: "confirmed" });
    expect(await verified(profile.id)).toBe(true);
    expect(await press(token)).toEqual({ ok: false, reason: "used" });
    expect(await db.select().from(auditEntries)).toMatchObject([{ action: "account.email-confirmed", actorId: profile.id }]);
  });

  test("pressed five times at the same moment confirms once", async () => {
    const profile = await newAccount("asha@example.org");
    await queueConfirmation(context, profile);
    const token = await mailedToken();
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => press(token)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("works for 24 hours and is then told from an unknown one", async () => {
    const profile = await newAccount("asha@example.org");
    await queueConfirmation(context, profile);
    const token = await mailedToken();
    later(24 * hour);
    expect(await press(token)).toEqual({ ok: false, reason: "expired" });
    expect(await press("made-up")).toEqual({ ok: false, reason: "unknown" });
    expect(await press("")).toEqual({ ok: false, reason: "unknown" });
    expect(await verified(profile.id)).toBe(false);
  });

  test("is kept only as a hash, and a newer one replaces it", async () => {
    const profile = await newAccount("asha@example.org");
    await queueConfirmation(context, profile);
    const first = await mailedToken();
    expect(JSON.stringify(await db.select().from(accountTokens))).not.toContain(first);
    later(1);
    await queueConfirmation(context, profile);
    expect(await press(first)).toEqual({ ok: false, reason: "unknown" });
    expect(await press(await mailedToken())).toMatchObject({ ok: true });
  });

  test("proves nothing about an address that became the account's later", async () => {
    const profile = await newAccount("asha@example.org");
    await queueConfirmation(context, profile);
    await db.update(profiles).set({ email: "other@example.org" }).where(eq(profiles.id, profile.id));
    expect(await press(await mailedToken())).toEqual({ ok: false, reason: "unknown" });
    expect(await verified(profile.id)).toBe(false);
  });

  test("is written in the person's language", async () => {
    const profile = await newAccount("asha@example.org");
    await queueConfirmation(context, { ...profile, language: "fr" });
    expect(await mails()).toMatchObject([{ language: "fr", subject: "Confirmez votre adresse e-mail", toAddress: "asha@example.org" }]);
    expect((await mails())[0]!.text).toContain("/fr/confirm-email?token=");
  });
});

describe("asking for another link", () => {
  const ask = (email: string, source: string = crypto.randomUUID()) => requestConfirmation({ ...context, address: source }, email);

  test("is answered the same for an unknown, an unconfirmed and a confirmed address; only the unconfirmed gets a mail", async () => {
    await newAccount("open@example.org");
    const done = await newAccount("done@example.org");
    await db.update(profiles).set({ emailVerified: true }).where(eq(profiles.id, done.id));
    for (const email of ["nobody@example.org", "done@example.org", " Open@Example.org "]) expect(await ask(email)).toEqual({ ok: true });
    expect(await mails()).toMatchObject([{ toAddress: "open@example.org" }]);
  });

  test("more than five times an hour for one address is refused, whether or not it has an account", async () => {
    await newAccount("open@example.org");
    for (const email of ["open@example.org", "nobody@example.org"]) {
      for (let n = 0; n < 5; n++) expect(await ask(email)).toEqual({ ok: true });
      expect(await ask(email)).toMatchObject({ ok: false, reason: "too_many" });
    }
    expect(await mails()).toHaveLength(5);
  });

  test("more than 20 times an hour from one connection is refused", async () => {
    for (let n = 0; n < 20; n++) expect(await ask(`reader${n}@example.org`, "192.0.2.1")).toEqual({ ok: true });
    expect(await ask("reader20@example.org", "192.0.2.1")).toMatchObject({ ok: false });
    expect(await ask("reader20@example.org", "192.0.2.2")).toEqual({ ok: true });
  });
});

describe("the mailed link that changes the address", () => {
  test("changes it, and tells the former one", async () => {
    const { id } = await newAccount("asha@example.org");
    const token = await changeLink(id, "new@example.org");
    expect(await confirmationState(context, token)).toEqual({ state: "change", email: "new@example.org" });
    expect(await press(token)).toEqual({ ok: true, state: "changed" });
    expect(await db.select().from(profiles)).toMatchObject([{ id, email: "new@example.org", emailVerified: true }]);
    expect(await mails()).toMatchObject([{ template: "emailChanged", toAddress: "asha@example.org" }]);
    expect((await mails())[0]!.text).toContain("n***@example.org");
  });

  test("says when the address was taken meanwhile, and changes nothing", async () => {
    const { id } = await newAccount("asha@example.org");
    const token = await changeLink(id, "new@example.org");
    await newAccount("new@example.org");
    expect(await press(token)).toEqual({ ok: false, reason: "taken" });
    expect(await db.select().from(profiles).where(eq(profiles.id, id))).toMatchObject([{ email: "asha@example.org" }]);
    expect(await mails()).toEqual([]);
  });

  test("makes links that went to the former address worthless", async () => {
    const { id } = await newAccount("asha@example.org");
    const reset = newToken();
    const owner = { profileId: id, purpose: "reset-password", email: "asha@example.org" } as const;
    await db.transaction((tx) => storeToken(tx, reset, { owner, now: services.now() }));
    await press(await changeLink(id, "new@example.org"));
    expect((await db.select().from(accountTokens)).map(({ purpose }) => purpose)).toEqual(["change-email"]);
  });
});

test("links are forgotten a week after they expired", async () => {
  const { id } = await newAccount("asha@example.org");
  await changeLink(id, "new@example.org");
  expect(await forgetOldTokens(db, new Date(time + 8 * 24 * hour - 1))).toBe(0);
  expect(await forgetOldTokens(db, new Date(time + 8 * 24 * hour + 1))).toBe(1);
});
