import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { listArticleSlugs } from "#app/features/publishing/blog/articles.server.ts";
import { listTestimonials } from "#app/features/publishing/testimonials/testimonials.server.ts";
import { auditOf, customer, editingContext, seenPiece } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { contentTables } from "#app/features/publishing/content/content-rows.server.ts";
import { contentKinds, type AddressedKind } from "#app/features/publishing/content/content-terms.ts";
import { movedTo } from "#app/features/publishing/content/moved-page.server.ts";
import { moveSlug, setPublication } from "./publication.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

const seen = (kind: keyof typeof contentTables, slug: string) => seenPiece(handle.db, kind, slug);
async function seenAddressed(kind: AddressedKind, slug: string) {
  const { id, version } = await seen(kind, slug);
  return { id: Number(id), version };
}
const move = async (kind: AddressedKind, from: string, to: string) =>
  moveSlug(context, { kind, slug: to, ...(await seenAddressed(kind, from)) });

describe("what is published", () => {
  test("everything of the demo is", async () => {
    const { db, close } = await openTestDatabase();
    for (const kind of contentKinds) {
      const table = contentTables[kind];
      expect(await db.$count(table, eq(table.state, "published")), kind).toBe(await db.$count(table));
    }
    await close();
  });

  test.each(["draft", "archived"] as const)("an article made %s is nowhere, and comes back when it is published", async (state) => {
    const slug = "a-thali-explained";
    const listed = async () => (await listArticleSlugs(handle.db)).some((article) => article.slug === slug);
    expect(await setPublication(context, { kind: "article", state, ...(await seen("article", slug)) })).toMatchObject({ ok: true });
    expect(await listed()).toBe(false);
    await setPublication(context, { kind: "article", state: "published", ...(await seen("article", slug)) });
    expect(await listed()).toBe(true);
  });

  test("an archived testimonial leaves the carousel", async () => {
    const before = await listTestimonials(handle.db, "en");
    await setPublication(context, { kind: "testimonial", state: "archived", ...(await seen("testimonial", "emma-larsen")) });
    const names = (await listTestimonials(handle.db, "en")).map(({ name }) => name);
    expect(names).toHaveLength(before.length - 1);
    expect(names).not.toContain("Emma Larsen");
  });

  test("the same state again changes nothing; an old version and a customer are refused", async () => {
    const kyoto = await seen("destination", "kyoto");
    const published = { kind: "destination", state: "published", ...kyoto } as const;
    expect(await setPublication(context, published)).toEqual({ ok: true, version: kyoto.version });
    expect(await auditOf(handle.db, "destination", kyoto.id)).toEqual([]);
    const old = { ...published, state: "draft", version: kyoto.version - 1 } as const;
    expect(await setPublication(context, old)).toEqual({ ok: false, reason: "stale" });
    await expect(setPublication({ ...context, actor: customer }, published)).rejects.toMatchObject({ status: 403 });
  });
});

describe("an address that moves", () => {
  test("leads from every one it had to where it is now, and is noted", async () => {
    const { id } = await seen("tour", "inca-trail");
    expect(await move("tour", "inca-trail", "salkantay")).toMatchObject({ ok: true });
    expect(await move("tour", "salkantay", "to-machu-picchu")).toMatchObject({ ok: true });
    expect(await movedTo(handle.db, "tour", "inca-trail")).toBe("to-machu-picchu");
    expect(await movedTo(handle.db, "tour", "salkantay")).toBe("to-machu-picchu");
    expect(await movedTo(handle.db, "destination", "inca-trail")).toBeUndefined();
    const [latest] = await auditOf(handle.db, "tour", id);
    expect(latest).toMatchObject({ action: "tour.moved", details: { before: { slug: "salkantay" }, after: { slug: "to-machu-picchu" } } });
  });

  test("may come back: then it leads nowhere else", async () => {
    await move("destination", "bali", "ubud");
    await move("destination", "ubud", "bali");
    expect(await movedTo(handle.db, "destination", "bali")).toBeUndefined();
    expect(await movedTo(handle.db, "destination", "ubud")).toBe("bali");
  });

  test("leads to nothing that is not published", async () => {
    await move("article", "one-bag-three-weeks", "one-bag");
    await setPublication(context, { kind: "article", state: "archived", ...(await seen("article", "one-bag")) });
    expect(await movedTo(handle.db, "article", "one-bag-three-weeks")).toBeUndefined();
  });

  test("cannot be one that another has, not even when both ask at once", async () => {
    expect(await move("tour", "bali-retreat", "paris-food")).toEqual({ ok: false, reason: "slug_taken" });
    const outcomes = await Promise.all([move("tour", "bali-retreat", "wanted"), move("tour", "paris-food", "wanted")]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, reason: "slug_taken" });
    expect(await handle.db.$count(schema.tours, eq(schema.tours.slug, "wanted"))).toBe(1);
  });
});
