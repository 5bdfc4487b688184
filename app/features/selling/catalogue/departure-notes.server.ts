/** What a departure has of its own beside price and seats: who leads it, and a note to customers. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { schema } from "#db/database.server.ts";

const { departures, guideTranslations } = schema;

/** Longest note to customers, in characters. */
export const longestNote = 300;

/** By language; English stands in for what is not written. */
export const departureNoteSchema = z.partialRecord(z.enum(languages), z.string().max(longestNote));
export type DepartureNote = z.infer<typeof departureNoteSchema>;

/** The note as it is stored, in this language. */
export function departureNote(stored: unknown, language: Language): string | undefined {
  const texts = departureNoteSchema.parse(stored ?? {});
  return texts[language] || texts[defaultLanguage];
}

/** The name of the departure's own guide; null where the tour's leads it. */
export const guideName = (language: Language) =>
  sql<string | null>`(
    select ${guideTranslations.name} from ${guideTranslations}
    where ${guideTranslations.guideId} = ${departures.guideId} and ${guideTranslations.language} in (${language}, ${defaultLanguage})
    order by ${guideTranslations.language} = ${language} desc limit 1
  )`;
