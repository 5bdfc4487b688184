/** Rules of a tour's page: its tabs, its days, and the visitor's choice. */
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { hasSeats, type SeatsShown } from "#app/features/selling/catalogue/departures.ts";

export const tourTabs = ["overview", "itinerary", "details", "reviews"] as const;
export type TourTab = (typeof tourTabs)[number];

const isTourTab = (value: unknown): value is TourTab => tourTabs.some((tab) => tab === value);

/** The tab an address asks for; overview where it asks for none, or for one that does not exist. */
export function tourTabOf(params: URLSearchParams): TourTab {
  const tab = params.get("tab");
  return isTourTab(tab) ? tab : "overview";
}

/** A query with some parameters set anew, or (null) taken away; an empty query is written `?`, which a link needs to drop the present one. */
export function changedQuery(params: URLSearchParams, changes: Record<string, string | null>): string {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed}`;
}

/** Overview is what the bare address shows, so it is not written. */
export const tabQuery = (params: URLSearchParams, tab: TourTab) => changedQuery(params, { tab: tab === "overview" ? null : tab });

type Day = { title: string; description: string };

/** The English days in the words of another language, where it has them: a day that nobody has translated yet stays English. */
export const daysInLanguage = (own: readonly Day[], english: readonly Day[]): Day[] =>
  english.map((day, index) => ({ title: own[index]?.title || day.title, description: own[index]?.description || day.description }));

export type NumberedDay = { day: number; title: string; description: string };

/** Days shown before a long itinerary folds. */
const daysBeforeFold = 4;

/**
 * The stored days with their numbers, and the number of the Departure day that follows the last of them. Long itineraries
 * fold after day 4; one that would hide a single day does not.
 */
export function numberedItinerary(days: readonly { title: string; description: string }[]): {
  shown: NumberedDay[];
  folded: NumberedDay[];
  departureDay: number;
} {
  const numbered = days.map((day, index) => ({ ...day, day: index + 1 }));
  const shown = numbered.length > daysBeforeFold + 1 ? daysBeforeFold : numbered.length;
  return { shown: numbered.slice(0, shown), folded: numbered.slice(shown), departureDay: numbered.length + 1 };
}

const usualParty = 2;

/** The travellers that were typed or asked for: a whole number from 1 to the largest group, the usual two where nothing sensible was. */
export function travellersOf(typed: string | null, largest: number): number {
  const digits = /^\s*(\d+)\s*$/.exec(typed ?? "")?.[1];
  return Math.max(1, Math.min(digits === undefined ? usualParty : Number(digits), largest));
}

/** The children that were typed or asked for: a whole number, none where nothing sensible was, at most the places left in the group. */
export function childrenOf(typed: string | null, most: number): number {
  const digits = /^\s*(\d+)\s*$/.exec(typed ?? "")?.[1];
  return Math.min(Number(digits ?? 0), Math.max(0, most));
}

/** What a party pays: the price asked of one of each, times their number, in the same whole units. */
export const partyPrice = (price: { adult: number; child: number | null }, { adults, children }: { adults: number; children: number }) =>
  price.adult * adults + (price.child ?? 0) * children;

type Departure = { id: string; startDate: CalendarDate; seats: SeatsShown };

const canBeChosen = (departure: Departure) => hasSeats(departure.seats);

/** What the address says of a visitor who is not sure yet: an empty field would be taken off it. */
const anyDeparture = "any";

/** A departure as the address writes it; `""` is none in particular. */
export const departureParameter = (id: string): string => id || anyDeparture;

/** The departure asked for where it has seats; `""` where none in particular was; else the next one with seats. */
export function chosenDeparture(departures: readonly Departure[], wanted: string | null): string {
  if (wanted === anyDeparture) return "";
  const asked = departures.find((departure) => departure.id === wanted && canBeChosen(departure));
  return (asked ?? departures.find(canBeChosen))?.id ?? "";
}

/** Departures under the month they start in, in their order. */
export function departuresByMonth<Given extends { startDate: CalendarDate }>(
  departures: readonly Given[],
): { month: CalendarDate; departures: Given[] }[] {
  const months: { month: CalendarDate; departures: Given[] }[] = [];
  for (const departure of departures) {
    const month = `${departure.startDate.slice(0, 7)}-01`;
    const last = months.at(-1);
    if (last?.month === month) last.departures.push(departure);
    else months.push({ month, departures: [departure] });
  }
  return months;
}

/** A month as the address writes it: 2027-04. */
export const monthParameter = (month: CalendarDate): string => month.slice(0, 7);

/** The first day of the month an address asks for; undefined where it asks for none, or for nothing that is one. */
export function monthAsked(params: URLSearchParams): CalendarDate | undefined {
  const asked = params.get("month") ?? "";
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : undefined;
}

/** The departures that the table shows: of the month asked for, else the first of all that were loaded. */
export const departuresInTable = <Given extends { startDate: CalendarDate }>(
  departures: readonly Given[],
  { month, shown }: { month: CalendarDate | undefined; shown: number },
): Given[] => (month ? departures.filter(({ startDate }) => startDate.startsWith(monthParameter(month))) : departures.slice(0, shown));
