import { href } from "react-router";
import { bookingStatuses } from "#app/features/selling/bookings/booking-status.ts";
import { calendarDateOf, type CalendarDate } from "#app/values/calendar-date.ts";
import { listQuery, readListState, type ListRules, type ListState } from "#app/values/list-state.ts";

export type BookingSort = "booked" | "start";

/** What is open about the money of a booking's order: something is to come, is to go back, or went back without a promise. */
export const openMoney = ["owed", "refund", "outside"] as const;

type Filter = "status" | "money";

export const bookingListRules: ListRules<BookingSort, Filter> = {
  sorts: ["booked", "start"],
  initial: { by: "booked", descending: true },
  filters: { status: bookingStatuses, money: openMoney },
};
export const bookingsPerPage = 25;

/** What the list shows, as its address says it. The days are those on which trips start, both included. */
export type BookingListState = ListState<BookingSort, Filter> & {
  tour: number | undefined;
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
};

export const tourOf = (params: URLSearchParams): number | undefined => {
  const id = params.get("tour") ?? "";
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
};

/** Reads an address; what cannot be meant counts as not asked. */
export const readBookingList = (params: URLSearchParams): BookingListState => ({
  ...readListState(params, bookingListRules),
  tour: tourOf(params),
  from: calendarDateOf(params.get("from") ?? ""),
  to: calendarDateOf(params.get("to") ?? ""),
});

/** English path of the list in that state. */
export function bookingListPath(state: BookingListState): string {
  const params = new URLSearchParams(listQuery(state, bookingListRules));
  for (const name of ["tour", "from", "to"] as const) if (state[name]) params.set(name, String(state[name]));
  const query = params.toString();
  return href("/admin/bookings") + (query && `?${query}`);
}

export const adminBookingPath = (reference: string) => href("/admin/bookings/:reference", { reference });
export const departurePath = (id: string) => href("/admin/departures/:id", { id });
export const cancelDeparturePath = (id: string) => href("/admin/departures/:id/cancel", { id });
/** Its travellers as a file. */
export const travellersPath = (id: string) => href("/admin/departures/:id/travellers.csv", { id });
/** Where a departure is added; with a tour, one of that. */
export const newDeparturePath = (tourId?: number) => href("/admin/departures/new") + (tourId === undefined ? "" : `?tour=${tourId}`);
