import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { listContent, type ContentListState } from "./content-list.server.ts";
import { contentKinds, piecesPerPage, type ContentKind } from "#app/features/publishing/content/content-terms.ts";

let handle: DatabaseHandle;
beforeAll(async () => {
  handle = await openTestDatabase();
  const { tours, tourTranslations } = schema;
  await handle.db.update(tours).set({ state: "draft" }).where(eq(tours.slug, "paris-food"));
  const [inca] = await handle.db.select({ id: tours.id }).from(tours).where(eq(tours.slug, "inca-trail"));
  await handle.db.update(tourTranslations).set({ title: "São Tomé", titleFolded: "sao tome" }).where(eq(tourTranslations.tourId, inca!.id));
  const [bali] = await handle.db.select({ id: tours.id }).from(tours).where(eq(tours.slug, "bali-retreat"));
  await handle.db.delete(tourTranslations).where(and(eq(tourTranslations.tourId, bali!.id), eq(tourTranslations.language, "fr")));
});
afterAll(() => handle.close());

const list = (kind: ContentKind, state: Partial<ContentListState> = {}) =>
  listContent(handle.db, kind, { q: "", order: { by: "title", descending: false }, page: 1, ...state });
const slugs = async (kind: ContentKind, state?: Partial<ContentListState>) => (await list(kind, state)).rows.map(({ slug }) => slug);

describe("the list of content", () => {
  test.each(contentKinds)("shows every %s with its English title, in any state", async (kind) => {
    const { rows, total } = await list(kind);
    expect(rows).toHaveLength(Math.min(total, piecesPerPage));
    expect(total).toBeGreaterThan(3);
    expect(rows.map(({ title }) => title).every((title) => title.length > 2)).toBe(true);
  });

  test("finds by title, ignoring case and accents, and by slug", async () => {
    expect(await slugs("tour", { q: "SAO TOME" })).toEqual(["inca-trail"]);
    expect(await slugs("tour", { q: "são" })).toEqual(["inca-trail"]);
    expect(await slugs("tour", { q: "ca-tra" })).toEqual(["inca-trail"]);
    expect(await slugs("testimonial", { q: "emma" })).toEqual(["emma-larsen"]);
    expect(await slugs("tour", { q: "100%" })).toEqual([]);
  });

  test("filters by state", async () => {
    expect(await slugs("tour", { state: "draft" })).toEqual(["paris-food"]);
    expect(await slugs("tour", { state: "archived" })).toEqual([]);
  });

  test("is sorted, forwards and backwards", async () => {
    const forwards = (await list("destination")).rows.map(({ title }) => title);
    const backwards = (await list("destination", { order: { by: "title", descending: true } })).rows.map(({ title }) => title);
    expect(backwards).toEqual(forwards.toReversed());
    const states = (await list("tour", { order: { by: "state", descending: false } })).rows.map(({ state }) => state);
    expect(states).toEqual(states.toSorted());
  });

  test("a page beyond the last is the last, and pages do not overlap", async () => {
    const rows = Array.from({ length: piecesPerPage }, (_, index) => index);
    const [picture] = await handle.db.select({ name: schema.pictures.name }).from(schema.pictures).limit(1);
    for (const index of rows) {
      const [added] = await handle.db
        .insert(schema.testimonials)
        .values({ slug: `many-${index}`, name: `Many ${index}`, pictureName: picture!.name, rating: 5, position: 100 + index })
        .returning({ id: schema.testimonials.id });
      await handle.db
        .insert(schema.testimonialTranslations)
        .values({ testimonialId: added!.id, language: "en", country: "India", text: "Lovely" });
    }
    const [first, last] = [await list("testimonial"), await list("testimonial", { page: 9 })];
    expect(first).toMatchObject({ page: 1, pageCount: 2, total: piecesPerPage + 4 });
    expect(last).toMatchObject({ page: 2, pageCount: 2 });
    expect(new Set([...first.rows, ...last.rows].map(({ id }) => id)).size).toBe(first.total);
  });
});

describe("how complete each language of a piece is", () => {
  test("all of the demo is, but what was taken away", async () => {
    const { rows } = await list("destination");
    for (const { completeness } of rows) {
      for (const language of ["es", "fr", "de", "hi"] as const) expect(completeness[language].percent).toBe(100);
    }
    const { rows: tours } = await list("tour", { q: "bali" });
    expect(tours[0]?.completeness).toMatchObject({ fr: { percent: 0 }, de: { percent: 100 } });
  });

  test("what lacks something in a language is found", async () => {
    expect(await slugs("tour", { missing: "fr" })).toEqual(["bali-retreat"]);
    expect(await slugs("tour", { missing: "de" })).toEqual([]);
    expect(await slugs("destination", { missing: "fr" })).toEqual([]);
  });
});
