import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { contextFor } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { confirmSubscription, forgetUnconfirmed, isUnsubscribeLink, requestSubscription, unsubscribe } from "./newsletter.server.tsx";

const { subscriptions, outboxMails, auditEntries } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
/** One that the site will speak. */
const spanish = "es" as Language;
const hour = 60 * 60_000;

let time = testNow.getTime();
const later = (ms: number) => void (time += ms);
const context = contextFor({ ...testServices(handle), now: () => new Date(time) }, undefined);

const ask = (email = "meera@example.org", language: Language = "en") =>
  requestSubscription({ ...context, language, address: crypto.randomUUID() }, email);
const mails = () => db.select().from(outboxMails).orderBy(outboxMails.createdAt);
const rows = () => db.select().from(subscriptions);
/** Token of the newest mail, as its reader finds it. */
async function mailedToken(): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? "";
  return /\/newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? "";
}
async function unsubscribeLink(): Promise<URL> {
  const headers = (await mails()).at(-1)?.headers as Record<string, string> | undefined;
  return new URL(/^<(.+)>$/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "");
}
const linkParts = (link: URL) => [link.searchParams.get("id") ?? "", link.searchParams.get("signature") ?? ""] as const;

beforeEach(async () => {
  time = testNow.getTime();
  for (const table of [subscriptions, outboxMails, auditEntries]) await db.delete(table);
});

describe("asking for the newsletter", () => {
  test("mails a link and puts nobody on the list", async () => {
    expect(await ask(" Meera@Example.org ")).toEqual({ ok: true });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: "confirm-subscription", toAddress: "meera@example.org" });
    expect(await mailedToken()).toMatch(/^[\w-]{43}$/);
    expect(await rows()).toMatchObject([{ email: "meera@example.org", status: "pending", language: "en" }]);
  });

  test("keeps the token only as a hash", async () => {
    await ask();
    expect(JSON.stringify(await rows())).not.toContain(await mailedToken());
  });

  test("answers the same for an unknown, a waiting and a confirmed address, and mails only who may need it", async () => {
    const answers = [await ask(), await ask()];
    await confirmSubscription(context, await mailedToken());
    later(hour);
    answers.push(await ask());
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await mails()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: "confirmed" }]);
  });

  test("again after ten minutes mails a new link, which is the one that works", async () => {
    await ask();
    const first = await mailedToken();
    later(hour / 6);
    await ask();
    const second = await mailedToken();
    expect(second).not.toBe(first);
    expect(await confirmSubscription(context, first)).toEqual({ ok: false, reason: "unknown" });
    expect(await confirmSubscription(context, second)).toEqual({ ok: true });
  });

  test("five times at the same moment mails one link, and it works", async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => ask()));
    expect(await mails()).toHaveLength(1);
    const [id, signature] = linkParts(await unsubscribeLink());
    expect(await rows()).toMatchObject([{ id }]);
    expect(await confirmSubscription(context, await mailedToken())).toEqual({ ok: true });
    expect(await unsubscribe(context, id, signature)).toBe(true);
    expect(await rows()).toEqual([]);
  });

  test("keeps the language it was asked in, in the list and in the links", async () => {
    await ask("ines@example.org", spanish);
    expect(await rows()).toMatchObject([{ language: "es" }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ language: "es" });
    expect(mail?.text.split("/es/newsletter/confirm?token=")).toHaveLength(2);
    expect((await unsubscribeLink()).pathname).toBe("/es/newsletter/unsubscribe");
    await confirmSubscription(context, await mailedToken());
    expect(await rows()).toMatchObject([{ language: "es", status: "confirmed" }]);
  });

  test("eleven times in ten minutes from one connection is too often", async () => {
    const visitor = { ...context, address: "2001:db8::1" };
    for (let n = 0; n < 10; n++) expect(await requestSubscription(visitor, `reader${n}@example.org`)).toEqual({ ok: true });
    const neighbour = { ...context, address: "2001:db8::2" };
    expect(await requestSubscription(neighbour, "reader10@example.org")).toMatchObject({ ok: false, wait: 600 });
    expect(await mails()).toHaveLength(10);
  });
});

describe("the mailed link", () => {
  test("confirms once, and the audit says so without the address", async () => {
    await ask();
    const token = await mailedToken();
    expect(await confirmSubscription(context, token)).toEqual({ ok: true });
    expect(await rows()).toMatchObject([{ status: "confirmed", confirmedAt: testNow, tokenHash: null }]);
    expect(await confirmSubscription(context, token)).toEqual({ ok: false, reason: "unknown" });
    const entries = await db.select().from(auditEntries);
    expect(entries.map(({ action }) => action)).toEqual(["newsletter.confirmed"]);
    expect(JSON.stringify(entries)).not.toContain("meera");
  });

  test("clicked twice at the same moment confirms once", async () => {
    await ask();
    const token = await mailedToken();
    const outcomes = await Promise.all([confirmSubscription(context, token), confirmSubscription(context, token)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, reason: "unknown" });
  });

  test("works for 24 hours and no longer", async () => {
    await ask();
    const token = await mailedToken();
    later(24 * hour);
    expect(await confirmSubscription(context, token)).toEqual({ ok: false, reason: "expired" });
    later(-1);
    expect(await confirmSubscription(context, token)).toEqual({ ok: true });
  });

  test.each(["", "made-up", "%00", "'; drop table subscriptions; --"])("made up (%j) is unknown", async (token) => {
    await ask();
    expect(await confirmSubscription(context, token)).toEqual({ ok: false, reason: "unknown" });
    expect(await rows()).toMatchObject([{ status: "pending" }]);
  });
});

describe("unsubscribing", () => {
  test("deletes the address, and again is fine", async () => {
    await ask();
    await confirmSubscription(context, await mailedToken());
    const [id, signature] = linkParts(await unsubscribeLink());
    expect(await unsubscribe(context, id, signature)).toBe(true);
    expect(await rows()).toEqual([]);
    expect(await unsubscribe(context, id, signature)).toBe(true);
    const actions = await db.select({ action: auditEntries.action }).from(auditEntries);
    expect(actions.filter(({ action }) => action === "newsletter.unsubscribed")).toHaveLength(1);
  });

  test("with a signature of another subscription or purpose changes nothing", async () => {
    await ask("a@example.org");
    const [, foreign] = linkParts(await unsubscribeLink());
    later(1);
    await ask("b@example.org");
    const [id, own] = linkParts(await unsubscribeLink());
    for (const signature of [foreign, "", own.slice(1), `${own}x`, "ü".repeat(43)]) {
      expect(isUnsubscribeLink(context, id, signature)).toBe(false);
      expect(await unsubscribe(context, id, signature)).toBe(false);
    }
    expect(await unsubscribe({ ...context, secret: "another secret of another site" }, id, own)).toBe(false);
    expect(await rows()).toHaveLength(2);
  });

  test("does not keep anybody from coming back at once", async () => {
    await ask();
    await confirmSubscription(context, await mailedToken());
    await unsubscribe(context, ...linkParts(await unsubscribeLink()));
    later(1);
    await ask();
    expect(await confirmSubscription(context, await mailedToken())).toEqual({ ok: true });
  });
});

test("who never confirms is forgotten after 30 days, who has confirmed is not", async () => {
  await ask("never@example.org");
  await ask("confirmed@example.org");
  const [confirmed] = await db.select().from(subscriptions).where(eq(subscriptions.email, "confirmed@example.org"));
  await db.update(subscriptions).set({ status: "confirmed" }).where(eq(subscriptions.id, confirmed!.id));
  const inDays = (days: number) => new Date(testNow.getTime() + days * 24 * hour);
  expect(await forgetUnconfirmed(db, inDays(29))).toBe(0);
  expect(await forgetUnconfirmed(db, inDays(31))).toBe(1);
  expect(await rows()).toMatchObject([{ email: "confirmed@example.org" }]);
});
