/** The sections in which a tour is written, each with an address of its own and saved alone. */
import type { TripSection } from "./trip-sections.ts";

/** In the order of the list beside them. */
export const tourSections = [
  "basics",
  "texts",
  "days",
  "facts",
  "points",
  "access",
  "cost",
  "questions",
  "pictures",
  "publication",
] as const;
export type TourSection = (typeof tourSections)[number];

/** What is known of the trip alone; the facts of a day are written with its text. */
export type TripFormSection = Exclude<TripSection, "days">;
const tripForms: readonly TourSection[] = ["facts", "points", "access", "cost", "questions"];
export const isTripForm = (section: TourSection): section is TripFormSection => tripForms.includes(section);

/** The section that holds a field of a tour, by the field's name: `translations.de.itinerary.2.title`. */
export function sectionOfField(name: string): TourSection {
  if (name === "facts.picture" || name.startsWith("facts.gallery")) return "pictures";
  if (name === "facts.durationDays" || name.startsWith("trip.") || name.split(".").includes("itinerary")) return "days";
  return name === "slug" || name.startsWith("facts.") ? "basics" : "texts";
}
