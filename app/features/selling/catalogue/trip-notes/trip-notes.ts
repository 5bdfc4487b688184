/** Trip notes: all that is known of a tour, in sections. */
import type { TourDetail } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import type { TourTrip } from "#app/features/selling/catalogue/trip/trip.server.ts";
import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";

export type TripNotes = {
  tour: Pick<TourDetail, "id" | "slug" | "title" | "destination" | "summary" | "included" | "notIncluded" | "price">;
  /** Title and text of each day, the day of departure included. */
  days: { title: string; description: string }[];
  trip: TourTrip | undefined;
  texts: NoteText;
  phones: string[];
  /** Where these notes are found, with the site's name: paper has no links. */
  address: string;
  /** At the agency. */
  changedOn: CalendarDate;
  /** Starts of the first and the last departure on sale; undefined where there is none. */
  valid: { from: CalendarDate; to: CalendarDate } | undefined;
};

/** In the order in which they are read. */
export const noteChapters = [
  "rightForYou",
  "itinerary",
  "included",
  "moneyMatters",
  "roomsAndMeals",
  "transport",
  "guide",
  "joining",
  "emergency",
  "visas",
  "packing",
  "weather",
  "communication",
  "health",
  "safety",
  "insurance",
  "responsibleTravel",
  "access",
  "rules",
  "ifSomethingGoesWrong",
  "questions",
] as const;
export type NoteChapter = (typeof noteChapters)[number];

/** The chapters that are made of facts alone, or have some beside their text: true where there is one. */
function hasFacts({ tour, days, trip, phones }: TripNotes, chapter: NoteChapter): boolean {
  switch (chapter) {
    case "rightForYou":
      return trip !== undefined && (trip.rightForYou.length > 0 || trip.pace !== undefined);
    case "itinerary":
      return days.length > 0;
    case "included":
      return tour.included.length + tour.notIncluded.length > 0;
    case "moneyMatters":
      return trip?.cost !== undefined;
    case "roomsAndMeals":
      return trip?.stayStyle !== undefined;
    case "guide":
      return trip?.guide !== undefined;
    case "joining":
      return trip?.meeting !== undefined || trip?.end !== undefined;
    case "emergency":
      return phones.length > 0;
    case "packing":
      return (trip?.bring.length ?? 0) > 0;
    case "safety":
      return (trip?.womenLines.length ?? 0) > 0;
    case "access":
      return (trip?.access.length ?? 0) > 0;
    case "questions":
      return (trip?.questions.length ?? 0) > 0;
    default:
      return false;
  }
}

/** What is written in a chapter. */
export const textOf = ({ texts }: TripNotes, chapter: NoteChapter): string[] => new Map(Object.entries(texts)).get(chapter) ?? [];

/** The chapters of which something is known. */
export const chaptersOf = (notes: TripNotes): NoteChapter[] =>
  noteChapters.filter((chapter) => hasFacts(notes, chapter) || textOf(notes, chapter).length > 0);
