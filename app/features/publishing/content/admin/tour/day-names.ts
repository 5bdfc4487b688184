/**
 * What is known of a day stands in the form of a tour's days beside its texts, under names that move with them: `trip.facts.itinerary.2.stay`,
 * `trip.other.itinerary.2.stops`. The day of departure has no texts and does not move: `trip.facts.departure.meals`.
 */
import type { TripFields } from "#app/features/publishing/content/trip-sections.ts";

const sides = ["facts", "english", "other"] as const;
export type DaySide = (typeof sides)[number];
/** A day that is written, from 0, or that of departure. */
export type DayRow = number | "departure";

export const dayFactName = (side: DaySide, row: DayRow, field: string) =>
  `trip.${side}.${row === "departure" ? row : `itinerary.${row}`}.${field}`;

/** The day of departure of a tour, from 0; none where a tour of one day has no other. */
export const departureOf = (durationDays: number): number | undefined => (durationDays > 1 ? durationDays - 1 : undefined);

/** The name in the form of days for that in the section of a trip: `3.english.stayPlace`. */
export function nameInDays(name: string, durationDays: number): string {
  const [day, ...rest] = name.split(".");
  const index = Number(day);
  const side = sides.find((known) => known === rest[0]) ?? "facts";
  return dayFactName(side, index === departureOf(durationDays) ? "departure" : index, rest.at(-1) ?? "");
}

const known = /^trip\.(facts|english|other)\.(?:itinerary\.(\d{1,2})|departure)\.(\w+)$/;

/** What the form of days says, under the names of the section of a trip. */
export function tripFieldsIn(values: Readonly<Record<string, string>>, durationDays: number): TripFields {
  const fields: TripFields = {};
  for (const [name, value] of Object.entries(values)) {
    const [, side, day, field] = known.exec(name) ?? [];
    const index = day ?? departureOf(durationDays);
    if (field !== undefined && index !== undefined) fields[`${index}.${side === "facts" ? "" : `${side}.`}${field}`] = value;
  }
  return fields;
}
