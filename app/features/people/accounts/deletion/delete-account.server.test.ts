import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { newAccount as signedUp, testPassword } from "#test/accounts.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { accountContext, contextFor, giveRoles } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { accountData } from "./account-data.server.ts";
import { deletionGuards } from "./account-parts.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import type { Role } from "#app/features/people/access/permissions.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { deleteOwnAccount } from "./delete-own-account.server.tsx";
import type { Account } from "#app/features/people/access/context.server.ts";

const { profiles, sessions, signInMethods, savedTours, enquiries, enquiryEntries, outboxMails, auditEntries, rateCounts } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const services = testServices(handle);

const newAccount = (email: string, ...roles: Role[]) => signedUp(services, { email, roles });
const remove = (actor: Actor, profileId: string) => deleteAccount(contextFor(services, actor), profileId);
const enquiryOf = (email: string) => {
  const texts = { name: "Asha Rao", subject: "A question", message: "How cold is it?", language: "en" };
  return db
    .insert(enquiries)
    .values({ reference: crypto.randomUUID(), email, contentKey: crypto.randomUUID(), ...texts })
    .returning();
};
const answerTo = (enquiryId: string, body: string) =>
  db.insert(enquiryEntries).values({ enquiryId, kind: "answer", body, formKey: crypto.randomUUID(), createdAt: testNow });
const left = async () => (await db.select({ email: profiles.email }).from(profiles)).map(({ email }) => email).sort();

beforeEach(async () => {
  for (const table of [enquiries, outboxMails, auditEntries, rateCounts, profiles]) await db.delete(table);
});

describe("deleting one's own account", () => {
  const own = (account: Account, proof: string) => deleteOwnAccount(accountContext(services, account), proof);

  test("takes the password, and takes everything personal along", async () => {
    const account = await newAccount("asha@example.org");
    await db.insert(savedTours).values({ profileId: account.id, tourId: 1 });
    await db.update(profiles).set({ emailVerified: true });
    const [hers] = await enquiryOf("Asha@example.org");
    const [other] = await enquiryOf("other@example.org");
    await answerTo(hers!.id, "Dear Asha");
    await answerTo(other!.id, "Dear other");
    await db
      .insert(auditEntries)
      .values({ actorId: account.id, actorName: "Asha Rao", action: "x", subjectType: "profile", subjectId: "1" });
    expect(await own(account, testPassword)).toEqual({ ok: true, email: "asha@example.org" });
    for (const table of [profiles, sessions, signInMethods, savedTours]) expect(await db.select().from(table)).toEqual([]);
    expect(await db.select().from(enquiries)).toMatchObject([{ email: "other@example.org" }]);
    expect(await db.select().from(enquiryEntries)).toMatchObject([{ body: "Dear other" }]);
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain("Asha");
    const entries = (await db.select().from(auditEntries)).map(({ action, actorName }) => `${action} by ${actorName}`);
    expect(entries.sort()).toEqual(["account.deleted by customer", "x by deleted-account"]);
    expect(await db.select().from(outboxMails)).toMatchObject([{ template: "accountDeleted", toAddress: "asha@example.org" }]);
  });

  test("with a wrong password deletes nothing, and after five nobody is heard", async () => {
    const account = await newAccount("asha@example.org");
    for (let n = 0; n < 5; n++) expect(await own(account, "wrong")).toEqual({ ok: false, reason: "wrong" });
    expect(await own(account, testPassword)).toMatchObject({ ok: false, reason: "too_many" });
    expect(await left()).toEqual(["asha@example.org"]);
  });

  test("without a password takes the typed address", async () => {
    const account = await newAccount("asha@example.org");
    await db.update(signInMethods).set({ providerId: "google", password: null });
    expect(await own(account, "someone@example.org")).toEqual({ ok: false, reason: "wrong" });
    expect(await own(account, " Asha@example.org")).toMatchObject({ ok: true });
  });

  test("leaves messages that only claim to be hers", async () => {
    const account = await newAccount("asha@example.org");
    await enquiryOf("asha@example.org");
    await own(account, testPassword);
    expect(await db.select().from(enquiries)).toHaveLength(1);
  });

  describe("while something guards it", () => {
    afterEach(() => void deletionGuards.pop());

    test("is refused with the reason, by anyone, and nothing is erased", async () => {
      const account = await newAccount("asha@example.org");
      const admin = await newAccount("admin@example.org", "Owner");
      await db.insert(savedTours).values({ profileId: account.id, tourId: 1 });
      deletionGuards.push(async (_, profileId) => (profileId === account.id ? "trip_ahead" : undefined));
      expect(await own(account, testPassword)).toEqual({ ok: false, reason: "trip_ahead" });
      expect(await remove(admin, account.id)).toEqual({ ok: false, reason: "trip_ahead" });
      expect(await db.select().from(savedTours)).toHaveLength(1);
      expect(await db.select().from(outboxMails)).toEqual([]);
    });
  });
});

describe("an administrator", () => {
  test("deletes somebody else's account, whose sessions end at once", async () => {
    const account = await newAccount("asha@example.org");
    const admin = await newAccount("admin@example.org", "Owner");
    expect(await remove(admin, account.id)).toEqual({ ok: true, email: "asha@example.org" });
    expect(await db.select().from(sessions).where(eq(sessions.userId, account.id))).toEqual([]);
    expect(await db.select().from(auditEntries)).toMatchObject([{ actorId: admin.id, action: "account.deleted", subjectId: account.id }]);
  });

  test("cannot delete her own account, and nobody the last administrator's", async () => {
    const first = await newAccount("first@example.org", "Owner");
    expect(await remove(first, first.id)).toEqual({ ok: false, reason: "last_admin" });
    const second = await newAccount("second@example.org", "Owner");
    expect(await remove(first, first.id)).toEqual({ ok: false, reason: "own_admin_account" });
    expect(await remove(first, second.id)).toMatchObject({ ok: true });
    expect(await left()).toEqual(["first@example.org"]);
  });

  test("who deletes the other while the other deletes her: one of them stays", async () => {
    const first = await newAccount("first@example.org", "Owner");
    const second = await newAccount("second@example.org", "Owner");
    const outcomes = await Promise.all([remove(first, second.id), remove(second, first.id)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await left()).toHaveLength(1);
  });

  test("who is one no longer deletes nobody, whatever her session said", async () => {
    const former = await newAccount("former@example.org", "Owner");
    const account = await newAccount("asha@example.org");
    await giveRoles(db, former.id, []);
    expect(await remove(former, account.id)).toEqual({ ok: false, reason: "not_allowed" });
  });

  test("is told when there is no such account", async () => {
    const admin = await newAccount("admin@example.org", "Owner");
    expect(await remove(admin, crypto.randomUUID())).toEqual({ ok: false, reason: "not_found" });
  });
});

test("a customer cannot delete another person's account", async () => {
  const account = await newAccount("asha@example.org");
  const other = await newAccount("other@example.org");
  expect(await remove(account, other.id)).toEqual({ ok: false, reason: "not_allowed" });
  expect(await left()).toEqual(["asha@example.org", "other@example.org"]);
});

describe("the download", () => {
  test("holds what is kept about her, and no secrets", async () => {
    const account = await newAccount("asha@example.org");
    await db.update(profiles).set({ emailVerified: true });
    const [hers] = await enquiryOf("asha@example.org");
    const [other] = await enquiryOf("other@example.org");
    await answerTo(hers!.id, "Very cold");
    await answerTo(other!.id, "Not at all");
    await db.insert(savedTours).values({ profileId: account.id, tourId: 1 });
    const text = await accountData(accountContext(services, { ...account, emailVerified: true }));
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(data).toMatchObject({
      createdAt: testNow.toISOString(),
      profile: { firstName: "Asha", email: "asha@example.org", userType: "Customer" },
      signInMethods: [{ providerId: "credential" }],
      sessions: [{}],
      enquiries: [{ email: "asha@example.org", message: "How cold is it?", thread: [{ kind: "answer", body: "Very cold" }] }],
    });
    expect(text).not.toContain("Not at all");
    expect(data.savedTours).toHaveLength(1);
    const secrets = [
      ...(await db.select({ secret: sessions.token }).from(sessions)),
      ...(await db.select({ secret: signInMethods.password }).from(signInMethods)),
    ];
    for (const { secret } of secrets) expect(text).not.toContain(secret);
  });

  test("holds no messages of an address that she has not confirmed", async () => {
    const account = await newAccount("asha@example.org");
    await enquiryOf("asha@example.org");
    expect(JSON.parse(await accountData(accountContext(services, account)))).toMatchObject({ enquiries: [] });
  });
});
