import { and, asc, eq } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Testimonial } from "./testimonial-carousel.tsx";

const { testimonials, testimonialTranslations, pictures, pictureTranslations } = schema;

/** What travellers said, in the order of the carousel. */
export async function listTestimonials(db: Queryable, language: Language): Promise<Testimonial[]> {
  const rows = await db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      rating: testimonials.rating,
      country: inLanguage<string>(testimonialTranslations.country, english.testimonial.country),
      text: inLanguage<string>(testimonialTranslations.text, english.testimonial.text),
      picture: pictureColumns,
    })
    .from(testimonials)
    .innerJoin(
      english.testimonial,
      and(eq(english.testimonial.testimonialId, testimonials.id), eq(english.testimonial.language, defaultLanguage)),
    )
    .leftJoin(
      testimonialTranslations,
      and(eq(testimonialTranslations.testimonialId, testimonials.id), eq(testimonialTranslations.language, language)),
    )
    .innerJoin(pictures, eq(pictures.name, testimonials.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(eq(testimonials.state, "published"))
    .orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map((row) => ({ ...row, picture: shownPicture(row.picture) }));
}
