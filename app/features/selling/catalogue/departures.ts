import { addDays, addMonths, nextWeekday, type CalendarDate } from "#app/values/calendar-date.ts";

/** How far ahead departures are on sale. */
export const monthsAhead = 18;

/** Start dates of the weekly departures from `today` to 18 months ahead, all year round. */
export function weeklyStartDates(today: CalendarDate, weekday: number): CalendarDate[] {
  const horizon = addMonths(today, monthsAhead);
  const dates: CalendarDate[] = [];
  for (let date = nextWeekday(today, weekday); date <= horizon; date = addDays(date, 7)) dates.push(date);
  return dates;
}

/** True where a departure may be added by hand: after today, and not beyond the last day up to which the weekly ones are on sale. */
export const canBeAddedOn = (start: CalendarDate, today: CalendarDate): boolean => start > today && start <= addMonths(today, monthsAhead);

/** Last day of a tour that starts on `start`: a tour of one day ends on the day it starts. */
export const endDate = (start: CalendarDate, durationDays: number): CalendarDate => addDays(start, durationDays - 1);

/** What is said of the seats: 1 to 4 as a number, more as a word, none as full. */
export type SeatsShown = { state: "available" } | { state: "few"; left: number } | { state: "full" } | { state: "closed" };

/** True where a seat can be booked. */
export const hasSeats = ({ state }: SeatsShown): boolean => state === "available" || state === "few";

export function seatsShown(departure: { vacancies: number; closed: boolean }): SeatsShown {
  if (departure.closed) return { state: "closed" };
  if (departure.vacancies === 0) return { state: "full" };
  return departure.vacancies <= 4 ? { state: "few", left: departure.vacancies } : { state: "available" };
}

/** A tour's next start with seats that can be booked. */
export type NextDeparture = { startDate: CalendarDate; seats: SeatsShown };

/** How a departure stands, in the words of OCTO, the standard of tour operators. LIMITED, under half left, is for machines: people read `seatsShown`. */
export type DepartureStatus = "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";

export function departureStatus(departure: { capacity: number; vacancies: number; closed: boolean }): DepartureStatus {
  if (departure.closed) return "CLOSED";
  if (departure.vacancies === 0) return "SOLD_OUT";
  return departure.vacancies * 2 < departure.capacity ? "LIMITED" : "AVAILABLE";
}

/** First start date that can still be booked: booking closes `cutOffDays` before the start, in the departure place's calendar. */
export const firstBookableDate = (today: CalendarDate, cutOffDays: number): CalendarDate => addDays(today, cutOffDays);
