import { and, eq, sql } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { isUploaded, pictureAddress, widthsOf } from "./picture-sizes.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { english, joinedTexts } from "#app/features/publishing/content/shown-texts.server.ts";

const { pictures, pictureTranslations } = schema;

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
export const pictureSource = ({ name, version, width }: Pick<PictureRow, "name" | "version" | "width">): string =>
  isUploaded(name) ? pictureAddress(name, width) : `/art/${name}.svg?v=${version}`;

/** A picture as a page shows it: an uploaded one at several widths. */
export function shownPicture({ name, version, ...rest }: PictureRow): Picture {
  if (isUploaded(name)) {
    const srcSet = widthsOf(rest.width).map((width) => `${pictureAddress(name, width)} ${width}w`);
    return { ...rest, name, src: pictureSource({ name, version, width: rest.width }), srcSet: srcSet.join(", ") };
  }
  return { ...rest, name, src: pictureSource({ name, version, width: rest.width }) };
}
