import { addDays, addMonths, type CalendarDate } from "#app/values/calendar-date.ts";

/** True where a departure may be added by hand: after today, and not beyond the last day up to which those of rules are on sale. */
export const canBeAddedOn = (start: CalendarDate, { today, monthsAhead }: { today: CalendarDate; monthsAhead: number }): boolean =>
  start > today && start <= addMonths(today, monthsAhead);

/** Last day of a tour that starts on `start`: a tour of one day ends on the day it starts. */
export const endDate = (start: CalendarDate, durationDays: number): CalendarDate => addDays(start, durationDays - 1);

/** What is said of the seats: 1 to 4 as a number, more as a word, none as full; `past` is after the cut-off. */
export type SeatsShown =
  | { state: "available" }
  | { state: "few"; left: number }
  | { state: "full" }
  | { state: "closed" }
  | { state: "past" };

/** True where a seat can be booked. */
export const hasSeats = ({ state }: SeatsShown): boolean => state === "available" || state === "few";

export function seatsShown(departure: { vacancies: number; closed: boolean; past?: boolean }): SeatsShown {
  if (departure.closed) return { state: "closed" };
  if (departure.past) return { state: "past" };
  if (departure.vacancies === 0) return { state: "full" };
  return departure.vacancies <= 4 ? { state: "few", left: departure.vacancies } : { state: "available" };
}

/** A tour's next start with seats that can be booked. */
export type NextDeparture = { startDate: CalendarDate; seats: SeatsShown };

/** How a departure stands, in the words of OCTO, the standard of tour operators. LIMITED, under half left, is for machines: people read `seatsShown`. */
export type DepartureStatus = "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";

export function departureStatus(departure: { capacity: number; vacancies: number; closed: boolean; past?: boolean }): DepartureStatus {
  if (departure.closed || departure.past) return "CLOSED";
  if (departure.vacancies === 0) return "SOLD_OUT";
  return departure.vacancies * 2 < departure.capacity ? "LIMITED" : "AVAILABLE";
}

/** First start date that can still be booked: booking closes `cutOffDays` before the start, in the departure place's calendar. */
export const firstBookableDate = (today: CalendarDate, cutOffDays: number): CalendarDate => addDays(today, cutOffDays);

/** Days before the start on which is decided whether a departure runs, and the latest that our terms allow (docs/booking.md, Will it run?). */
export const decidedBefore = { usual: 67, latest: 21 };

/** When it is decided whether a departure runs that is put on sale today; what is too near for that runs from the start. */
export function runDecision(startDate: CalendarDate, today: CalendarDate, now: Date): { decideBy: CalendarDate; runsSince: Date | null } {
  const usual = addDays(startDate, -decidedBefore.usual);
  const latest = addDays(startDate, -decidedBefore.latest);
  return { decideBy: usual >= today ? usual : latest, runsSince: latest < today ? now : null };
}

/** Last day on which it may be decided, in whatever way it was set. */
export const latestDecision = (startDate: CalendarDate): CalendarDate => addDays(startDate, -decidedBefore.latest);
