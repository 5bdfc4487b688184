import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { schema } from "#db/database.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { isUploaded, pictureAddress, widthsOf } from "#app/features/pictures/picture-sizes.ts";
import type { Picture } from "#app/ui/picture.tsx";

/** A second and third look at translation tables: English, where the shown language has no text. */
export const english = {
  tour: alias(schema.tourTranslations, "tour_english"),
  destination: alias(schema.destinationTranslations, "destination_english"),
  picture: alias(schema.pictureTranslations, "picture_english"),
  testimonial: alias(schema.testimonialTranslations, "testimonial_english"),
  post: alias(schema.postTranslations, "post_english"),
  author: alias(schema.authorTranslations, "author_english"),
};

/** The text in the shown language, else in English, field by field. */
export const inLanguage = <Value>(shown: { name: string }, fallback: { name: string }) => sql<Value>`coalesce(${shown}, ${fallback})`;

const { pictures, pictureTranslations } = schema;

/**
 * On what the texts of the shown language are joined, beside the English ones: on nothing when that is English. The answer is
 * the same, and the database plans and runs a list of cards in half the time when it can leave two of its joins out.
 */
export const joinedTexts = (language: Language, on: SQL | undefined): SQL | undefined => (language === defaultLanguage ? sql`false` : on);

/** Joins what a picture shows, in the shown language and in English, for `pictureColumns`. */
export const altIn = (language: Language) =>
  joinedTexts(language, and(eq(pictureTranslations.pictureName, pictures.name), eq(pictureTranslations.language, language)));
export const altInEnglish = and(eq(english.picture.pictureName, pictures.name), eq(english.picture.language, defaultLanguage));

export const pictureColumns = {
  name: schema.pictures.name,
  version: schema.pictures.version,
  width: schema.pictures.width,
  height: schema.pictures.height,
  colour: schema.pictures.dominantColour,
  focalX: schema.pictures.focalX,
  focalY: schema.pictures.focalY,
  alt: sql<string>`coalesce(${schema.pictureTranslations.alt}, ${english.picture.alt}, '')`,
};

type PictureRow = {
  name: string;
  version: string;
  width: number;
  height: number;
  colour: string;
  focalX: number;
  focalY: number;
  alt: string;
};

/** The address carries the version, or a name that is nobody else's, so that browsers may keep the picture for ever. */
export function shownPicture({ name, version, ...rest }: PictureRow): Picture {
  if (isUploaded(name)) {
    const srcSet = widthsOf(rest.width).map((width) => `${pictureAddress(name, width)} ${width}w`);
    return { ...rest, name, src: pictureAddress(name, rest.width), srcSet: srcSet.join(", ") };
  }
  return { ...rest, name, src: `/art/${name}.svg?v=${version}` };
}
