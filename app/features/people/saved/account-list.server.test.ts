import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { newAccount } from "#test/accounts.ts";
import { openTestDatabase } from "#test/database.ts";
import { accountContext } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import type { Account } from "#app/features/people/access/context.server.ts";
import { changeSaved, mergeSaved, savedFormSchema, savedLists } from "./account-list.server.ts";
import { maxSaved } from "./saved-items.ts";

const { auditEntries, profiles, savedTours, savedArticles, slugRedirects, tours } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
let time = Date.UTC(2026, 0, 5);
const services = { ...testServices(handle), now: () => new Date((time += 1_000)) };

let asha: Account;
let noor: Account;
const as = (account: Account | undefined) => accountContext(services, account);
const save = (slug: string, kind: "tour" | "article" = "tour") => changeSaved(as(asha), { kind, slug, saved: true });
const unsave = (slug: string, kind: "tour" | "article" = "tour") => changeSaved(as(asha), { kind, slug, saved: false });

beforeEach(async () => {
  for (const table of [auditEntries, profiles, slugRedirects]) await db.delete(table);
  await db.update(tours).set({ state: "published" });
  [asha, noor] = [await newAccount(services), await newAccount(services)];
});

describe("a heart of who is signed in", () => {
  test("puts a tour or an article on her list, latest first, and on nobody else's", async () => {
    await save("bali-retreat");
    await save("japan-heritage");
    expect(await save("one-bag-three-weeks", "article")).toEqual({
      ok: true,
      lists: { tour: ["japan-heritage", "bali-retreat"], article: ["one-bag-three-weeks"] },
    });
    expect(await savedLists(db, noor.id)).toEqual({ tour: [], article: [] });
  });

  test("pressed twice, in two tabs at once, is one entry that keeps its place", async () => {
    await save("bali-retreat");
    await save("japan-heritage");
    await Promise.all([save("bali-retreat"), save("bali-retreat")]);
    expect((await savedLists(db, asha.id)).tour).toEqual(["japan-heritage", "bali-retreat"]);
  });

  test("takes it off again, and nothing off another person's list", async () => {
    await save("bali-retreat");
    await changeSaved(as(noor), { kind: "tour", slug: "bali-retreat", saved: true });
    expect(await unsave("bali-retreat")).toEqual({ ok: true, lists: { tour: [], article: [] } });
    expect(await unsave("bali-retreat")).toMatchObject({ ok: true });
    expect((await savedLists(db, noor.id)).tour).toEqual(["bali-retreat"]);
  });

  test("saves nothing that is not published; what is withdrawn later is not shown and can be taken off", async () => {
    await db.update(tours).set({ state: "draft" }).where(eq(tours.slug, "japan-heritage"));
    expect(await save("japan-heritage")).toEqual({ ok: false, reason: "unknown" });
    expect(await save("no-such-article", "article")).toEqual({ ok: false, reason: "unknown" });
    await save("bali-retreat");
    await db.update(tours).set({ state: "draft" }).where(eq(tours.slug, "bali-retreat"));
    expect((await savedLists(db, asha.id)).tour).toEqual([]);
    await unsave("bali-retreat");
    expect(await db.select().from(savedTours)).toEqual([]);
  });

  test("is refused beyond the limit, also by two tabs at once", async () => {
    const published = await db.select({ id: tours.id, slug: tours.slug }).from(tours).limit(3);
    const [filler, first, second] = published;
    // Places taken by copies of one tour, until one is left.
    const copies = Array.from({ length: maxSaved - 1 }, (_, index) => ({ ...filler!, copy: index }));
    const [{ id: _, ...whole }] = (await db.select().from(tours).where(eq(tours.id, filler!.id))) as [typeof tours.$inferSelect];
    const made = await db
      .insert(tours)
      .values(copies.map(({ copy }) => ({ ...whole, id: 90_000 + copy, slug: `copy-${copy}` })))
      .returning({ id: tours.id });
    await db.insert(savedTours).values(made.map(({ id }) => ({ profileId: asha.id, tourId: id })));
    const outcomes = await Promise.all([save(first!.slug), save(second!.slug)]);
    expect(outcomes.map((outcome) => (outcome.ok ? "saved" : outcome.reason)).sort()).toEqual(["full", "saved"]);
    expect(await db.select().from(savedTours)).toHaveLength(maxSaved);
  });

  test("is nothing that is recorded", async () => {
    await save("bali-retreat");
    expect(await db.select().from(auditEntries)).toEqual([]);
  });

  test("of an account that has just been deleted is refused", async () => {
    await db.delete(profiles).where(eq(profiles.id, asha.id));
    expect(await save("bali-retreat")).toEqual({ ok: false, reason: "gone" });
  });

  test("of nobody is refused", async () => {
    const change = { kind: "tour", slug: "bali-retreat", saved: true } as const;
    await expect(changeSaved(as(undefined), change)).rejects.toMatchObject({ status: 403 });
    await expect(mergeSaved(as(undefined), { tours: ["bali-retreat"], articles: [] })).rejects.toMatchObject({ status: 403 });
    expect(await db.select().from(savedTours)).toEqual([]);
  });
});

test.each([
  ["change=tour:bali-retreat:true", { change: { kind: "tour", slug: "bali-retreat", saved: true } }],
  ["change=tour:bali-retreat:true&script=on", { change: { kind: "tour", slug: "bali-retreat", saved: true }, script: "on" }],
  ["merge=on&tours=bali-retreat,<x>&articles=", { merge: "on", tours: ["bali-retreat"], articles: [] }],
  ["merge=on&tours=bali-retreat", undefined],
  ["merge=on&change=tour:bali-retreat:true", undefined],
  ["change=tour:bali-retreat:perhaps", undefined],
])("the form %s is read as %j", async (body, value) => {
  const read = await readForm(new Request(services.env.origin, { method: "POST", body: new URLSearchParams(body) }), savedFormSchema);
  expect(read.ok ? read.value : undefined).toEqual(value);
});

describe("the list of a browser", () => {
  const merge = (list: { tours?: string[]; articles?: string[] }) => mergeSaved(as(asha), { tours: [], articles: [], ...list });

  test("is added to the account's in its order, before what was there; what is not offered is left out", async () => {
    await save("bali-retreat");
    await merge({ tours: ["japan-heritage", "gone", "bali-retreat", "japan-heritage"], articles: ["one-bag-three-weeks"] });
    expect(await savedLists(db, asha.id)).toEqual({ tour: ["japan-heritage", "bali-retreat"], article: ["one-bag-three-weeks"] });
  });

  test("finds what has moved to another address since it was kept, once", async () => {
    const [tour] = await db.select({ id: tours.id }).from(tours).where(eq(tours.slug, "bali-retreat"));
    await db.insert(slugRedirects).values([
      { kind: "tour", slug: "bali-of-old", targetId: tour!.id },
      // Another thing has this slug by now.
      { kind: "tour", slug: "japan-heritage", targetId: tour!.id },
    ]);
    await merge({ tours: ["bali-of-old", "japan-heritage", "bali-retreat"], articles: ["bali-of-old"] });
    expect(await savedLists(db, asha.id)).toEqual({ tour: ["bali-retreat", "japan-heritage"], article: [] });
    expect(await unsave("bali-retreat")).toMatchObject({ lists: { tour: ["japan-heritage"] } });
    expect(await save("bali-of-old")).toMatchObject({ lists: { tour: ["bali-retreat", "japan-heritage"] } });
  });

  test("merged twice changes nothing", async () => {
    await merge({ tours: ["japan-heritage", "bali-retreat"] });
    expect(await merge({ tours: ["bali-retreat", "japan-heritage"] })).toMatchObject({
      ok: true,
      lists: { tour: ["japan-heritage", "bali-retreat"] },
    });
    expect(await db.select().from(savedArticles)).toEqual([]);
  });
});
