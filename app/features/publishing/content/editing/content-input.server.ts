/**
 * What a form of the admin area may bring: facts and English as the demo content, other languages as far as they are translated.
 * What nobody sees yet may have gaps in its texts: nothing in a draft is too little, and what is too much is refused as anywhere.
 */
import { z, type ZodObject, type ZodRawShape, type ZodType } from "zod";
import { articleFactsSchema, articleTextSchema } from "#app/features/publishing/blog/article-content.ts";
import {
  destinationFactsSchema,
  destinationTextSchema,
  testimonialFactsSchema,
  testimonialTextSchema,
  tourDraftSettingsSchema,
  tourSettingsSchema,
  tourTextSchema,
} from "#app/features/selling/catalogue/catalogue-content.ts";
import { otherLanguages, type ContentKind, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { daysWritten } from "#app/features/publishing/content/itinerary-days.ts";

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.values(value).every(isBlank));

/** A field without a word in it counts as not translated. */
export const withoutBlanks = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).filter(([, field]) => !isBlank(field))) : value;

const translation = <Shape extends ZodRawShape>(text: ZodObject<Shape>) => z.preprocess(withoutBlanks, text.partial());

/** One schema for each language but English. */
function translations<Text extends ZodType>(text: Text) {
  const shape = Object.fromEntries(otherLanguages.map((language) => [language, text.optional()]));
  return z.object(shape as Record<OtherLanguage, z.ZodOptional<Text>>);
}

/** A day that nobody has translated yet is empty, so that the days after it keep their places. */
const translatedDay = z.object({ title: z.string().trim().max(80).default(""), description: z.string().trim().max(1200).default("") });

const countable = z.object({
  facts: z.object({ durationDays: tourSettingsSchema.shape.durationDays }),
  english: z.object({ itinerary: z.array(z.unknown()) }),
});
const daysFit = ({ facts, english }: { facts: { durationDays: number }; english: { itinerary: unknown[] } }) =>
  english.itinerary.length === daysWritten(facts.durationDays);

/** A text as far as it is written. */
const some = (most: number) => z.string().trim().max(most);
const someOf = (most: number, entry = 400) => z.array(some(entry)).max(most);

export const tourInputSchema = z
  .object({
    facts: tourSettingsSchema,
    english: tourTextSchema,
    translations: translations(translation(tourTextSchema.extend({ itinerary: z.array(translatedDay) }))),
  })
  .refine(daysFit, {
    path: ["english", "itinerary"],
    message: "one day less than the tour is long",
    // Said together with what else is wrong, so that nobody finds out about days that are too many at the second try.
    when: ({ value }) => countable.safeParse(value).success,
  });

const tourDraftText = tourTextSchema.extend({
  destination: some(90),
  summary: some(165),
  description: someOf(6, 1200),
  highlights: someOf(9),
  itinerary: z.array(translatedDay),
  included: someOf(14),
  notIncluded: someOf(10),
});
export const tourDraftSchema = z
  .object({ facts: tourDraftSettingsSchema, english: tourDraftText, translations: translations(translation(tourDraftText)) })
  .refine(({ facts, english }) => english.itinerary.length <= daysWritten(facts.durationDays), {
    path: ["english", "itinerary"],
    message: "at most one day less than the tour is long",
    when: ({ value }) => countable.safeParse(value).success,
  });

export const destinationInputSchema = z.object({
  facts: destinationFactsSchema.omit({ id: true, slug: true }),
  english: destinationTextSchema,
  translations: translations(translation(destinationTextSchema)),
});

const destinationDraftText = destinationTextSchema.extend({
  summary: some(165),
  description: someOf(6, 1200),
  highlights: someOf(9),
  bestTimeToVisit: some(400),
});
export const destinationDraftSchema = z.object({
  facts: destinationFactsSchema.omit({ id: true, slug: true }),
  english: destinationDraftText,
  translations: translations(translation(destinationDraftText)),
});

/** The body is HTML here. A tag is its English name; other languages name the same tags in the same order, or none. */
const articleSchema = (text: typeof articleTextSchema) =>
  z
    .object({ facts: articleFactsSchema.omit({ slug: true }), english: text, translations: translations(translation(text)) })
    .check(({ value, issues }) => {
      for (const language of otherLanguages) {
        const tags = value.translations[language]?.tags;
        if (tags === undefined || tags.length === value.english.tags.length) continue;
        issues.push({ code: "custom", input: tags, path: ["translations", language, "tags"], message: "as many as in English" });
      }
    });
export const articleInputSchema = articleSchema(articleTextSchema);
export const articleDraftSchema = articleSchema(articleTextSchema.extend({ excerpt: some(220), tags: someOf(8, 40), body: some(60_000) }));

export const testimonialInputSchema = z.object({
  facts: testimonialFactsSchema.omit({ slug: true }),
  english: testimonialTextSchema,
  translations: translations(translation(testimonialTextSchema)),
});

const testimonialDraftText = z.object({ country: some(40), text: some(400) });
export const testimonialDraftSchema = z.object({
  facts: testimonialFactsSchema.omit({ slug: true }),
  english: testimonialDraftText,
  translations: translations(translation(testimonialDraftText)),
});

/** What everybody may see, of each kind: nothing that is published has gaps. */
export const wholeSchemas = {
  tour: tourInputSchema,
  destination: destinationInputSchema,
  article: articleInputSchema,
  testimonial: testimonialInputSchema,
} as const satisfies Record<ContentKind, ZodType>;

export type TourInput = z.infer<typeof tourInputSchema>;
export type DestinationInput = z.infer<typeof destinationInputSchema>;
export type ArticleInput = z.infer<typeof articleInputSchema>;
export type TestimonialInput = z.infer<typeof testimonialInputSchema>;
