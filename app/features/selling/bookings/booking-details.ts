/** Names, notes and contact of a booking: until when they can be changed, and what of them has been. */
import { addDays, dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import type { BookingStatus } from "./booking-status.ts";

/** `on_hold`: the checkout itself asks for the names. `begun`: it could be changed, had the day of departure not come. `over`: it has ended. */
export type ChangeState = "offered" | "on_hold" | "begun" | "over";

type Trip = { status: BookingStatus; startDate: CalendarDate; timeZone: string };

/** The last day on which a booking can be changed, on the calendar of the place of departure. */
export const lastDayToChange = ({ startDate }: Pick<Trip, "startDate">): CalendarDate => addDays(startDate, -1);

/** A booking that waits for its transfer or is booked can be changed until the day before the departure ends at its place. */
export function changingOf(trip: Trip, now: Date): ChangeState {
  if (trip.status === "ON_HOLD") return "on_hold";
  if (trip.status !== "PENDING" && trip.status !== "CONFIRMED") return "over";
  return dateInZone(now, trip.timeZone) <= lastDayToChange(trip) ? "offered" : "begun";
}

export type TravellerDetails = { name: string; diet: string | null; accessNeeds: string | null };

export type BookingDetails = {
  /** Of the whole order; nothing where the booking holds none. */
  contact: { name: string; phone: string | null } | undefined;
  /** Those who travel, in order. */
  travellers: TravellerDetails[];
};

const travellerFields = ["name", "diet", "accessNeeds"] as const;
const contactFields = ["name", "phone"] as const;

/** Which fields differ, by name and never by what they say: `contact phone`, `traveller 2 diet`. Numbers count those who travel, from 1. */
export function changedDetails(before: BookingDetails, after: BookingDetails): string[] {
  const contact =
    before.contact && after.contact ? contactFields.filter((field) => before.contact?.[field] !== after.contact?.[field]) : [];
  const people = before.travellers.flatMap((traveller, index) =>
    travellerFields
      .filter((field) => traveller[field] !== after.travellers[index]?.[field])
      .map((field) => `traveller ${index + 1} ${field}`),
  );
  return [...contact.map((field) => `contact ${field}`), ...people];
}

/** Whether a field of `changedDetails` is the contact's. */
export const isOfContact = (field: string) => field.startsWith("contact ");

/** The details as fields of a form, by the checkout's names of them. */
export function fieldsOf({ contact, travellers }: BookingDetails): Record<string, string> {
  const people = travellers.flatMap((traveller, index) =>
    travellerFields.map((field) => [`parties[0][${index}].${field}`, traveller[field] ?? ""] as const),
  );
  return Object.fromEntries([...(contact ? contactFields.map((field) => [field, contact[field] ?? ""] as const) : []), ...people]);
}

/** What was typed for each of some travellers under the places that these have now: who has cancelled meanwhile is left out. */
export const movedParty = <Typed>(party: readonly Typed[], before: readonly string[], now: readonly string[]) =>
  now.map((id): Typed | Record<string, never> => party[before.indexOf(id)] ?? {});
