/** What travellers said, as administrators write it down. */
import { eq, max } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { TestimonialText } from "#app/features/catalogue/catalogue-content.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import {
  changeContent,
  createContent,
  type ContentOutcome,
  type ContentRefusal,
  type Created,
  type Seen,
  type Writing,
} from "./content-changes.server.ts";
import { withoutBlanks, type TestimonialInput } from "./content-input.server.ts";
import { byLanguage, fieldByField, knownPictures } from "./content-rows.server.ts";
import { otherLanguages, type PublicationState } from "./content-terms.ts";

const { testimonials, testimonialTranslations } = schema;

const storedText = z.object({ country: z.string(), text: z.string() });

export type EditedTestimonial = TestimonialInput & { id: string; slug: string; state: PublicationState; version: number };

/** A testimonial with everything that can be edited, whatever its state; undefined where the id is nobody's. */
export async function testimonialForEditing(db: Queryable, id: string): Promise<EditedTestimonial | undefined> {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(testimonialTranslations).where(eq(testimonialTranslations.testimonialId, id));
  return {
    id,
    slug: row.slug,
    state: row.state,
    version: row.version,
    facts: { name: row.name, picture: row.pictureName, rating: row.rating },
    ...byLanguage(texts, {
      english: (text) => storedText.parse(text),
      other: (text) => storedText.partial().parse(withoutBlanks(text)),
    }),
  };
}

const columnsOf = ({ facts: { name, picture, rating } }: TestimonialInput) => ({ name, rating, pictureName: picture });
const textColumns = ({ country, text }: Partial<TestimonialText>) => ({ country: country ?? null, text: text ?? null });

async function writeTexts(tx: Transaction, id: string, { english, translations }: TestimonialInput): Promise<void> {
  await tx.delete(testimonialTranslations).where(eq(testimonialTranslations.testimonialId, id));
  await tx.insert(testimonialTranslations).values({ testimonialId: id, language: defaultLanguage, ...textColumns(english) });
  for (const language of otherLanguages) {
    const text = translations[language];
    if (!text || Object.keys(text).length === 0) continue;
    await tx.insert(testimonialTranslations).values({ testimonialId: id, language, ...textColumns(text) });
  }
}

const pictureExists =
  ({ facts }: TestimonialInput) =>
  async (tx: Transaction): Promise<ContentRefusal | undefined> =>
    (await knownPictures(tx, [facts.picture])) ? undefined : "unknown_picture";

async function auditedTestimonial(tx: Transaction, id: string): Promise<Record<string, unknown>> {
  const testimonial = await testimonialForEditing(tx, id);
  return testimonial ? fieldByField(testimonial) : {};
}

/** Adds a testimonial as a draft, at the end of the carousel; where there is one with this slug, that is it. */
export async function createTestimonial(
  services: Writing,
  actor: Actor,
  { slug, ...input }: TestimonialInput & { slug: string },
): Promise<Created<string>> {
  const created = await createContent<string>(services, actor, {
    kind: "testimonial",
    slug,
    refusal: pictureExists(input),
    insert: async (tx) => {
      const [last] = await tx.select({ position: max(testimonials.position) }).from(testimonials);
      const values = { ...columnsOf(input), slug, position: (last?.position ?? 0) + 1 };
      const [added] = await tx.insert(testimonials).values(values).onConflictDoNothing().returning({ id: testimonials.id });
      if (added) await writeTexts(tx, added.id, input);
      return added?.id;
    },
    read: auditedTestimonial,
  });
  if (created.ok || created.reason !== "slug_taken") return created;
  const [before] = await services.db.select({ id: testimonials.id }).from(testimonials).where(eq(testimonials.slug, slug));
  return before ? { ok: true, id: before.id, slug } : created;
}

/** Replaces what a testimonial says and of whom. */
export function updateTestimonial(
  services: Writing,
  actor: Actor,
  { id, version, ...input }: TestimonialInput & Seen<string>,
): Promise<ContentOutcome> {
  return changeContent(
    services,
    actor,
    { id, version },
    {
      kind: "testimonial",
      action: "testimonial.edited",
      refusal: pictureExists(input),
      read: (tx) => auditedTestimonial(tx, id),
      write: async (tx) => {
        await tx.update(testimonials).set(columnsOf(input)).where(eq(testimonials.id, id));
        await writeTexts(tx, id, input);
      },
    },
  );
}
