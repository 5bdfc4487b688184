import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { newAccount as signedUp, testPassword } from "#test/accounts.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { accountContext } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { verifyPassword } from "#app/features/people/accounts/password-hash.server.ts";
import { passwordHashOf } from "#app/features/people/accounts/credential.server.ts";
import { profileSchema, type ProfileForm } from "./profile-form.server.ts";
import type { Account } from "#app/features/people/access/context.server.ts";
import { endOtherSessions, endSession, ownSessions } from "./sessions.server.ts";
import { cancelEmailChange, updateProfile } from "./update-profile.server.tsx";

const { profiles, sessions, signInMethods, accountTokens, outboxMails, auditEntries, rateCounts } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
let time = testNow.getTime();
const services = { ...testServices(handle), now: () => new Date(time) };
const newPassword = "monsoon over the ghats";

const newAccount = (email = "asha@example.org") => signedUp(services, { email });
const as = (account: Account) => accountContext(services, account);
const signInElsewhere = async (userId: string, userAgent = "") => {
  const [session] = await db
    .insert(sessions)
    .values({ token: crypto.randomUUID(), userId, expiresAt: new Date("2099-01-01"), userAgent, updatedAt: new Date(time) })
    .returning({ id: sessions.id });
  return session!.id;
};
const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "",
  currentPassword: "",
  currentEmail: "",
  newPassword: "",
  confirmPassword: "",
  ...changes,
});
const passwords = { currentPassword: testPassword, newPassword, confirmPassword: newPassword };
const update = (account: Account, changes: Partial<ProfileForm>) => updateProfile(as(account), form(changes));
const stored = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]!;
const mails = async () => (await db.select().from(outboxMails)).map(({ template, toAddress }) => `${template} ${toAddress}`).sort();

beforeEach(async () => {
  time = testNow.getTime();
  for (const table of [accountTokens, outboxMails, auditEntries, rateCounts, profiles]) await db.delete(table);
});

describe("the form", () => {
  const errors = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ firstName: "Asha", lastName: "Rao", email: "a@example.org", ...fields });
    const read = await readForm(new Request(services.env.origin, { method: "POST", body }), profileSchema("a@example.org"));
    return read.ok ? read.value : read.result.error;
  };

  test("asks for names of at least 2 characters and a valid address", async () => {
    expect(await errors({ firstName: "A", lastName: " ", email: "a@b" })).toEqual({
      firstName: ["firstNameShort"],
      lastName: ["lastNameShort"],
      email: ["emailInvalid"],
      currentPassword: ["currentPasswordMissing"],
      currentEmail: ["currentEmailMissing"],
    });
  });

  test("asks for the current password, or the address of who has none, as soon as the address changes", async () => {
    expect(await errors({ email: "new@example.org" })).toEqual({
      currentPassword: ["currentPasswordMissing"],
      currentEmail: ["currentEmailMissing"],
    });
    const proofs: Record<string, string>[] = [{ currentPassword: "x" }, { currentEmail: "a@example.org" }];
    for (const proof of proofs)
      expect(await errors({ email: "new@example.org", ...proof })).toEqual(form({ email: "new@example.org", ...proof }));
    expect(await errors({ email: " A@Example.org " })).toEqual(form({ email: "a@example.org" }));
    // A new password is still typed twice.
    expect(await errors({ email: "new@example.org", currentPassword: "x", confirmPassword: newPassword })).toEqual({
      confirmPassword: ["passwordsIncomplete"],
    });
  });

  test.each([
    [{ currentPassword: "x" }],
    [{ newPassword }],
    [{ confirmPassword: newPassword }],
    [{ newPassword, confirmPassword: newPassword }],
    [{ currentPassword: "x", newPassword, confirmPassword: `${newPassword}!` }],
  ])("asks for all three password fields as soon as one is filled, and for equal new ones: %j", async (fields) => {
    expect(await errors(fields as Record<string, string>)).toEqual({ confirmPassword: ["passwordsIncomplete"] });
  });

  test.each([
    ["abcde", "passwordTooShort"],
    ["x".repeat(129), "passwordTooLong"],
    ["password1", "passwordCommon"],
  ])("refuses %.10s as a new password", async (password, error) => {
    expect(await errors({ currentPassword: "x", newPassword: password, confirmPassword: password })).toMatchObject({
      newPassword: [error],
    });
  });

  test("reads nothing but its own fields", async () => {
    expect(await errors({ userType: "Admin", id: "x", emailVerified: "true" })).toEqual(form({ email: "a@example.org" }));
  });

  test("takes what turns the direction of text and what is no character out of names", async () => {
    expect(await errors({ firstName: "As\u202Eha\0" })).toMatchObject({ firstName: "Asha" });
  });
});

describe("saving", () => {
  test("changes names and phone, and nothing else", async () => {
    const account = await newAccount();
    expect(await update(account, { firstName: "Usha", lastName: "Devi", phone: "+91 98100 55512" })).toEqual({
      ok: true,
      passwordChanged: false,
      pendingEmail: undefined,
    });
    expect(await stored(account.id)).toMatchObject({
      firstName: "Usha",
      lastName: "Devi",
      phone: "+91 98100 55512",
      email: "asha@example.org",
      userType: "Customer",
    });
    expect(await mails()).toEqual([]);
    expect(await db.select().from(auditEntries)).toMatchObject([{ action: "account.profile-changed", actorId: account.id }]);
  });

  test("changes the password with the right current one, ends the other sessions and tells the person", async () => {
    const account = await newAccount();
    await signInElsewhere(account.id);
    expect(await update(account, passwords)).toMatchObject({ ok: true, passwordChanged: true });
    expect(await verifyPassword({ hash: (await passwordHashOf(db, account.id))!, password: newPassword })).toBe(true);
    expect(await db.select().from(sessions)).toMatchObject([{ id: account.sessionId }]);
    expect(await mails()).toEqual(["passwordChanged asha@example.org"]);
  });

  test("saves nothing when the current password is wrong", async () => {
    const account = await newAccount();
    await signInElsewhere(account.id);
    expect(await update(account, { ...passwords, firstName: "Usha", currentPassword: "wrong" })).toEqual({ ok: false, reason: "wrong" });
    expect(await stored(account.id)).toMatchObject({ firstName: "Asha" });
    expect(await db.select().from(sessions)).toHaveLength(2);
    expect(await verifyPassword({ hash: (await passwordHashOf(db, account.id))!, password: testPassword })).toBe(true);
  });

  test("hears nobody after five wrong current passwords, until 15 minutes are over", async () => {
    const account = await newAccount();
    for (let n = 0; n < 5; n++)
      expect(await update(account, { ...passwords, currentPassword: "wrong" })).toMatchObject({ reason: "wrong" });
    expect(await update(account, passwords)).toMatchObject({ ok: false, reason: "too_many" });
    time += 15 * 60_000;
    expect(await update(account, passwords)).toMatchObject({ ok: true });
  });

  test("of an account that was deleted meanwhile saves nothing", async () => {
    const account = await newAccount();
    await db.delete(profiles);
    expect(await update(account, { firstName: "Usha" })).toEqual({ ok: false, reason: "gone" });
  });
});

describe("another address", () => {
  const move = (account: Account, email: string, changes: Partial<ProfileForm> = {}) =>
    update(account, { email, currentPassword: testPassword, ...changes });

  test("is not changed but waits for the link that is mailed there, and the one she has is told at once", async () => {
    const account = await newAccount();
    expect(await move(account, "new@example.org")).toMatchObject({ ok: true, pendingEmail: "new@example.org" });
    expect(await stored(account.id)).toMatchObject({ email: "asha@example.org" });
    expect(await mails()).toEqual(["changeEmail new@example.org", "emailChangeAsked asha@example.org"]);
    const told = (await db.select().from(outboxMails)).find(({ toAddress }) => toAddress === "asha@example.org")!;
    expect(told.text).toContain("n***@example.org");
    expect(told.text).not.toContain("new@example.org");
    expect(told.html).not.toContain("new@example.org");
    // Nor is it one to be ignored.
    expect(told.text).toContain("If it wasn’t you, use “Forgot your password?” to choose a new password");
    expect(told.text).not.toContain("you can ignore it");
    // Her letter has no link: what the other one proves is that the new address is read.
    expect(told.text).not.toContain("token=");
    expect(await db.select().from(accountTokens)).toMatchObject([{ purpose: "change-email", email: "new@example.org" }]);
  });

  test("is not asked for with a wrong password, whose guesses are counted like all others", async () => {
    const account = await newAccount();
    for (let n = 0; n < 4; n++)
      expect(await move(account, "new@example.org", { firstName: "Usha", currentPassword: "wrong" })).toEqual({
        ok: false,
        reason: "wrong",
      });
    // The address of the account stands in for no password that there is.
    const typed = { currentPassword: "", currentEmail: "asha@example.org" };
    expect(await move(account, "new@example.org", typed)).toEqual({ ok: false, reason: "wrong" });
    expect(await move(account, "new@example.org")).toMatchObject({ ok: false, reason: "too_many" });
    expect(await update(account, passwords)).toMatchObject({ ok: false, reason: "too_many" });
    expect([await stored(account.id), await mails(), await db.select().from(accountTokens)]).toMatchObject([{ firstName: "Asha" }, [], []]);
  });

  test("of who only signs in with a provider needs the address she has, typed", async () => {
    const account = await newAccount();
    await db.update(signInMethods).set({ password: null });
    const typed = (currentEmail: string) => ({ currentPassword: "", currentEmail });
    expect(await move(account, "new@example.org", typed("new@example.org"))).toEqual({ ok: false, reason: "wrong" });
    expect(await move(account, "new@example.org", typed(" Asha@Example.org "))).toMatchObject({ ok: true });
  });

  test("is given up when the password changes, and not when both are changed together", async () => {
    const account = await newAccount();
    await move(account, "new@example.org");
    await update(account, passwords);
    expect(await db.select().from(accountTokens)).toEqual([]);
    await move(account, "newer@example.org", { currentPassword: newPassword, newPassword: testPassword, confirmPassword: testPassword });
    expect(await db.select().from(accountTokens)).toMatchObject([{ email: "newer@example.org" }]);
  });

  test("that somebody else has is answered the same", async () => {
    const account = await newAccount();
    await newAccount("taken@example.org");
    expect(await move(account, "taken@example.org")).toMatchObject({ ok: true, pendingEmail: "taken@example.org" });
  });

  test("can be taken back", async () => {
    const account = await newAccount();
    await move(account, "new@example.org");
    await cancelEmailChange(as(account));
    expect(await db.select().from(accountTokens)).toEqual([]);
  });

  test("can be asked for five times an hour", async () => {
    const account = await newAccount();
    for (let n = 0; n < 5; n++) await move(account, `new${n}@example.org`);
    expect(await move(account, "new5@example.org", { firstName: "Usha" })).toMatchObject({ ok: false, reason: "too_many" });
    expect(await stored(account.id)).toMatchObject({ firstName: "Asha" });
  });
});

describe("sessions", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const list = (account: Account) => ownSessions(as(account));

  test("are listed with their device, this one first; those that are over are left out", async () => {
    const account = await newAccount();
    const other = await signInElsewhere(account.id, firefox);
    const over = await signInElsewhere(account.id);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(time) })
      .where(eq(sessions.id, over));
    expect((await list(account)).map(({ id, current }) => [id, current])).toEqual([
      [account.sessionId, true],
      [other, false],
    ]);
    expect((await list(account))[1]).toMatchObject({ device: { browser: "Firefox", system: "Linux" }, lastUsed: "2026-11-21" });
  });

  test("are ended one by one, or all others at once", async () => {
    const account = await newAccount();
    const [first, second] = [await signInElsewhere(account.id), await signInElsewhere(account.id)];
    await signInElsewhere(account.id);
    expect(await endSession(as(account), first)).toBe(true);
    expect(await endSession(as(account), first)).toBe(false);
    expect((await list(account)).map(({ id }) => id)).toContain(second);
    expect(await endOtherSessions(as(account))).toBe(2);
    expect(await list(account)).toMatchObject([{ id: account.sessionId }]);
  });

  test("of somebody else are not ended", async () => {
    const account = await newAccount();
    const other = await newAccount("other@example.org");
    expect(await endSession(as(account), other.sessionId)).toBe(false);
    expect(await endOtherSessions(as(account))).toBe(0);
    expect(await list(other)).toHaveLength(1);
  });
});

test("a visitor changes, sees and ends nothing", async () => {
  const { sessionId } = await newAccount();
  const visitor = accountContext(services, undefined);
  for (const verb of [
    () => updateProfile(visitor, form({ firstName: "Usha" })),
    () => cancelEmailChange(visitor),
    () => endSession(visitor, sessionId),
    () => endOtherSessions(visitor),
    () => ownSessions(visitor),
  ])
    await expect(verb()).rejects.toMatchObject({ status: 403 });
  expect([await db.select().from(sessions), await db.select().from(profiles)]).toMatchObject([
    [{ id: sessionId }],
    [{ firstName: "Asha" }],
  ]);
});
