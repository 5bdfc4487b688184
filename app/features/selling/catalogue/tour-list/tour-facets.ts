/** How many tours each choice of the list would give, and which filter keeps an empty list empty. */
import { paceLevels } from "#app/features/selling/catalogue/trip/pace.ts";
import { continents, lengths, tourCategories, type Continent, type TourCategory } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { activeFilters, lengthBuckets, seatChoices, withoutFilter, type FilterName, type TourFilters } from "./tour-search.ts";

/** Choices of one filter with the tours that each would give, in their order. */
type Counts<Value extends string> = Record<Value, number>;

export type TourFacets = {
  total: number;
  categories: Counts<TourCategory | "All">;
  lengths: Counts<TourFilters["length"]>;
  paces: Counts<TourFilters["pace"]>;
  continents: Counts<TourFilters["continent"]>;
  /** The months on sale, such as `2027-05`. */
  months: Counts<string>;
  seats: Counts<TourFilters["seats"]>;
};

/** What the choices of the list ask of a tour that matches keyword and price. */
export type TourProfile = {
  category: TourCategory;
  durationDays: number;
  /** Null where nobody has said it. */
  pace: number | null;
  continents: Continent[];
  /** The most free seats on one departure that can be booked, by month. */
  seats: Record<string, number>;
};

export type TourChoice = Pick<TourFilters, "category" | "length" | "pace" | "continent" | "month" | "seats">;

/** True for a tour that the choices leave in the list. An unknown category has none. */
export function isChosen(tour: TourProfile, { category, length, pace, continent, month, seats }: TourChoice): boolean {
  if (category !== "All" && category !== tour.category) return false;
  if (length !== "All" && (tour.durationDays < lengthBuckets[length][0] || tour.durationDays > lengthBuckets[length][1])) return false;
  if (pace !== "All" && Number(pace) !== tour.pace) return false;
  if (continent !== "All" && !tour.continents.includes(continent)) return false;
  if (month === "any" && seats === "any") return true;
  const most = month === "any" ? Math.max(0, ...Object.values(tour.seats)) : (tour.seats[month] ?? 0);
  return most >= (seats === "any" ? 1 : Number(seats));
}

/** How many tours match, and how many each other choice would give, all else as chosen. */
export function tourFacets(tours: TourProfile[], choice: TourChoice, months: readonly string[]): TourFacets {
  const count = (part: Partial<TourChoice>) => tours.filter((tour) => isChosen(tour, { ...choice, ...part })).length;
  const counts = <Value extends string>(values: readonly Value[], partOf: (value: Value) => Partial<TourChoice>) =>
    // The keys are the values: `fromEntries` forgets which.
    Object.fromEntries(values.map((value) => [value, count(partOf(value))])) as Counts<Value>;
  return {
    total: count({}),
    categories: counts(["All", ...tourCategories], (category) => ({ category })),
    lengths: counts(["All", ...lengths], (length) => ({ length })),
    paces: counts(["All", ...paceLevels], (pace) => ({ pace })),
    continents: counts(["All", ...continents], (continent) => ({ continent })),
    months: counts(["any", ...months], (month) => ({ month })),
    seats: counts(["any", ...seatChoices], (seats) => ({ seats })),
  };
}

/** A filter, and how many tours the list would have without it. */
export type WayOut = { name: FilterName; tours: number };

/** The one active filter whose removal gives an empty list the most tours; of equals the first, undefined where none helps alone. */
export function wayOut(tours: (TourProfile & { byKeyword: boolean; byPrice: boolean })[], filters: TourFilters): WayOut | undefined {
  const ways = activeFilters(filters).map((name) => {
    const rest = withoutFilter(filters, name);
    const left = tours.filter(
      (tour) => (name === "keyword" || tour.byKeyword) && (name === "price" || tour.byPrice) && isChosen(tour, rest),
    );
    return { name, tours: left.length };
  });
  const [best] = ways.filter((way) => way.tours > 0).toSorted((a, b) => b.tours - a.tours);
  return best;
}
