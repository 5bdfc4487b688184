/** What is worth a look before a tour is published, and how complete each section is in each language. */
import type { TripFacts, TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { isStale } from "#app/features/selling/catalogue/trip/trip.ts";
import type { TourText } from "#app/features/selling/catalogue/catalogue-content.ts";
import type { FieldError } from "#app/features/publishing/content/admin/editor/editor-form.ts";
import { daysWritten } from "#app/features/publishing/content/itinerary-days.ts";
import { sectionOfField, tourSections, type TourSection } from "#app/features/publishing/content/tour-sections.ts";
import { completenessOf, type Completeness } from "#app/i18n/completeness.ts";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { dayFactName } from "./day-names.ts";

/** Advice about the whole tour: keys of tourAdmin:advice. */
type Lack = "noPace" | "noGuide" | "noMeeting" | "noAccess" | "noEstimates" | "oldEstimates" | "noQuestions" | "noStops" | "steepDiscount";
/** What is said of a check: why a field stands in the way of publishing, or what would make the page better. */
type Said =
  | { key: "field"; error: FieldError }
  | { key: Lack }
  | { key: "noStay" | "noDayText"; day: number }
  | { key: "noAlt"; picture: number; name: string }
  | { key: "untranslated"; count: number; total: number };
export type TourCheck = {
  /** It cannot be published like that. */
  blocking: boolean;
  section: TourSection;
  /** The field that it leads to; empty where it is about the section. */
  field: string;
  language: Language;
  says: Said;
};
export type SectionProgress = {
  section: TourSection;
  /** How many of its English texts each language has; of English, how many of the fields that it needs are wrong or empty. */
  languages: Record<Language, Pick<Completeness, "total"> & { missing: number }>;
  blocking: number;
  advice: number;
};

export type CheckedTour = {
  tour: {
    facts: { durationDays: number; discountPercent: number; picture: string; gallery: readonly string[] };
    textIn: (language: Language) => Partial<TourText>;
  };
  trip: { facts: TripFacts; wordsIn: (language: Language) => Partial<TripText> };
  /** Languages in which a picture says what it shows, by its name. */
  altsOf: (picture: string) => readonly Language[];
  /** What stands in the way of publishing, by the names of fields. */
  gaps: Record<string, FieldError>;
  /** ISO 8601 date. */
  today: string;
};

/** The texts of a section in a language; nothing for a section without any. */
function textsOf(section: TourSection, { tour, trip, altsOf }: CheckedTour, language: Language): unknown {
  const { itinerary, ...texts } = tour.textIn(language);
  const words = trip.wordsIn(language);
  switch (section) {
    case "texts":
      return texts;
    case "days":
      return { itinerary, trip: words.days };
    case "facts":
      return { pace: words.pace, stayStyle: words.stayStyle, rightForYou: words.rightForYou, bring: words.bring };
    case "points":
      return { meeting: words.meeting, end: words.end };
    case "access":
      return { access: words.access, contact: words.accessContact };
    case "cost":
      return { payments: words.localPayments, estimates: words.estimates };
    case "questions":
      return words.questions;
    case "pictures":
      return Object.fromEntries(picturesOf(tour).map((name) => [name, altsOf(name).includes(language) ? "alt" : ""]));
    default:
      return {};
  }
}

const picturesOf = ({ facts }: CheckedTour["tour"]) => [...new Set([facts.picture, ...facts.gallery])].filter(Boolean);

const about = (section: TourSection, field: string, says: Said): TourCheck => ({
  blocking: false,
  section,
  field,
  language: defaultLanguage,
  says,
});

function adviceOnDays({ tour, trip }: CheckedTour): TourCheck[] {
  const { facts } = trip;
  const written = daysWritten(tour.facts.durationDays);
  const nights = tour.facts.durationDays > 1 ? written : 0;
  const noStay = Array.from({ length: nights }, (_, day) => day)
    .filter((day) => facts.days[day]?.stay === undefined)
    .map((day) => about("days", dayFactName("facts", day, "stay"), { key: "noStay", day: day + 1 }));
  const noStops = facts.days.some(({ stops }) => stops.length > 0)
    ? []
    : [about("days", dayFactName("facts", 0, "stops"), { key: "noStops" })];
  return [...noStay, ...noStops];
}

function adviceOnFacts({ tour, trip: { facts, wordsIn }, today }: CheckedTour): TourCheck[] {
  const wanted: [boolean, TourSection, string, Lack][] = [
    [tour.facts.discountPercent >= 50, "basics", "facts.discountPercent", "steepDiscount"],
    [facts.pace === undefined, "facts", "pace", "noPace"],
    [facts.guide === undefined, "facts", "guide", "noGuide"],
    [facts.meeting === undefined, "points", "meeting.place", "noMeeting"],
    [Object.keys(facts.access).length === 0, "access", "stepFreeStays", "noAccess"],
    [facts.estimates.length === 0, "cost", "0.kind", "noEstimates"],
    [facts.estimates.some(({ month }) => isStale(month, today)), "cost", "0.month", "oldEstimates"],
    [(wordsIn(defaultLanguage).questions ?? []).length === 0, "questions", "english.0.question", "noQuestions"],
  ];
  return wanted.flatMap(([lacks, section, field, key]) => (lacks ? [about(section, field, { key })] : []));
}

/** What a language lacks of a section: day by day, picture by picture, and of the rest how much. */
function adviceOnLanguage(checked: CheckedTour, section: TourSection, language: Language): TourCheck[] {
  const english = textsOf(section, checked, defaultLanguage);
  const { missing, total } = completenessOf(english, textsOf(section, checked, language));
  const said = (field: string, says: Said): TourCheck => ({ ...about(section, field, says), language });
  if (missing.length === 0) return [];
  if (section !== "days" || missing.length === total)
    return [said(firstField(section, missing[0] ?? "", language), { key: "untranslated", count: missing.length, total })];
  const texts = [...new Set(missing.flatMap((place) => /^itinerary\.(\d+)\./.exec(place)?.[1] ?? []))].map(Number);
  const inDays = texts.map((day) => said(`translations.${language}.itinerary.${day}.description`, { key: "noDayText", day: day + 1 }));
  const rest = missing.filter((place) => !place.startsWith("itinerary.")).length;
  return rest > 0 ? [...inDays, said("", { key: "untranslated", count: rest, total })] : inDays;
}

const firstField = (section: TourSection, place: string, language: Language): string =>
  section === "texts" || place.startsWith("itinerary.") ? `translations.${language}.${place}` : "";

function adviceOnPictures({ tour, altsOf }: CheckedTour): TourCheck[] {
  return picturesOf(tour).flatMap((name, index) =>
    languages
      .filter((language) => !altsOf(name).includes(language))
      .map((language) => ({ ...about("pictures", "facts.gallery", { key: "noAlt", picture: index + 1, name }), language })),
  );
}

const languageOfField = (name: string): Language =>
  languages.find((language) => name.startsWith(`translations.${language}.`)) ?? defaultLanguage;

/** All that is worth a look, what stands in the way of publishing first; then in the order of the sections. */
export function checksOf(checked: CheckedTour): TourCheck[] {
  const blocking = Object.entries(checked.gaps).map(([field, error]) => ({
    blocking: true,
    section: sectionOfField(field),
    field,
    language: languageOfField(field),
    says: { key: "field" as const, error },
  }));
  const others = languages.filter((language) => language !== defaultLanguage);
  const inLanguages = tourSections
    .filter((section) => section !== "pictures")
    .flatMap((section) => others.flatMap((language) => adviceOnLanguage(checked, section, language)));
  const advice = [...adviceOnDays(checked), ...adviceOnFacts(checked), ...adviceOnPictures(checked), ...inLanguages];
  const place = ({ section }: TourCheck) => tourSections.indexOf(section);
  const inOrder = (checks: TourCheck[]) => checks.toSorted((one, other) => place(one) - place(other));
  return [...inOrder(blocking), ...inOrder(advice)];
}

/** How far each section is, for the list of them. */
export function progressOf(checked: CheckedTour, checks: readonly TourCheck[]): SectionProgress[] {
  return tourSections.map((section) => {
    const own = checks.filter((check) => check.section === section);
    const count = (blocking: boolean) => own.filter((check) => check.blocking === blocking).length;
    const english = textsOf(section, checked, defaultLanguage);
    const shares = languages.map((language) => {
      const { total, missing } = completenessOf(english, textsOf(section, checked, language));
      const wrong = own.filter((check) => check.blocking && check.language === language).length;
      return [
        language,
        language === defaultLanguage ? { total: total + wrong, missing: wrong } : { total, missing: missing.length },
      ] as const;
    });
    return {
      section,
      languages: Object.fromEntries(shares) as SectionProgress["languages"],
      blocking: count(true),
      advice: count(false),
    };
  });
}
