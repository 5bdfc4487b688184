import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { articleBySlug } from "#app/features/publishing/blog/articles.server.ts";
import { destinationBySlug, findDestinations } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import { listTestimonials } from "#app/features/publishing/testimonials/testimonials.server.ts";
import { auditOf, editingContext } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { destinationInputSchema, articleInputSchema, testimonialInputSchema } from "./content-input.server.ts";
import { createDestination, destinationForEditing, updateDestination } from "./destination-editing.server.ts";
import { createArticle, articleForEditing, updateArticle } from "./article-editing.server.ts";
import { setPublication } from "./publication.server.ts";
import { createTestimonial, testimonialForEditing, updateTestimonial } from "./testimonial-editing.server.ts";

let handle: DatabaseHandle;
let context: ReturnType<typeof editingContext>;
beforeAll(async () => {
  handle = await openTestDatabase();
  context = editingContext(handle);
});
afterAll(() => handle.close());

const present = <Piece>(piece: Piece | undefined): Piece => {
  if (!piece) throw new Error("absent");
  return piece;
};
const destination = async (slug: string) => {
  const { destinations } = schema;
  const [row] = await handle.db.select({ id: destinations.id }).from(destinations).where(eq(destinations.slug, slug));
  const { state: _, slug: __, ...form } = present(await destinationForEditing(handle.db, present(row).id));
  return form;
};
const stored = async (slug: string) => {
  const [row] = await handle.db.select({ id: schema.articles.id }).from(schema.articles).where(eq(schema.articles.slug, slug));
  const { state: _, slug: __, ...form } = present(await articleForEditing(handle.db, present(row).id));
  return form;
};
const testimonial = async (slug: string) => {
  const { testimonials } = schema;
  const [row] = await handle.db.select({ id: testimonials.id }).from(testimonials).where(eq(testimonials.slug, slug));
  const { state: _, slug: __, ...form } = present(await testimonialForEditing(handle.db, present(row).id));
  return form;
};

describe("what the demo has is what the forms accept, and saving it unchanged leaves no trace", () => {
  test("destinations", async () => {
    for (const { slug } of await handle.db.select({ slug: schema.destinations.slug }).from(schema.destinations)) {
      const { id, version, ...input } = await destination(slug);
      expect(destinationInputSchema.parse(input)).toEqual(input);
      expect(await updateDestination(context, { id, version, ...input })).toEqual({ ok: true, version });
    }
  });

  test("articles", async () => {
    for (const { slug } of await handle.db.select({ slug: schema.articles.slug }).from(schema.articles)) {
      const { id, version, ...input } = await stored(slug);
      expect(articleInputSchema.parse(input)).toEqual(input);
      expect(await updateArticle(context, { id, version, ...input })).toEqual({ ok: true, version });
    }
  });

  test("testimonials", async () => {
    for (const { slug } of await handle.db.select({ slug: schema.testimonials.slug }).from(schema.testimonials)) {
      const { id, version, ...input } = await testimonial(slug);
      expect(testimonialInputSchema.parse(input)).toEqual(input);
      expect(await updateTestimonial(context, { id, version, ...input })).toEqual({ ok: true, version });
    }
  });
});

describe("a destination", () => {
  test("is found by its new name, and finds its tours by the place in it", async () => {
    const form = await destination("bali");
    const english = { ...form.english, name: "Kyoto Hills, Japan" };
    expect(await updateDestination(context, { ...form, english })).toMatchObject({ ok: true });
    const found = await findDestinations(handle.db, "en", { continent: "All", text: "kyoto hills" });
    expect(found.destinations.map(({ slug }) => slug)).toEqual(["bali"]);
    expect(await destinationBySlug(handle.db, "en", "bali")).toMatchObject({ placeFolded: "kyoto hills", tourCount: 0 });
  });

  test("cannot take the place of another among the popular ones", async () => {
    const popular = (await handle.db.select().from(schema.destinations)).find((row) => row.popularRank === 1);
    const form = await destination(popular?.slug === "kyoto" ? "paris" : "kyoto");
    const taken = { ...form, facts: { ...form.facts, popularRank: 1 } };
    expect(await updateDestination(context, taken)).toEqual({ ok: false, reason: "rank_taken" });
  });

  test("a new one is a draft with a slug of its own", async () => {
    const { id: _, version: __, ...form } = await destination("sydney");
    const input = { ...form, facts: { ...form.facts, popularRank: null } };
    expect(await createDestination(context, { ...input, slug: "kyoto" })).toEqual({ ok: false, reason: "slug_taken" });
    const created = await createDestination(context, { ...input, slug: "blue-mountains" });
    expect(created).toMatchObject({ ok: true, slug: "blue-mountains" });
    expect(await destinationBySlug(handle.db, "en", "blue-mountains")).toBeUndefined();
  });
});

describe("an article", () => {
  test("is stored without anything dangerous, with anchors and its time to read", async () => {
    const form = await stored("working-from-ubud");
    const words = "word ".repeat(450);
    const body = `<h2>Chapter</h2><p onclick="steal()">${words}</p><script>alert(1)</script><p><a href="javascript:alert(1)">link</a></p>`;
    expect(await updateArticle(context, { ...form, english: { ...form.english, body } })).toMatchObject({ ok: true });
    const shown = present(await articleBySlug(handle.db, "en", "working-from-ubud"));
    expect(shown.bodyHtml).toBe(`<h2 id="section-chapter">Chapter</h2><p>${words}</p><p>link</p>`);
    expect(shown.readMinutes).toBe(3);
    expect((await stored("working-from-ubud")).english.body).toBe(`<h2>Chapter</h2><p>${words}</p><p>link</p>`);
  });

  test("shows English where a language has no text, and says in which language it is", async () => {
    const form = await stored("a-thali-explained");
    const translations = { ...form.translations, de: { title: "Nur ein Titel" } };
    expect(await updateArticle(context, { ...form, translations })).toMatchObject({ ok: true });
    const shown = present(await articleBySlug(handle.db, "de", "a-thali-explained"));
    expect(shown).toMatchObject({ title: "Nur ein Titel", excerpt: form.english.excerpt, textLanguage: "en" });
    expect(present(await articleBySlug(handle.db, "fr", "a-thali-explained")).textLanguage).toBe("fr");
  });

  test("has the tags, the author and the articles beside it that were chosen", async () => {
    const form = await stored("one-bag-three-weeks");
    const english = { ...form.english, tags: ["packing", "trains"] };
    const translations = { de: { ...form.translations.de, tags: ["Gepäck", "Züge"] } };
    const facts = { ...form.facts, author: "priya", related: ["working-from-ubud", "one-bag-three-weeks"] };
    expect(await updateArticle(context, { ...form, facts, english, translations })).toMatchObject({ ok: true });
    expect(present(await articleBySlug(handle.db, "de", "one-bag-three-weeks")).tags).toEqual([
      { tag: "packing", name: "Gepäck" },
      { tag: "trains", name: "Züge" },
    ]);
    expect((await stored("one-bag-three-weeks")).facts).toMatchObject({ author: "priya", related: ["working-from-ubud"] });
  });

  test("an author or article that is nobody's is refused, and so are tags that do not fit the English ones", async () => {
    const form = await stored("japan-by-slow-train");
    const saved = (facts: object) => updateArticle(context, { ...form, facts: { ...form.facts, ...facts } });
    expect(await saved({ author: "nobody" })).toEqual({ ok: false, reason: "unknown_author" });
    expect(await saved({ related: ["nothing"] })).toEqual({ ok: false, reason: "unknown_related" });
    const { id: _, version: __, ...input } = form;
    const refused = articleInputSchema.safeParse({ ...input, translations: { de: { tags: ["eins"] } } });
    expect(refused.error?.issues.map(({ path }) => path.join("."))).toEqual(["translations.de.tags"]);
  });

  test("a new one is one, however often its form is sent", async () => {
    const { id: _, version: __, ...input } = await stored("working-from-ubud");
    const sent = () => createArticle(context, { ...input, slug: "sent-twice" });
    const [first, second] = await Promise.all([sent(), sent()]);
    expect([first.ok, second]).toEqual([true, first]);
    expect(await sent()).toEqual(first);
  });

  test("a new one is a draft; published, it is there", async () => {
    const { id: _, version: __, ...input } = await stored("why-our-guides-are-women");
    const created = await createArticle(context, { ...input, slug: "a-new-article" });
    if (!created.ok) throw new Error(created.reason);
    expect(await articleBySlug(handle.db, "en", "a-new-article")).toBeUndefined();
    await setPublication(context, { kind: "article", state: "published", id: created.id, version: 1 });
    expect(await articleBySlug(handle.db, "en", "a-new-article")).toMatchObject({ title: input.english.title });
    expect((await auditOf(handle.db, "article", created.id)).map(({ action }) => action)).toEqual(["article.published", "article.created"]);
  });
});

test("a testimonial is added at the end of the carousel, as a draft", async () => {
  const { id: _, version: __, ...input } = await testimonial("sofia-herrera");
  const created = await createTestimonial(context, {
    ...input,
    facts: { ...input.facts, name: "Anita Bose" },
    slug: "anita-bose",
  });
  if (!created.ok) throw new Error(created.reason);
  const names = async () => (await listTestimonials(handle.db, "de")).map(({ name }) => name);
  expect(await names()).not.toContain("Anita Bose");
  await setPublication(context, { kind: "testimonial", state: "published", id: created.id, version: 1 });
  expect((await names()).at(-1)).toBe("Anita Bose");
});
