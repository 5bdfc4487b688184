import { tourDraftSchema, tourInputSchema, type TourInput } from "#app/features/publishing/content/editing/content-input.server.ts";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import { duplicateTour } from "#app/features/publishing/content/editing/duplicating.server.ts";
import { createTour, tourForEditing, updateTour } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { sectionOfField, type TourSection } from "#app/features/publishing/content/tour-sections.ts";
import type { Editing } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { carriedDays, days, details, pictureNames, rearranged } from "#app/features/publishing/content/admin/editor/tour-fields.ts";
import {
  coordinate,
  line,
  lines,
  number,
  numberOrZero,
  paragraphs,
  ticked,
} from "#app/features/publishing/content/admin/editor/typed-fields.ts";

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
      discountPercent: numberOrZero,
      timeZone: line,
      latitude: coordinate(0),
      longitude: coordinate(1),
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
  duplicate: duplicateTour,
};

const among = <Field>(fields: Record<string, Field>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));

/** How one section of a tour is written; those of the trip have none of its fields. */
export function sectionEditing(section: TourSection): Editing<TourInput, number> {
  const { facts, text } = tourEditing.fields;
  const fields = {
    facts: among(facts, (name) => sectionOfField(`facts.${name}`) === section),
    text: among(text, (name) => sectionOfField(`english.${name}`) === section),
  };
  // What was moved among the days concerns them alone.
  const { carried: _, ...editing } = tourEditing;
  return { ...(section === "days" ? tourEditing : editing), fields, section };
}

/** How a tour is begun: by what a draft cannot be without. All else follows in its sections. */
export const newTourEditing: Editing<TourInput, number> = {
  ...tourEditing,
  fields: {
    facts: among(tourEditing.fields.facts, (name) => !["discountPercent", "featured", "gallery"].includes(name)),
    text: { title: line },
  },
  section: "texts",
  blank: {
    facts: { discountPercent: 0, featured: false, gallery: [] },
    english: {
      title: "",
      destination: "",
      summary: "",
      description: [],
      highlights: [],
      itinerary: [],
      included: [],
      notIncluded: [],
      details: {},
    },
    translations: {},
  },
};
