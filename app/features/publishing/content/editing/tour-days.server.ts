/** The days of a tour: their texts and what is known of each, written in one change. */
import { eq } from "drizzle-orm";
import type { TripFacts, TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { schema } from "#db/database.server.ts";
import { fieldByField } from "#app/features/publishing/content/content-rows.server.ts";
import { changeContent, isWhole, type ContentContext, type ContentOutcome, type SeenVersion } from "./content-changes.server.ts";
import type { TourInput } from "./content-input.server.ts";
import { rewriteTour, tourForEditing } from "./tour-editing.server.ts";
import { writeWords } from "./kept-parts.server.ts";
import { storedTrip } from "./trip-editing.server.ts";

/** What is known of each day, the day of departure included, and its words in the languages that have any. */
export type TripDays = { facts: TripFacts["days"]; words: Partial<Record<Language, TripText["days"] | undefined>> };

/** Replaces a tour with its days, and what is known of each; all else that is known of the trip stays. */
export function updateTourDays(
  context: ContentContext,
  { id, version, days, ...input }: TourInput & SeenVersion<number> & { days: TripDays },
): Promise<ContentOutcome> {
  return changeContent(context, {
    kind: "tour",
    id,
    version,
    action: "tour.edited",
    piece: tourForEditing,
    refusal: async (_, state) => (state === "published" && !isWhole("tour", input) ? "incomplete" : undefined),
    read: async (tx) => {
      const [tour, trip] = [await tourForEditing(tx, id), await storedTrip(tx, id)];
      const words = languages.map((language) => [`${language}.trip.days`, trip?.wordsIn(language).days] as const);
      return { ...(tour && fieldByField(tour)), "trip.days": trip?.facts.days, ...Object.fromEntries(words) };
    },
    write: async (tx) => {
      const trip = await storedTrip(tx, id);
      if (!trip) return;
      await rewriteTour(tx, id, input);
      const { guide: _, ...facts } = trip.facts;
      await tx
        .update(schema.tours)
        .set({ trip: { ...facts, days: days.facts } })
        .where(eq(schema.tours.id, id));
      for (const language of languages) {
        const ofDays = days.words[language];
        const words = trip.wordsIn(language);
        if (ofDays !== undefined || words.days !== undefined) await writeWords(tx, id, { language, trip: { ...words, days: ofDays } });
      }
    },
  });
}
