import { asc, desc, eq, sql } from "drizzle-orm";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { schema, type Queryable } from "#db/database.server.ts";

const { pictures, pictureTranslations } = schema;
/** A page has an end. */
const mostChoices = 400;

/** The pictures that a piece may show, in the words of a language: those of a folder (`destinations`) first, then by name. */
export async function pictureChoices(db: Queryable, language: Language, folder: string): Promise<Picture[]> {
  const rows = await db
    .select(pictureColumns)
    .from(pictures)
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .orderBy(desc(eq(sql`split_part(${pictures.name}, '/', 1)`, folder)), asc(pictures.name))
    .limit(mostChoices);
  return rows.map(shownPicture);
}
