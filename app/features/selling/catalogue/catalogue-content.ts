/**
 * What a complete tour and destination consist of. The seed, later imports and the admin forms all
 * check against these schemas, so content that is accepted once is accepted everywhere.
 */
import { z } from "zod";
import { reviewLimits } from "#app/features/selling/reviews/review-fields.ts";
import { continents, tourCategories } from "./catalogue-terms.ts";

const sentence = z.string().trim().min(3).max(400);
const paragraph = z.string().trim().min(40).max(1200);
/** The last part of a page's address. */
export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");
const slug = slugSchema;
/** Name of a picture, such as `tours/japan-heritage`. */
const pictureName = z.string().regex(/^[a-z]+\/[a-z0-9-]+$/);
const calendarDate = z.iso.date();
const timeZone = z.string().refine(isTimeZone, "an IANA time zone");
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "a BCP 47 tag such as de or pt-BR");

/** Asking for a format accepts every name of a zone; the list of supported zones holds only one name of each. */
function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

const tourFactsShape = z.object({
  id: z.int().positive(),
  slug,
  category: z.enum(tourCategories),
  durationDays: z.int().min(1).max(60),
  /** Whole US dollars per person, before any discount. */
  basePriceUsd: z.int().positive().max(100_000),
  discountPercent: z.int().min(0).max(90),
  groupMin: z.int().min(1),
  /** Also the capacity of every departure. */
  groupMax: z.int().min(1).max(60),
  featured: z.boolean(),
  /** Zone of the place where the tour starts; its departures' dates are dates there. */
  timeZone,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  picture: pictureName,
  gallery: z.array(pictureName).min(4).max(12),
});
const groupInOrder = (tour: { groupMin: number; groupMax: number }) => tour.groupMin <= tour.groupMax;
const groupMessage = { path: ["groupMax"], message: "at least groupMin" };
export const tourFactsSchema = tourFactsShape.refine(groupInOrder, groupMessage);
/** What an administrator sets: its number is given, and its slug has a verb of its own. */
export const tourSettingsSchema = tourFactsShape.omit({ id: true, slug: true }).refine(groupInOrder, groupMessage);
/** What a tour that nobody sees yet must have: its gallery may come later. */
export const tourDraftSettingsSchema = tourFactsShape
  .omit({ id: true, slug: true })
  .extend({ gallery: z.array(pictureName).max(12) })
  .refine(groupInOrder, groupMessage);

export const tourTextSchema = z.object({
  title: z.string().trim().min(3).max(70),
  /** Places and country, such as `Kyoto, Nara and Tokyo, Japan`; destinations find their tours in it. */
  destination: z.string().trim().min(3).max(90),
  /** One sentence for cards, search engines and shared links. */
  summary: z.string().trim().min(40).max(165),
  description: z.array(paragraph).min(2).max(6),
  highlights: z.array(sentence).min(5).max(9),
  /** One entry a day except the last: the specified Departure day is added by the page. */
  itinerary: z.array(z.object({ title: z.string().trim().min(3).max(80), description: paragraph })).min(1),
  included: z.array(sentence).min(4).max(14),
  notIncluded: z.array(sentence).min(3).max(10),
  /** Replaces a fixed line of the Details tab where that line is untrue for this tour. */
  details: z.object({ departures: sentence, transport: sentence, meals: sentence, hotels: sentence, guide: sentence }).partial(),
});

export const reviewSchema = z.object({
  name: z.string().trim().min(2).max(reviewLimits.name),
  /** The language the writer used; reviews are never translated. */
  language: languageTag,
  date: calendarDate,
  rating: z.int().min(1).max(5),
  comment: z.string().trim().min(20).max(reviewLimits.comment),
});

export const destinationFactsSchema = z.object({
  id: z.int().positive(),
  slug,
  continent: z.enum(continents),
  /** ISO 4217; null shows `Local Currency`. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Place among the popular destinations of the home page, from 1; null when not shown there. */
  popularRank: z.int().positive().max(99).nullable(),
  picture: pictureName,
});

export const destinationTextSchema = z.object({
  /** `Place, Country`: tours match on the part before the comma. */
  name: z
    .string()
    .trim()
    .max(80)
    .regex(/^[^,]+, [^,]+$/, "Place, Country"),
  summary: z.string().trim().min(40).max(165),
  description: z.array(paragraph).min(2).max(6),
  highlights: z.array(sentence).min(4).max(9),
  bestTimeToVisit: z.string().trim().min(20).max(400),
});

export const testimonialFactsSchema = z.object({
  slug,
  name: z.string().trim().min(2).max(60),
  picture: pictureName,
  rating: z.int().min(1).max(5),
});
export const testimonialTextSchema = z.object({ country: z.string().trim().min(2).max(40), text: z.string().trim().min(40).max(400) });

export type TourFacts = z.infer<typeof tourFactsSchema>;
export type TourText = z.infer<typeof tourTextSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type DestinationFacts = z.infer<typeof destinationFactsSchema>;
export type DestinationText = z.infer<typeof destinationTextSchema>;
export type TestimonialFacts = z.infer<typeof testimonialFactsSchema>;
export type TestimonialText = z.infer<typeof testimonialTextSchema>;
