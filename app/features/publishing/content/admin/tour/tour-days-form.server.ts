/** How the days of a tour are written: their texts, and what is known of each, in one form. */
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { updateTourDays, type TripDays } from "#app/features/publishing/content/editing/tour-days.server.ts";
import type { TourInput } from "#app/features/publishing/content/editing/content-input.server.ts";
import type { StoredTrip } from "#app/features/publishing/content/editing/trip-editing.server.ts";
import type { FieldError } from "#app/features/publishing/content/admin/editor/editor-form.ts";
import type { BesidePiece, Editing } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { daysShown, originsOf, typedDuration } from "#app/features/publishing/content/admin/editor/tour-fields.ts";
import { sentValues } from "#app/features/publishing/content/admin/editor/typed-fields.ts";
import { fieldsOf, type DayText } from "#app/features/publishing/content/admin/trip/trip-fields.server.ts";
import { readSection } from "#app/features/publishing/content/admin/trip/trip-form.server.ts";
import type { TripProblem } from "#app/features/publishing/content/trip-sections.ts";
import { departureOf, nameInDays, tripFieldsIn } from "./day-names.ts";
import { sectionEditing } from "./tour-form.server.ts";

const noText: DayText = { activities: [], stops: [] };
/** Problems that a day can have; the others are of other forms. */
const inWords: Partial<Record<TripProblem, FieldError["key"]>> = {
  number: "number",
  place: "coordinates",
  between: "between",
  unknown: "choice",
  short: "short",
  long: "long",
  line: "line",
  pair: "pair",
  many: "many",
};

const draftOf = ({ facts, wordsIn }: StoredTrip, language: OtherLanguage | undefined) => ({
  facts,
  english: wordsIn("en"),
  other: language ? wordsIn(language) : {},
});

/** What stands in the fields beside the texts to begin with. */
function shownDays(trip: StoredTrip, language: OtherLanguage | undefined): Record<string, string> {
  const fields = Object.entries(fieldsOf("days", draftOf(trip, language), trip.durationDays));
  const named = fields.map(([name, value]) => [nameInDays(name, trip.durationDays), value] as const);
  return Object.fromEntries(language ? named : named.filter(([name]) => !name.startsWith("trip.other.")));
}

const isEmpty = (value: object): boolean =>
  Object.values(value).every((part) => part === undefined || (Array.isArray(part) && part.length === 0));

/** What the form says of each day; the languages that are not on the page follow the days that were moved. */
function readDays(
  trip: StoredTrip,
  form: FormData,
  language: OtherLanguage | undefined,
): { days: TripDays; errors: BesidePiece["errors"] } {
  const values = sentValues(form);
  const rows = daysShown(values);
  const durationDays = typedDuration(values) ?? rows + 1;
  const read = readSection("days", tripFieldsIn(values, durationDays), { draft: draftOf(trip, language), durationDays });
  if (!read.ok) {
    const errors = Object.entries(read.errors).map(
      ([name, problem]) => [nameInDays(name, durationDays), { key: inWords[problem] ?? "invalid" }] as const,
    );
    return { days: { facts: [], words: {} }, errors: Object.fromEntries(errors) };
  }
  const { facts, english, other } = read.draft;
  // Of a trip of which nothing is known, nothing is known after a form without a word about it.
  const nothing = facts.days.every(isEmpty) && english.days?.every(isEmpty) && trip.facts.days.length === 0;
  if (nothing) return { days: { facts: [], words: {} }, errors: {} };
  const origins = originsOf(values);
  const departure = departureOf(trip.durationDays);
  const words: TripDays["words"] = { en: english.days };
  for (const each of otherLanguages) {
    const stored = trip.wordsIn(each).days;
    const follows = stored && [
      ...origins.map((was) => (was === undefined ? noText : (stored[was] ?? noText))),
      ...(durationDays > 1 ? [(departure === undefined ? undefined : stored[departure]) ?? noText] : []),
    ];
    words[each] = each === language ? other.days : follows;
  }
  return { days: { facts: facts.days, words }, errors: {} };
}

/** The editing of a tour's days; `form` is what was sent, where something was. */
export function daysEditing(trip: StoredTrip, language: OtherLanguage | undefined, form?: FormData): Editing<TourInput, number> {
  const { days, errors } = form ? readDays(trip, form, language) : { days: undefined, errors: {} };
  const editing = sectionEditing("days");
  return {
    ...editing,
    beside: { values: shownDays(trip, language), errors },
    update: (context, input) => (days ? updateTourDays(context, { ...input, days }) : editing.update(context, input)),
  };
}
