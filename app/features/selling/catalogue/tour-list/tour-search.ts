/** Rules of the tour list: what may be asked for, and how it is written into an address. */
import { paceLevels } from "#app/features/selling/catalogue/trip/pace.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import {
  continents,
  lengths,
  seasonNames,
  tourCategories,
  type Continent,
  type LengthBucket,
  type Season,
  type TourCategory,
} from "#app/features/selling/catalogue/catalogue-terms.ts";

export const priceRange = { min: 0, max: 4000, step: 100 } as const;

/** Length buckets in days, inclusive. */
export const lengthBuckets = { "1-3": [1, 3], "4-7": [4, 7], "8+": [8, 10_000] } as const satisfies Record<LengthBucket, unknown>;

export const sortOrders = ["recommended", "price-low", "price-high", "rating", "duration-low", "duration-high"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Seasons of the search, as first and last month. */
export const seasons = { "jan-mar": [1, 3], "apr-jun": [4, 6], "jul-sep": [7, 9], "oct-dec": [10, 12] } as const satisfies Record<
  Season,
  unknown
>;

export const activities = ["hiking", "wildlife", "city-tours", "cruises", "beach"] as const;
export type Activity = (typeof activities)[number];
const categoryOfActivity: Record<Activity, TourCategory> = {
  hiking: "Adventure",
  wildlife: "Wildlife",
  "city-tours": "Cultural",
  cruises: "Luxury",
  beach: "Luxury",
};

export const searchDurations = ["1-3", "4-6", "7-9", "10+"] as const;
const lengthOfDuration = new Map<string, LengthBucket>([
  ["1-3", "1-3"],
  ["4-6", "4-7"],
  ["4-7", "4-7"],
  ["7-9", "8+"],
  ["10+", "8+"],
]);

/** How much a day asks of a traveller, as a trip's facts say it. */
export type Pace = (typeof paceLevels)[number];

/** For how many somebody may look for free seats: more than a small group is asked for by the contact form. */
export const seatChoices = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type SeatChoice = (typeof seatChoices)[number];

export const toursPerPage = 12;

export type TourFilters = {
  keyword: string;
  /** A known category, `All`, or what the address said: that matches nothing. */
  category: string;
  length: LengthBucket | "All";
  /** Whole US dollars, after the discount, inclusive. */
  min: number;
  max: number;
  pace: Pace | "All";
  /** Of the destinations that a tour goes to. */
  continent: Continent | "All";
  /** Such as `2027-05`: keeps the tours with a departure in it that can be booked. */
  month: string;
  /** Keeps the tours with a departure of at least so many free seats; in the month, where one is chosen. */
  seats: SeatChoice | "any";
  sort: SortOrder;
  /** Never removes a tour; it chooses which departure the card shows. */
  when: Season | "anytime";
  page: number;
};

export const defaultFilters: TourFilters = {
  keyword: "",
  category: "All",
  length: "All",
  min: priceRange.min,
  max: priceRange.max,
  pace: "All",
  continent: "All",
  month: "any",
  seats: "any",
  sort: "recommended",
  when: "anytime",
  page: 1,
};

/** What the fields of the list and of the home page's search say while nothing is asked. */
export const idleFields = {
  category: "All",
  length: "All",
  min: String(priceRange.min),
  max: String(priceRange.max),
  pace: "All",
  continent: "All",
  month: "any",
  seats: "any",
  sort: "recommended",
  when: "anytime",
  page: "1",
  activity: "any",
  duration: "any",
} as const;

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined =>
  values.find((known) => known === value);

/** The category with its usual capitals, whatever the capitals of the address; an unknown one stays as given. */
export function categoryNamed(name: string): string {
  return tourCategories.find((category) => category.toLowerCase() === name.toLowerCase()) ?? name;
}

/** What was asked for as it is said on the page, at most 40 letters of it: an address may carry thousands. */
export function shortened(asked: string): string {
  const letters = [...asked];
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : asked;
}

/** What was asked for as a heading has it: with a capital, as places and tours are named. */
export const asHeading = (keyword: string): string => shortened(keyword).replace(/^./u, (first) => first.toUpperCase());

export const isKnownCategory = (name: string): name is TourCategory => tourCategories.some((category) => category === name);

/** A whole number on the scale. What lies beside it, which only a typed address can say, counts as not asked for. */
function priceBound(value: string | undefined, fallback: number): number {
  return /^\s*\d+\s*$/.test(value ?? "") && Number(value) <= priceRange.max ? Number(value) : fallback;
}

/**
 * Filters as an address asks for them. Repeated parameters: the last one counts. Values nobody could have chosen
 * fall back to the default, so that no address is an error; a minimum above the maximum is read the other way round.
 */
export function readTourFilters(params: URLSearchParams): TourFilters {
  const last = (name: string) => params.getAll(name).at(-1);
  const activity = oneOf(activities, last("activity"));
  const category = last("category");
  const length = last("length");
  const bounds = [priceBound(last("min"), priceRange.min), priceBound(last("max"), priceRange.max)].sort((a, b) => a - b);
  const page = /^[1-9]\d{0,5}$/.exec(last("page") ?? "")?.[0];
  return {
    // NUL cannot be stored or compared by the database.
    keyword: (last("keyword") ?? "").replaceAll("\0", "").trim(),
    category: category ? categoryNamed(category.replaceAll("\0", "").slice(0, 100)) : activity ? categoryOfActivity[activity] : "All",
    length: (length ? oneOf(lengths, length) : lengthOfDuration.get(last("duration") ?? "")) ?? "All",
    min: bounds[0] ?? priceRange.min,
    max: bounds[1] ?? priceRange.max,
    pace: oneOf(paceLevels, last("pace")) ?? "All",
    continent: continents.find((continent) => continent.toLowerCase() === last("continent")?.toLowerCase()) ?? "All",
    month: /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(last("month") ?? "")?.[0] ?? "any",
    seats: oneOf(seatChoices, last("seats")) ?? "any",
    sort: oneOf(sortOrders, last("sort")) ?? "recommended",
    when: oneOf(seasonNames, last("when")) ?? "anytime",
    page: page ? Number(page) : 1,
  };
}

/** Only what differs from the default, in one order, so that the same filters always have the same address. */
export function tourListQuery(filters: Partial<TourFilters>): string {
  const { keyword, category, length, min, max, pace, continent, month, seats, sort, when, page } = { ...defaultFilters, ...filters };
  const params = new URLSearchParams();
  if (keyword) params.set("keyword", keyword);
  if (category !== "All") params.set("category", category);
  if (length !== "All") params.set("length", length);
  if (min !== priceRange.min) params.set("min", String(min));
  if (max !== priceRange.max) params.set("max", String(max));
  if (pace !== "All") params.set("pace", pace);
  if (continent !== "All") params.set("continent", continent);
  if (month !== "any") params.set("month", month);
  if (seats !== "any") params.set("seats", seats);
  if (sort !== "recommended") params.set("sort", sort);
  if (when !== "anytime") params.set("when", when);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `?${query}` : "";
}

/** Where a list with these filters lives. On a category's own page the category is in the path, not in the query. */
export function tourListPath(filters: Partial<TourFilters>, categoryPath?: string): string {
  if (categoryPath === undefined) return `/tours${tourListQuery(filters)}`;
  return `/tours/${encodeURIComponent(categoryPath)}${tourListQuery({ ...filters, category: "All" })}`;
}

/**
 * The one address that search engines should keep for a list: order and season change how tours are shown, not which; a list
 * filtered by category alone is the category's page.
 */
export function canonicalTourListPath(filters: TourFilters): string {
  const { category, ...rest } = { ...filters, sort: defaultFilters.sort, when: defaultFilters.when };
  if (isKnownCategory(category) && tourListQuery({ ...rest, page: 1 }) === "") {
    return `/tours/${category.toLowerCase()}${filters.page > 1 ? `?page=${filters.page}` : ""}`;
  }
  return tourListPath({ ...rest, category });
}

export type FilterName = "keyword" | "category" | "length" | "price" | "pace" | "continent" | "month" | "seats" | "when";

/** Names of the filters that narrow the list or choose dates; each becomes a chip that takes it away. */
export function activeFilters(filters: TourFilters): FilterName[] {
  return [
    filters.keyword ? ("keyword" as const) : [],
    filters.category !== "All" ? ("category" as const) : [],
    filters.length !== "All" ? ("length" as const) : [],
    filters.min !== priceRange.min || filters.max !== priceRange.max ? ("price" as const) : [],
    filters.pace !== "All" ? ("pace" as const) : [],
    filters.continent !== "All" ? ("continent" as const) : [],
    filters.month !== "any" ? ("month" as const) : [],
    filters.seats !== "any" ? ("seats" as const) : [],
    filters.when !== "anytime" ? ("when" as const) : [],
  ].flat();
}

/** The filters without one of them, from the first page. */
export function withoutFilter(filters: TourFilters, name: FilterName): TourFilters {
  const reset = name === "price" ? { min: priceRange.min, max: priceRange.max } : { [name]: defaultFilters[name] };
  return { ...filters, ...reset, page: 1 };
}

/** Month of a calendar date, 1 to 12. */
const monthOf = (date: CalendarDate) => Number(date.slice(5, 7));

/** True for a day in the season's months, of whatever year. */
export function isInSeason(date: CalendarDate, season: Season): boolean {
  const [first, last] = seasons[season];
  return monthOf(date) >= first && monthOf(date) <= last;
}
