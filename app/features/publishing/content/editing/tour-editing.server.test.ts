import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { tourBySlug } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { auditOf, customer, editingContext, editor } from "#test/content.ts";
import { departWeekly } from "#test/departures.ts";
import { openTestDatabase } from "#test/database.ts";
import { tourInputSchema, type TourInput } from "./content-input.server.ts";
import { setPublication } from "./publication.server.ts";
import { createTour, tourForEditing, updateTour } from "./tour-editing.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

async function read(id: number) {
  const tour = await tourForEditing(handle.db, id);
  if (!tour) throw new Error(`no tour ${id}`);
  return tour;
}
/** What a form of the tour sends. */
async function formOf(id: number) {
  const { facts, english, translations, version } = await read(id);
  return { id, version, facts, english, translations };
}
const shown = (slug: string, language: "en" | "de") =>
  tourBySlug(
    handle.db,
    { language, currency: "USD", rates: defaultSettings.rates, sale: { today: "2026-11-28", cutOffDays: 0 }, monthsAhead: 18 },
    slug,
  );

describe("editing a tour", () => {
  test("every tour of the demo is what its form accepts, in all languages", async () => {
    for (let id = 1; id <= 9; id++) {
      const { facts, english, translations } = await read(id);
      expect(tourInputSchema.parse({ facts, english, translations })).toEqual({ facts, english, translations });
    }
  });

  test("saving it unchanged leaves no trace", async () => {
    const before = await readCatalogueVersion(handle.db);
    const form = await formOf(1);
    expect(await updateTour(context, form)).toEqual({ ok: true, version: form.version });
    expect(await auditOf(handle.db, "tour", 1)).toEqual([]);
    expect(await readCatalogueVersion(handle.db)).toBe(before);
  });

  test("replaces facts, pictures and texts, notes what changed, and shows it at once", async () => {
    const form = await formOf(2);
    const before = await readCatalogueVersion(handle.db);
    const gallery = form.facts.gallery.toReversed();
    const facts = { ...form.facts, basePriceUsd: 1234, discountPercent: 5, gallery };
    const outcome = await updateTour(context, { ...form, facts, english: { ...form.english, title: "A new title" } });
    expect(outcome).toEqual({ ok: true, version: form.version + 1 });
    const tour = await read(2);
    expect(tour).toMatchObject({ facts, english: { title: "A new title" }, version: form.version + 1 });
    const [entry] = await auditOf(handle.db, "tour", 2);
    expect(entry).toMatchObject({ action: "tour.edited", subjectId: "2", actorId: editor.id, actorName: "Meera Nair" });
    expect(entry?.details).toEqual({
      before: {
        basePriceUsd: form.facts.basePriceUsd,
        discountPercent: form.facts.discountPercent,
        gallery: form.facts.gallery,
        "en.title": form.english.title,
      },
      after: { basePriceUsd: 1234, discountPercent: 5, gallery, "en.title": "A new title" },
    });
    expect(await readCatalogueVersion(handle.db)).toBe(before + 1);
    const { tourTranslations } = schema;
    const found = await handle.db.$count(tourTranslations, eq(tourTranslations.titleFolded, "a new title"));
    expect(found).toBe(1);
  });

  test("keeps the trip's facts and their words, which are in no field of this form", async () => {
    const trips = () =>
      handle.db
        .select({ language: schema.tourTranslations.language, trip: schema.tourTranslations.trip })
        .from(schema.tourTranslations)
        .where(eq(schema.tourTranslations.tourId, 3))
        .orderBy(schema.tourTranslations.language);
    const before = await trips();
    expect(before.map(({ trip }) => trip)).not.toContain(null);
    const form = await formOf(3);
    const { de: _, ...translations } = form.translations;
    await updateTour(context, { ...form, translations, english: { ...form.english, title: "Another title" } });
    expect(await trips()).toEqual(before);
    expect((await read(3)).translations.de).toEqual({});
  });

  test("somebody who has not seen the latest change is refused, and nothing of hers overwrites it", async () => {
    const [mine, hers] = [await formOf(3), await formOf(3)];
    expect(await updateTour(context, { ...mine, facts: { ...mine.facts, groupMax: 11 } })).toMatchObject({ ok: true });
    expect(await updateTour(context, { ...hers, facts: { ...hers.facts, groupMax: 9 } })).toEqual({ ok: false, reason: "stale" });
    expect((await read(3)).facts.groupMax).toBe(11);
  });

  test("the same form sent twice, also at once, is saved and noted once", async () => {
    const form = await formOf(6);
    const noted = async () => (await auditOf(handle.db, "tour", 6)).length;
    const before = await noted();
    const sent = { ...form, facts: { ...form.facts, groupMax: 7 } };
    const saved = { ok: true, version: form.version + 1 };
    expect(await Promise.all([updateTour(context, sent), updateTour(context, sent)])).toEqual([saved, saved]);
    expect(await updateTour(context, sent)).toEqual(saved);
    expect(await noted()).toBe(before + 1);
    expect((await read(6)).version).toBe(form.version + 1);
  });

  test("of two who save at the same moment one is refused", async () => {
    const form = await formOf(4);
    const saves = [21, 22].map((basePriceUsd) => updateTour(context, { ...form, facts: { ...form.facts, basePriceUsd } }));
    const outcomes = await Promise.all(saves);
    expect(outcomes.map((outcome) => outcome.ok).sort()).toEqual([false, true]);
    expect(outcomes).toContainEqual({ ok: false, reason: "stale" });
  });

  test("a picture that does not exist is refused, a tour that does not is absent, and customers may not", async () => {
    const form = await formOf(5);
    const unknown = { ...form, facts: { ...form.facts, picture: "uploads/nothing" } };
    expect(await updateTour(context, unknown)).toEqual({ ok: false, reason: "unknown_picture" });
    expect(await updateTour(context, { ...form, id: 999 })).toEqual({ ok: false, reason: "absent" });
    await expect(updateTour({ ...context, actor: customer }, form)).rejects.toMatchObject({ status: 403 });
    expect((await read(5)).version).toBe(form.version);
  });
});

describe("a language that is not complete", () => {
  test("falls back to English field by field, day by day, and line by line of the details", async () => {
    const form = await formOf(6);
    const guide = "Sofia, who was born on the island, leads you.";
    const days = form.english.itinerary.map((_, index) => ({ title: index === 1 ? "Zweiter Tag" : "", description: "" }));
    const english = { ...form.english, details: { guide, meals: "Breakfast every day, and two dinners." } };
    const translations = {
      ...form.translations,
      de: { title: "Nur der Titel", itinerary: days, details: { guide: "Sofia leitet die Reise." } },
    };
    expect(await updateTour(context, { ...form, english, translations })).toMatchObject({ ok: true });
    const tour = await read(6);
    const german = await shown(tour.slug, "de");
    expect(german).toMatchObject({
      title: "Nur der Titel",
      summary: english.summary,
      highlights: english.highlights,
      details: { guide: "Sofia leitet die Reise.", meals: english.details.meals },
    });
    expect(german?.itinerary[1]).toEqual({ title: "Zweiter Tag", description: english.itinerary[1]?.description });
    expect(german?.itinerary[0]).toEqual(english.itinerary[0]);
  });

  test("may be taken away whole", async () => {
    const form = await formOf(7);
    const { de: _, ...translations } = form.translations;
    await updateTour(context, { ...form, translations });
    expect((await shown((await read(7)).slug, "de"))?.title).toBe(form.english.title);
  });

  test("keeps the place of its days when English has another number of them", async () => {
    const form = await formOf(8);
    const english = { ...form.english, itinerary: form.english.itinerary.slice(0, 2) };
    await updateTour(context, { ...form, facts: { ...form.facts, durationDays: 3 }, english });
    expect((await read(8)).translations.de?.itinerary).toHaveLength(2);
    expect((await shown((await read(8)).slug, "de"))?.itinerary).toHaveLength(2);
  });

  test("blank fields of a form count as not translated; English may have none", async () => {
    const { facts, english } = await read(1);
    const blank = { title: "  ", highlights: [], itinerary: [{ title: "", description: " " }], details: { guide: "" } };
    const input = { facts, english, translations: { de: blank } };
    expect(tourInputSchema.parse(input).translations).toEqual({ de: {} });
    expect(tourInputSchema.safeParse({ ...input, english: { ...english, title: "" } }).success).toBe(false);
    const short = { ...english, itinerary: english.itinerary.slice(1) };
    const refused = tourInputSchema.safeParse({ ...input, english: short });
    expect(refused.error?.issues.map(({ path }) => path.join("."))).toEqual(["english.itinerary"]);
  });
});

describe("a new tour", () => {
  const copyOf = async (id: number): Promise<TourInput> => {
    const { facts, english, translations } = await read(id);
    return { facts, english: { ...english, title: "Something new" }, translations };
  };

  test("begins as a draft that nobody sees; publishing shows it and puts its departures on sale at once", async () => {
    const created = await createTour(context, { ...(await copyOf(1)), slug: "something-new" });
    if (!created.ok) throw new Error(created.reason);
    expect(await shown("something-new", "en")).toBeUndefined();
    expect(await read(created.id)).toMatchObject({ state: "draft", version: 1, slug: "something-new" });
    await departWeekly(handle.db, created.id);
    const seen = { kind: "tour", state: "published", id: created.id, version: 1 } as const;
    expect(await setPublication(context, seen)).toEqual({ ok: true, version: 2 });
    expect(await shown("something-new", "en")).toMatchObject({ title: "Something new", rating: null });
    expect(await handle.db.$count(schema.departures, eq(schema.departures.tourId, created.id))).toBeGreaterThanOrEqual(77);
    expect((await auditOf(handle.db, "tour", created.id)).map(({ action, details }) => [action, details])).toMatchObject([
      ["tour.published", { before: { state: "draft" }, after: { state: "published" } }],
      ["tour.created", { after: { "en.title": "Something new" } }],
    ]);
  });

  test("is one, however often its form is sent", async () => {
    const input = { ...(await copyOf(2)), slug: "sent-twice" };
    const outcomes = await Promise.all([1, 2, 3].map(() => createTour(context, input)));
    const [first] = outcomes;
    expect(first).toMatchObject({ ok: true, slug: "sent-twice" });
    expect(outcomes).toEqual([first, first, first]);
    const other = { ...input, facts: { ...input.facts, featured: !input.facts.featured } };
    expect(await createTour(context, other)).toEqual({ ok: false, reason: "slug_taken" });
  });

  test("cannot take the slug of another", async () => {
    const before = await handle.db.$count(schema.tours);
    const created = await createTour(context, { ...(await copyOf(1)), slug: "bali-retreat" });
    expect(created).toEqual({ ok: false, reason: "slug_taken" });
    expect(await handle.db.$count(schema.tours)).toBe(before);
  });
});
