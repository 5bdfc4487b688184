import { contextFor } from "#test/people.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { testNow } from "#test/clock.ts";
import { auditOf, customer, editor } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { changeSettings, versionOf } from "./settings-changes.server.ts";
import { defaultSettings, readSettings } from "#app/features/agency/settings/settings.server.ts";

const { db, close } = await openTestDatabase();
afterAll(close);
beforeEach(async () => void (await db.delete(schema.settings)));

const services = { db, now: () => testNow };
const { brand, rates, social } = defaultSettings;
const renamed = (name: string, seen = versionOf(brand)) =>
  changeSettings(contextFor(services, editor), { section: "brand", value: { ...brand, name }, seen });

test("a change is stored, raises the catalogue version, and the log knows who changed what from what", async () => {
  const version = await readCatalogueVersion(db);
  expect(await renamed("Yatrika Anew")).toEqual({ ok: true, changed: true });
  expect(await readSettings(db)).toEqual({ ...defaultSettings, brand: { ...brand, name: "Yatrika Anew" } });
  expect(await readCatalogueVersion(db)).toBeGreaterThan(version);
  const [entry] = await auditOf(db, "settings", "brand");
  expect(entry).toMatchObject({
    action: "settings.changed",
    actorName: editor.name,
    details: { before: { name: "Yatrika" }, after: { name: "Yatrika Anew" } },
  });
  const [row] = await db.select().from(schema.settings).where(eq(schema.settings.key, "brand"));
  expect(row?.updatedAt).toEqual(testNow);
});

test("a list is noted as a whole", async () => {
  await changeSettings(contextFor(services, editor), { section: "social", value: [], seen: versionOf(social) });
  const [entry] = await auditOf(db, "settings", "social");
  expect(entry?.details).toEqual({ before: { links: social }, after: { links: [] } });
});

test("what changes nothing leaves no trace", async () => {
  const before = [await readCatalogueVersion(db), (await auditOf(db, "settings", "rates")).length];
  expect(await changeSettings(contextFor(services, editor), { section: "rates", value: { ...rates }, seen: versionOf(rates) })).toEqual({
    ok: true,
    changed: false,
  });
  expect([await readCatalogueVersion(db), (await auditOf(db, "settings", "rates")).length]).toEqual(before);
  expect(await db.$count(schema.settings)).toBe(0);
});

test("of two who change the same section the second is told what the first has saved; another section is not touched by it", async () => {
  expect(await renamed("First")).toEqual({ ok: true, changed: true });
  // A double click.
  expect(await renamed("First")).toEqual({ ok: true, changed: false });
  const second = await renamed("Second");
  expect(second).toMatchObject({ ok: false, reason: "stale", now: { brand: { name: "First" } } });
  expect((await readSettings(db)).brand.name).toBe("First");
  expect(await changeSettings(contextFor(services, editor), { section: "social", value: [], seen: versionOf(social) })).toMatchObject({
    ok: true,
  });
  expect(await renamed("Second", versionOf({ ...brand, name: "First" }))).toMatchObject({ ok: true, changed: true });
});

test("of two at the same moment, where nobody has set anything yet, one is taken", async () => {
  const outcomes = await Promise.all([renamed("One"), renamed("Other")]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: "stale" });
});

test("who is no administrator changes nothing", async () => {
  const change = changeSettings(contextFor(services, customer), { section: "social", value: [], seen: versionOf(social) });
  await expect(change).rejects.toMatchObject({ status: 403 });
  expect(await db.$count(schema.settings)).toBe(0);
});
