import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import type { ContentKind } from "#app/features/publishing/content/content-terms.ts";
import { takeSnapshot, type Snapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { forgetGonePieces, readVersion, versionsKept, versionsOf } from "#app/features/publishing/content/versions/versions.server.ts";
import { auditOf, customer, editingContext, editor, seenPiece } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { articleForEditing, updateArticle } from "./article-editing.server.ts";
import { createDestination, destinationForEditing, updateDestination } from "./destination-editing.server.ts";
import { moveSlug, setPublication } from "./publication.server.ts";
import { restoreVersion } from "./restoring.server.ts";
import { testimonialForEditing, updateTestimonial } from "./testimonial-editing.server.ts";
import { tourForEditing, updateTour } from "./tour-editing.server.ts";
import { tripForEditing, updateTrip } from "./trip-editing.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("absent");
  return value;
}
const tour = async (id: number) => present(await tourForEditing(handle.db, id));
const snapshot = async (id: number) => present(await takeSnapshot(handle.db, { kind: "tour", id, read: tourForEditing }));
const rows = (id: number, kind: ContentKind = "tour") => versionsOf(handle.db, { kind, id });
const asItWas = ({ state: _, ...kept }: Snapshot) => kept;

/** A change of each verb; `seed` makes one unlike the other. */
const changes = {
  async texts(id: number, seed: string) {
    const { english, translations, ...form } = await tour(id);
    const { de: _, ...others } = translations;
    await updateTour(context, {
      ...form,
      english: { ...english, title: `Title ${seed}`, included: english.included.toReversed() },
      translations: others,
    });
  },
  async facts(id: number, seed: string) {
    const { facts, ...form } = await tour(id);
    const picture = facts.gallery[0] ?? facts.picture;
    await updateTour(context, { ...form, facts: { ...facts, discountPercent: seed.length % 90, featured: !facts.featured, picture } });
  },
  async trip(id: number, seed: string) {
    const trip = present(await tripForEditing(handle.db, id, "hi"));
    const facts = { ...trip.facts, guide: undefined, pace: (seed.length % 5) + 1, days: trip.facts.days.toReversed() };
    await updateTrip(context, {
      ...trip,
      id,
      language: "hi",
      facts,
      english: { ...trip.english, pace: `Slow ${seed}` },
      other: { pace: `धीमा ${seed}` },
    });
  },
  async address(id: number, seed: string) {
    const { version } = await tour(id);
    await moveSlug(context, { kind: "tour", id, version, slug: `moved-${id}-${Buffer.from(seed).toString("hex").slice(0, 40)}` });
  },
};
const change = fc.record({
  what: fc.constantFrom(...(["texts", "facts", "trip", "address"] as const)),
  seed: fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim() || "x"),
});

describe("versions of a piece", () => {
  test("the first change keeps the piece as it was before and as it is after; a form that changes nothing keeps none", async () => {
    const before = await snapshot(1);
    const { version, ...form } = await tour(1);
    await updateTour(context, { ...form, version });
    expect(await rows(1)).toEqual([]);
    await updateTour(context, { ...form, version, english: { ...form.english, title: "Another title" } });
    const [after, found, ...more] = await rows(1);
    expect(more).toEqual([]);
    expect(after).toMatchObject({ version: version + 1, by: editor.name, action: "tour.edited", fields: ["en.title"] });
    expect(found).toMatchObject({ version, by: undefined });
    expect(await readVersion(handle.db, { kind: "tour", id: 1 }, version)).toEqual(before);
    expect(await readVersion(handle.db, { kind: "tour", id: 1 }, version + 1)).toEqual(await snapshot(1));
  });

  test("what is refused leaves no version", async () => {
    const { version, ...form } = await tour(1);
    const kept = await rows(1);
    expect(await updateTour(context, { ...form, version: version - 1, english: { ...form.english, title: "Too late" } })).toMatchObject({
      reason: "stale",
    });
    expect(await rows(1)).toEqual(kept);
  });

  test("a new piece begins with its first version", async () => {
    const { facts, english, translations } = present(await destinationForEditing(handle.db, 1));
    const made = await createDestination(context, { facts: { ...facts, popularRank: null }, english, translations, slug: "kept-at-once" });
    expect(made.ok && (await rows(made.id, "destination"))).toMatchObject([{ version: 1, action: "destination.created", fields: [] }]);
  });

  test("the last hundred are kept", async () => {
    for (let at = 0; at < versionsKept + 3; at++) {
      const { facts, ...form } = present(
        await testimonialForEditing(handle.db, String((await seenPiece(handle.db, "testimonial", await anyTestimonial())).id)),
      );
      await updateTestimonial(context, { ...form, facts: { ...facts, name: `Traveller ${at}` } });
    }
    const { id, version } = await seenPiece(handle.db, "testimonial", await anyTestimonial());
    const kept = await versionsOf(handle.db, { kind: "testimonial", id });
    expect(kept).toHaveLength(versionsKept);
    expect(kept[0]?.version).toBe(version);
  });

  test("nothing is kept of a piece that is gone, so that another with its number begins anew", async () => {
    const { contentVersions } = schema;
    const snapshotOfNobody = { slug: "gone", state: "draft", facts: {}, english: {}, translations: {} };
    const gone = {
      kind: "tour" as const,
      pieceId: "4711",
      version: 1,
      at: new Date(),
      actorName: "x",
      action: "tour.edited",
      snapshot: snapshotOfNobody,
    };
    await handle.db.insert(contentVersions).values([gone, { ...gone, pieceId: "9", version: 9999 }]);
    await handle.db.transaction(forgetGonePieces);
    expect(await handle.db.$count(contentVersions, eq(contentVersions.pieceId, "4711"))).toBe(0);
    expect((await rows(9))[0]).toMatchObject({ version: 9999 });
    await handle.db.delete(contentVersions).where(eq(contentVersions.version, 9999));
  });
});

const anyTestimonial = async () =>
  present((await handle.db.select({ slug: schema.testimonials.slug }).from(schema.testimonials).orderBy(schema.testimonials.slug))[0]).slug;

describe("restoring", () => {
  test("loses nothing: whatever has changed since, the piece is again what it was", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.array(change, { minLength: 1, maxLength: 4 }), async (id, made) => {
        const before = await snapshot(id);
        const { version: wanted } = await tour(id);
        for (const { what, seed } of made) await changes[what](id, seed);
        const { version } = await tour(id);
        // What came to the same in the end has changed nothing, and a form sent twice neither.
        if (version === wanted) return;
        expect(await restoreVersion(context, { kind: "tour", id, version, wanted })).toMatchObject({ ok: true });
        expect(asItWas(await snapshot(id))).toEqual(asItWas(before));
      }),
      { numRuns: 12 },
    );
  });

  test.each(["destination", "article"] as const)("works for a piece of the kind %s", async (kind) => {
    const read = kind === "destination" ? destinationForEditing : articleForEditing;
    const at = { kind, id: 2, read } as const;
    const before = present(await takeSnapshot(handle.db, at));
    const { version: wanted } = present(await read(handle.db, 2));
    if (kind === "destination") {
      const { facts, ...form } = present(await destinationForEditing(handle.db, 2));
      await updateDestination(context, { ...form, facts: { ...facts, latitude: 1 }, translations: {} });
    } else {
      const { english, ...form } = present(await articleForEditing(handle.db, 2));
      const facts = { ...form.facts, related: [] };
      await updateArticle(context, {
        ...form,
        facts,
        english: { ...english, body: `${english.body}<p>And more.</p>`, tags: english.tags.toReversed() },
        translations: {},
      });
    }
    expect(await restoreVersion(context, { kind, id: 2, version: wanted + 1, wanted })).toMatchObject({ ok: true });
    expect(await takeSnapshot(handle.db, at)).toEqual(before);
  });

  test("is a change like any other: in the log, a version of its own, and undone by going back once more", async () => {
    const first = await tour(5);
    await changes.texts(5, "second");
    const second = await snapshot(5);
    await restoreVersion(context, { kind: "tour", id: 5, version: first.version + 1, wanted: first.version });
    const [entry] = await auditOf(handle.db, "tour", 5);
    expect(entry).toMatchObject({ action: "tour.restored", actorId: editor.id });
    expect(entry?.details).toMatchObject({ after: { "en.title": first.english.title } });
    expect((await rows(5))[0]).toMatchObject({ version: first.version + 2, action: "tour.restored" });
    expect(await restoreVersion(context, { kind: "tour", id: 5, version: first.version + 2, wanted: first.version + 1 })).toMatchObject({
      ok: true,
    });
    expect(await snapshot(5)).toEqual(second);
  });

  test("leaves the state as it is, and the old address leads on", async () => {
    const { version, slug } = await tour(6);
    await moveSlug(context, { kind: "tour", id: 6, version, slug: "elsewhere" });
    await setPublication(context, { kind: "tour", id: 6, version: version + 1, state: "draft" });
    expect(await restoreVersion(context, { kind: "tour", id: 6, version: version + 2, wanted: version })).toMatchObject({ ok: true });
    expect(await tour(6)).toMatchObject({ slug, state: "draft" });
    const { slugRedirects } = schema;
    expect(await handle.db.$count(slugRedirects, and(eq(slugRedirects.slug, "elsewhere"), eq(slugRedirects.targetId, 6)))).toBe(1);
    expect(await handle.db.$count(slugRedirects, eq(slugRedirects.slug, slug))).toBe(0);
  });

  test("is refused where somebody else has saved meanwhile, and of a version that is not there", async () => {
    const { version } = await tour(8);
    await changes.facts(8, "meanwhile");
    await changes.texts(8, "meanwhile");
    expect(await restoreVersion(context, { kind: "tour", id: 8, version: version + 1, wanted: version })).toEqual({
      ok: false,
      reason: "stale",
    });
    expect(await restoreVersion(context, { kind: "tour", id: 8, version: version + 2, wanted: 9998 })).toEqual({
      ok: false,
      reason: "absent",
    });
  });

  test("is refused where what it names is gone: its address, its picture, its guide", async () => {
    const { version, slug, facts } = await tour(7);
    await changes.texts(7, "gone");
    const wanted = { kind: "tour", id: 7, version: version + 1, wanted: version } as const;
    const kept = present(await readVersion(handle.db, { kind: "tour", id: 7 }, version));
    const keep = (changed: Snapshot) =>
      handle.db
        .update(schema.contentVersions)
        .set({ snapshot: changed })
        .where(
          and(
            eq(schema.contentVersions.kind, "tour"),
            eq(schema.contentVersions.pieceId, "7"),
            eq(schema.contentVersions.version, version),
          ),
        );
    const before = await snapshot(7);
    await keep({ ...kept, slug: (await tour(8)).slug });
    expect(await restoreVersion(context, wanted)).toEqual({ ok: false, reason: "slug_taken" });
    await keep({ ...kept, facts: { ...facts, picture: "tours/gone" } });
    expect(await restoreVersion(context, wanted)).toEqual({ ok: false, reason: "unknown_picture" });
    await keep({ ...kept, trip: { ...present(kept.trip), guide: "nobody" } });
    expect(await restoreVersion(context, wanted)).toEqual({ ok: false, reason: "unknown_guide" });
    await keep({ ...kept, english: { ...kept.english, summary: "" } });
    expect(await restoreVersion(context, wanted)).toEqual({ ok: false, reason: "incomplete" });
    expect(await snapshot(7)).toEqual(before);
    expect((await tour(7)).slug).toBe(slug);
  });

  test("is for those who may change content", async () => {
    await expect(restoreVersion({ ...context, actor: customer }, { kind: "tour", id: 5, version: 1, wanted: 1 })).rejects.toMatchObject({
      status: 403,
    });
  });
});
