import { tourDraftSchema, tourInputSchema, type TourInput } from "#app/features/publishing/content/editing/content-input.server.ts";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { createTour, tourForEditing, updateTour } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import type { Editing } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { carriedDays, days, details, pictureNames, rearranged } from "#app/features/publishing/content/admin/editor/tour-fields.ts";
import { line, lines, number, paragraphs, ticked } from "#app/features/publishing/content/admin/editor/typed-fields.ts";

/** The days of the languages that are not on the page stay beside the English ones they translate. */
function carried(translations: TourInput["translations"], form: FormData): TourInput["translations"] {
  const moved: TourInput["translations"] = { ...translations };
  for (const language of otherLanguages) {
    const text = translations[language];
    if (text?.itinerary) moved[language] = { ...text, itinerary: carriedDays(text.itinerary, form) };
  }
  return moved;
}

/** How tours are written. */
export const tourEditing: Editing<TourInput, number> = {
  kind: "tour",
  idOf: numberedId,
  read: tourForEditing,
  schema: tourInputSchema,
  draftSchema: tourDraftSchema,
  fields: {
    facts: {
      category: line,
      durationDays: number,
      groupMin: number,
      groupMax: number,
      basePriceUsd: number,
      discountPercent: number,
      startWeekday: number,
      timeZone: line,
      latitude: number,
      longitude: number,
      featured: ticked,
      picture: line,
      gallery: pictureNames,
    },
    text: {
      title: line,
      destination: line,
      summary: line,
      description: paragraphs,
      highlights: lines,
      itinerary: days,
      included: lines,
      notIncluded: lines,
      details,
    },
  },
  titleOf: ({ english }) => english.title,
  addressOf: ({ english }) => english.title,
  carried,
  rearranged,
  create: createTour,
  update: updateTour,
};
