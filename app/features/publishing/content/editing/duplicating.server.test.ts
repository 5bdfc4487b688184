import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { takeSnapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { customer, editingContext } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { duplicateTour } from "./duplicating.server.ts";
import { tourForEditing, updateTour } from "./tour-editing.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

async function snapshot(id: number) {
  const found = await takeSnapshot(handle.db, { kind: "tour", id, read: tourForEditing });
  if (!found) throw new Error(`no tour ${id}`);
  return found;
}
async function copyOf(id: number, once: string): Promise<number> {
  const made = await duplicateTour(context, id, once);
  if (!made.ok) throw new Error(made.reason);
  return made.id;
}

describe("the copy of a tour", () => {
  test("is a draft with all texts, facts, pictures and the trip, under a title in each language's words", async () => {
    const [tour, copy] = [await snapshot(1), await snapshot(await copyOf(1, "first"))];
    expect(copy.state).toBe("draft");
    expect(copy.slug).toBe(`${tour.slug}-copy`);
    expect(copy.facts).toEqual({ ...tour.facts, featured: false });
    expect(copy.trip).toEqual(tour.trip);
    expect(copy.english).toEqual({ ...tour.english, title: `Copy of ${String(tour.english.title)}` });
    expect(copy.translations.de).toEqual({ ...tour.translations.de, title: `Kopie von ${String(tour.translations.de?.title)}` });
    expect(copy.translations.hi).toEqual({ ...tour.translations.hi, title: `${String(tour.translations.hi?.title)} की कॉपी` });
  });

  test("has no dates and no reviews", async () => {
    const id = await copyOf(2, "bare");
    expect(await handle.db.$count(schema.departures, eq(schema.departures.tourId, id))).toBe(0);
    expect(await handle.db.$count(schema.reviews, eq(schema.reviews.tourId, id))).toBe(0);
  });

  test("is one for the same wish sent twice, and another for the next wish", async () => {
    const first = await copyOf(3, "wish");
    expect(await copyOf(3, "wish")).toBe(first);
    const second = await copyOf(3, "next wish");
    expect(second).not.toBe(first);
    expect((await snapshot(second)).slug).toBe(`${(await snapshot(3)).slug}-copy-2`);
  });

  test("has a title no longer than a title may be", async () => {
    const tour = await tourForEditing(handle.db, 4);
    if (!tour) throw new Error("no tour 4");
    await updateTour(context, { ...tour, english: { ...tour.english, title: "A very long title ".repeat(4).slice(0, 70).trim() } });
    const { english } = await snapshot(await copyOf(4, "long"));
    expect(String(english.title)).toMatch(/^Copy of A very long.*…$/);
    expect(String(english.title).length).toBeLessThanOrEqual(70);
  });

  test("is made by those who may change content, of a tour that is there", async () => {
    expect(await duplicateTour(context, 999, "x")).toEqual({ ok: false, reason: "absent" });
    await expect(duplicateTour({ ...context, actor: customer }, 1, "x")).rejects.toMatchObject({ status: 403 });
  });
});
