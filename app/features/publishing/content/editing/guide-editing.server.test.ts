import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { guideFields, readGuide } from "#app/features/publishing/content/admin/guides/guide-form.server.ts";
import { tourBox } from "#app/features/publishing/content/admin/guides/guide-fields.ts";
import { dropForgottenPictures } from "#app/features/publishing/pictures/pictures.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { auditOf, editingContext } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { createGuide, deleteGuide, guideForEditing, toursToLead, updateGuide, type EditedGuide } from "./guide-editing.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

const guide = async (id: number): Promise<EditedGuide> => (await guideForEditing(handle.db, id, "de"))!;
const tourIds = async () => (await toursToLead(handle.db)).map(({ id }) => id);
const versionOf = async (tourId: number) =>
  (await handle.db.select({ version: schema.tours.version }).from(schema.tours).where(eq(schema.tours.id, tourId)))[0]!.version;
const anja = async () => ({
  ...(await guide(1)),
  facts: { ...(await guide(1)).facts, slug: "anja" },
  english: { name: "Anja", place: "Bergen", about: "Sails with her daughters. Knows every tide." },
  other: { about: "Segelt mit ihren Töchtern. Kennt jede Tide." },
  tours: [],
  language: "de" as const,
});

describe("a guide is edited", () => {
  test("by a form that shows and reads each of the demo's without changing her", async () => {
    for (const { id } of await handle.db.select({ id: schema.guides.id }).from(schema.guides)) {
      const { id: _, version, ...stored } = await guide(id);
      const read = readGuide(guideFields({ ...stored, id, version }), await tourIds());
      expect(read).toEqual({ ok: true, input: stored });
      expect(await updateGuide(context, { ...stored, id, version, language: "de" })).toEqual({ ok: true, version });
    }
  });

  test("in two languages, and the others stay; the audit log and the catalogue know", async () => {
    const [before, catalogue] = [await guide(1), await readCatalogueVersion(handle.db)];
    const french = (await guideForEditing(handle.db, 1, "fr"))!.other;
    const change = {
      ...before,
      english: { ...before.english, place: "Here" },
      other: { about: "Ein neuer Satz über sie. Und noch einer." },
    };
    expect(await updateGuide(context, { ...change, language: "de" })).toEqual({ ok: true, version: before.version + 1 });
    const after = await guide(1);
    expect([after.english.place, after.other]).toEqual(["Here", change.other]);
    expect((await guideForEditing(handle.db, 1, "fr"))!.other).toEqual(french);
    expect(await readCatalogueVersion(handle.db)).toBeGreaterThan(catalogue);
    const [entry] = await auditOf(handle.db, "guide", 1);
    expect(entry).toMatchObject({ action: "guide.edited", details: { after: { "en.place": "Here" } } });
  });

  test("by one at a time: who was slower is told, and nothing of hers is stored", async () => {
    const seen = await guide(2);
    const place = (name: string) => ({ ...seen, english: { ...seen.english, place: name }, language: "de" as const });
    expect((await updateGuide(context, place("First"))).ok).toBe(true);
    expect(await updateGuide(context, { ...place("Second"), tours: [] })).toEqual({ ok: false, reason: "stale" });
    expect(await guide(2)).toMatchObject({ english: { place: "First" }, tours: seen.tours });
  });

  test("with the tours that she leads: each tour is changed, and its editors are told", async () => {
    const [one, two] = [await guide(3), await guide(4)];
    const [tour = 0] = two.tours;
    const version = await versionOf(tour);
    expect((await updateGuide(context, { ...one, tours: [...one.tours, tour].toSorted((a, b) => a - b), language: "de" })).ok).toBe(true);
    expect([(await guide(3)).tours.includes(tour), (await guide(4)).tours.includes(tour)]).toEqual([true, false]);
    expect(await versionOf(tour)).toBe(version + 1);
    const [entry] = await auditOf(handle.db, "tour", tour);
    expect(entry).toMatchObject({ action: "tour.edited", details: { after: { "trip.guide": one.facts.slug } } });
  });
});

describe("a new guide", () => {
  test("is added once by a form that is sent twice; her web address is nobody else's", async () => {
    const input = await anja();
    const first = await createGuide(context, input);
    expect(first).toMatchObject({ ok: true, slug: "anja" });
    expect(await createGuide(context, input)).toEqual(first);
    const other = { ...input, english: { ...input.english, name: "Another" } };
    expect(await createGuide(context, other)).toEqual({ ok: false, reason: "slug_taken" });
    const unknown = { ...input, facts: { ...input.facts, slug: "b", picture: "people/nobody" } };
    expect(await createGuide(context, unknown)).toEqual({ ok: false, reason: "unknown_picture" });
  });

  test("who takes a web address in use by a change is refused", async () => {
    const seen = await guide(5);
    const facts = { ...seen.facts, slug: (await guide(6)).facts.slug };
    expect(await updateGuide(context, { ...seen, facts, language: "de" })).toEqual({ ok: false, reason: "slug_taken" });
  });

  test("keeps her uploaded portrait", async () => {
    const name = "uploads/00000000000000000001";
    const [picture] = await handle.db.select().from(schema.pictures).limit(1);
    await handle.db.insert(schema.pictures).values({ ...picture!, name, contentKey: null, createdAt: new Date("2020-01-01") });
    const input = await anja();
    await createGuide(context, { ...input, facts: { ...input.facts, slug: "portrait", picture: name } });
    expect(await dropForgottenPictures(handle.db, new Date("2026-11-01"))).toBe(0);
  });
});

describe("a guide is deleted", () => {
  test("only when no tour names her: else the tours are told", async () => {
    const [led] = (await toursToLead(handle.db)).filter(({ guideId }) => guideId !== null);
    const refused = await deleteGuide(context, led!.guideId!);
    expect(refused).toMatchObject({ ok: false, reason: "leads" });
    expect("tours" in refused && refused.tours).toContain(led!.title);
    const added = await createGuide(context, { ...(await anja()), facts: { ...(await anja()).facts, slug: "goes" } });
    const id = added.ok ? added.id : 0;
    expect(await deleteGuide(context, id)).toEqual({ ok: true, name: "Anja" });
    expect(await deleteGuide(context, id)).toEqual({ ok: false, reason: "absent" });
    const [entry] = await auditOf(handle.db, "guide", id);
    expect(entry).toMatchObject({ action: "guide.deleted", details: { before: { en: { name: "Anja" } } } });
  });
});

test.each([
  ["slug", "Not a slug", "slug", "slug"],
  ["since", "", "since", "number"],
  ["since", "soon", "since", "number"],
  ["since", "1200", "since", "between"],
  ["languages", "", "languages", "short"],
  ["languages", "ja, Klingon", "languages", "unknown"],
  ["languages", "qq", "languages", "unknown"],
  ["picture", "", "picture", "picture"],
  ["english.name", "", "english.name", "short"],
  ["english.about", "Short.", "english.about", "short"],
  ["other.about", "x".repeat(401), "other.about", "long"],
])("%s “%s” is refused at %s: %s", async (name, value, field, problem) => {
  const fields = guideFields(await guide(1));
  expect(readGuide({ ...fields, [name]: value }, [])).toEqual({ ok: false, errors: { [field]: problem } });
});

test("a web address that is not typed is made of her name, and a tour that is none is not hers", async () => {
  const fields = { ...guideFields(await guide(1)), slug: "", "english.name": "Zoë Ünal", [tourBox(999)]: "on" };
  const read = readGuide(fields, await tourIds());
  expect(read.ok && [read.input.facts.slug, read.input.tours.includes(999)]).toEqual(["zoe-unal", false]);
});
