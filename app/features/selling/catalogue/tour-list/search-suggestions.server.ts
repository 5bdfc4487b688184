import { eq } from "drizzle-orm";
import { schema } from "#db/database.server.ts";
import {
  english,
  inLanguage,
  ofDestination,
  ofDestinationInEnglish,
  ofTour,
  ofTourInEnglish,
} from "#app/features/publishing/content/shown-texts.server.ts";
import { languageFacts, type Language } from "#app/i18n/languages.ts";
import { sharedRead } from "#app/platform/shared-reads.server.ts";
import { foldText } from "#app/values/folded-text.ts";

const { tours, tourTranslations, destinations, destinationTranslations } = schema;

/** A browser shows a handful of them; whoever types more finds more. */
const mostRead = 200;

/** What the search offers while somebody types: places, countries and tours, each of which finds a tour. */
export const searchSuggestions = sharedRead(async (db, language: Language): Promise<string[]> => {
  const [found, places] = await Promise.all([
    db
      .select({
        title: inLanguage<string>(tourTranslations.title, english.tour.title),
        shown: tourTranslations.destinationFolded,
        english: english.tour.destinationFolded,
      })
      .from(tours)
      .innerJoin(english.tour, ofTourInEnglish)
      .leftJoin(tourTranslations, ofTour(language))
      .where(eq(tours.state, "published"))
      .limit(mostRead),
    db
      .select({ name: inLanguage<string>(destinationTranslations.name, english.destination.name) })
      .from(destinations)
      .innerJoin(english.destination, ofDestinationInEnglish)
      .leftJoin(destinationTranslations, ofDestination(language))
      .where(eq(destinations.state, "published"))
      .limit(mostRead),
  ]);
  // A destination is named `Place, Country`.
  const named = places.flatMap(({ name }) => name.split(",").map((part) => part.trim()));
  const led = named.filter((name) => found.some((tour) => [tour.shown, tour.english].some((text) => text?.includes(foldText(name)))));
  const { compare } = new Intl.Collator(languageFacts[language].locale);
  return [...new Set([...led, ...found.map(({ title }) => title)])].toSorted(compare);
});
