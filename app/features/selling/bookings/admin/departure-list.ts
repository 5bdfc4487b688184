import { calendarDateOf, type CalendarDate } from "#app/values/calendar-date.ts";
import { listQuery, readListState, type ListRules, type ListState } from "#app/values/list-state.ts";
import { tourOf } from "./booking-list.ts";

/** `booked` has somebody in it, `full` has no seat left, `closed` is taken off sale by hand. */
export const departureKinds = ["booked", "full", "closed"] as const;

const rules: ListRules<"start", "show"> = {
  sorts: ["start"],
  initial: { by: "start", descending: false },
  filters: { show: departureKinds },
};
export const departuresPerPage = 25;

/** What the list shows, as its address says it: departures from a day on; without one, from today. */
export type DepartureListState = ListState<"start", "show"> & { tour: number | undefined; from: CalendarDate | undefined };

/** Reads an address; what cannot be meant counts as not asked. */
export const readDepartureList = (params: URLSearchParams): DepartureListState => ({
  ...readListState(params, rules),
  tour: tourOf(params),
  from: calendarDateOf(params.get("from") ?? ""),
});

/** English path of the list in that state. */
export function departureListPath(state: DepartureListState): string {
  const params = new URLSearchParams(listQuery(state, rules));
  for (const name of ["tour", "from"] as const) if (state[name]) params.set(name, String(state[name]));
  const query = params.toString();
  return `/admin/departures${query && `?${query}`}`;
}
