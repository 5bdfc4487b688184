import { contextFor, somebody } from "#test/people.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readListState } from "#app/values/list-state.ts";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { isUnsubscribeLink } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import { subscriberListRules, subscribersPerPage } from "./subscriber-list.ts";
import { countSubscribers, findSubscriber, listSubscribers, removeSubscriber, subscribersCsv } from "./subscribers.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { subscriptions, auditEntries } = schema;
const admin = somebody(["Content"]);
const context = contextFor(testServices(handle), admin);

const state = (query = "") => readListState(new URLSearchParams(query), subscriberListRules);
const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const confirmed = (email: string, date: number, language = "en") => ({
  email,
  language,
  status: "confirmed" as const,
  requestedAt: day(date),
  confirmedAt: day(date + 1),
});
const waiting = (email: string, date: number, language = "en") => ({
  email,
  language,
  requestedAt: day(date),
  tokenHash: `secret ${email}`,
});
const found = async (query = "") => (await listSubscribers(db, state(query))).rows.map(({ email }) => email);
async function fileOf(query = "") {
  let text = "";
  for await (const piece of subscribersCsv(context, state(query))) text += piece;
  return text.trimEnd().split("\r\n");
}

beforeEach(async () => {
  await db.delete(subscriptions);
  await db.delete(auditEntries);
});

test("the list is found by part of the address, status and language, and sorted", async () => {
  await db
    .insert(subscriptions)
    .values([confirmed("josé@example.org", 3, "es"), waiting("b_a@example.org", 5, "hi"), confirmed("b%a@example.org", 1, "hi")]);
  expect(await found()).toEqual(["b_a@example.org", "josé@example.org", "b%a@example.org"]);
  expect(await found("sort=email")).toEqual(["b%a@example.org", "b_a@example.org", "josé@example.org"]);
  expect(await found("sort=-confirmed")).toEqual(["josé@example.org", "b%a@example.org", "b_a@example.org"]);
  expect(await found("q=JOSÉ")).toEqual(["josé@example.org"]);
  expect(await found("q=b_a")).toEqual(["b_a@example.org"]);
  expect(await found("language=hi&status=confirmed")).toEqual(["b%a@example.org"]);
  expect(await found("status=waiting")).toEqual(["b_a@example.org"]);
  expect((await listSubscribers(db, state())).rows[0]).not.toHaveProperty("tokenHash");
});

test("a page after the last is the last", async () => {
  const many = Array.from({ length: subscribersPerPage + 1 }, (_, index) => confirmed(`r${index}@example.org`, 1));
  await db.insert(subscriptions).values(many);
  const list = await listSubscribers(db, state("page=9&sort=email"));
  expect(list).toMatchObject({ total: subscribersPerPage + 1, page: 2, pageCount: 2 });
  expect(list.rows.map(({ email }) => email)).toEqual(["r9@example.org"]);
});

test("readers are counted by language, those who have confirmed apart from those who have not", async () => {
  await db
    .insert(subscriptions)
    .values([confirmed("a@example.org", 1), confirmed("b@example.org", 1), waiting("c@example.org", 1), waiting("d@example.org", 1, "it")]);
  expect(await countSubscribers(db)).toEqual([
    { language: "en", confirmed: 2, waiting: 1 },
    ...["es", "fr", "de", "hi"].map((language) => ({ language, confirmed: 0, waiting: 0 })),
    { language: "it", confirmed: 0, waiting: 1 },
  ]);
});

test("the file has those who have confirmed and nobody else, each with a link that unsubscribes her", async () => {
  await db.insert(subscriptions).values([confirmed("b@example.org", 1, "de"), confirmed("=a@example.org", 2), waiting("c@example.org", 1)]);
  const [head, ...lines] = await fileOf("status=waiting");
  expect(head).toBe('\uFEFF"Email","Language","Requested","Confirmed","Link to unsubscribe"');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^"'=a@example.org","en","2026-11-02T00:00:00.000Z","2026-11-03T00:00:00.000Z","http/);
  const link = new URL(/"(http[^"]+)"$/.exec(lines[1] ?? "")?.[1] ?? "");
  expect(link.pathname).toBe("/de/newsletter/unsubscribe");
  expect(isUnsubscribeLink(context, link.searchParams.get("id") ?? "", link.searchParams.get("signature") ?? "")).toBe(true);
  expect(await fileOf("language=de")).toHaveLength(2);
  expect(await fileOf("q=nobody")).toEqual([head]);
});

test("a long list is in the file whole, each address once", async () => {
  const many = Array.from({ length: 1_001 }, (_, index) => confirmed(`r${index}@example.org`, 1));
  await db.insert(subscriptions).values(many);
  expect(new Set(await fileOf()).size).toBe(1_002);
});

test("who is removed is deleted at once, and the audit says by whom without the address", async () => {
  const [reader] = await db.insert(subscriptions).values(confirmed("a@example.org", 1)).returning();
  await db.insert(subscriptions).values(confirmed("b@example.org", 1));
  expect(await removeSubscriber(context, reader!.id)).toEqual({ ok: true, email: "a@example.org" });
  expect(await findSubscriber(db, reader!.id)).toBeUndefined();
  expect(await found()).toEqual(["b@example.org"]);
  const entries = await db.select().from(auditEntries);
  expect(entries).toMatchObject([{ actorId: admin.id, actorName: admin.name, action: "newsletter.removed", subjectId: reader!.id }]);
  expect(JSON.stringify(entries)).not.toContain("a@example.org");
});

test("removing twice at the same moment is one removal", async () => {
  const [reader] = await db.insert(subscriptions).values(confirmed("a@example.org", 1)).returning();
  const outcomes = await Promise.all([1, 2].map(() => removeSubscriber(context, reader!.id)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, reason: "absent" });
  expect(await db.select().from(auditEntries)).toHaveLength(1);
});

test("a customer removes nobody", async () => {
  const [reader] = await db.insert(subscriptions).values(confirmed("a@example.org", 1)).returning();
  const customer = { ...context, actor: somebody() };
  await expect(removeSubscriber(customer, reader!.id)).rejects.toMatchObject({ status: 403 });
  expect(await found()).toEqual(["a@example.org"]);
});
