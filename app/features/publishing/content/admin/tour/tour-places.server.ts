import { and, asc, eq, sql } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { english, inLanguage, ofDestination, ofDestinationInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";

const { destinations, destinationTranslations, tourTranslations } = schema;

/** Names of the published destinations that list a tour: their place stands in its English destination text. */
export async function placesOfTour(db: Queryable, language: Language, tourId: number): Promise<string[]> {
  const rows = await db
    .select({ name: inLanguage<string>(destinationTranslations.name, english.destination.name) })
    .from(destinations)
    .innerJoin(english.destination, ofDestinationInEnglish)
    .leftJoin(destinationTranslations, ofDestination(language))
    .innerJoin(tourTranslations, and(eq(tourTranslations.tourId, tourId), eq(tourTranslations.language, defaultLanguage)))
    .where(and(eq(destinations.state, "published"), sql`strpos(${tourTranslations.destinationFolded}, ${destinations.placeFolded}) > 0`))
    .orderBy(asc(destinations.id));
  return rows.map(({ name }) => name);
}
