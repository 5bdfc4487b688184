/** What travellers said, as administrators write it down. */
import { eq, max } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";
import { contentVerbs, type ContentRefusal } from "./content-changes.server.ts";
import { testimonialDraftSchema, withoutBlanks, type TestimonialInput } from "./content-input.server.ts";
import { byLanguage, knownPictures, languageRows } from "#app/features/publishing/content/content-rows.server.ts";
import type { PublicationState } from "#app/features/publishing/content/content-terms.ts";

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

async function writeTexts(tx: Transaction, id: string, input: TestimonialInput): Promise<void> {
  await tx.delete(testimonialTranslations).where(eq(testimonialTranslations.testimonialId, id));
  await tx.insert(testimonialTranslations).values(languageRows(input, textColumns).map((row) => ({ testimonialId: id, ...row })));
}

const refusalOf = async (tx: Transaction, { facts }: TestimonialInput): Promise<ContentRefusal | undefined> =>
  (await knownPictures(tx, [facts.picture])) ? undefined : "unknown_picture";

/** Adds a testimonial at the end of the carousel; replaces what one says and of whom. */
export const {
  create: createTestimonial,
  update: updateTestimonial,
  restore: restoreTestimonial,
} = contentVerbs<TestimonialInput, string>({
  kind: "testimonial",
  read: testimonialForEditing,
  draft: testimonialDraftSchema,
  refusal: refusalOf,
  insert: async (tx, { slug, contentKey, ...input }) => {
    const [last] = await tx.select({ position: max(testimonials.position) }).from(testimonials);
    const values = { ...columnsOf(input), slug, contentKey, position: (last?.position ?? 0) + 1 };
    const [added] = await tx.insert(testimonials).values(values).onConflictDoNothing().returning({ id: testimonials.id });
    return added?.id;
  },
  withKey: async (db, key) => {
    const [piece] = await db
      .select({ id: testimonials.id, slug: testimonials.slug })
      .from(testimonials)
      .where(eq(testimonials.contentKey, key));
    return piece;
  },
  update: (tx, id, input) => tx.update(testimonials).set(columnsOf(input)).where(eq(testimonials.id, id)),
  writeParts: writeTexts,
});
