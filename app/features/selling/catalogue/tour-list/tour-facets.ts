/** How many tours each choice of the list would give. */
import type { LengthBucket, TourCategory } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { lengthBuckets, type TourFilters } from "./tour-search.ts";

export type TourFacets = { total: number; categories: Record<TourCategory | "All", number>; lengths: Record<LengthBucket | "All", number> };

/** Tours of one category and length in days that match keyword and price. */
export type TourCount = { category: TourCategory; durationDays: number; tours: number };

const isIn = (length: LengthBucket | "All", days: number) =>
  length === "All" || (days >= lengthBuckets[length][0] && days <= lengthBuckets[length][1]);

/** How many tours match, and how many each other category or length would give, all else as chosen. An unknown category has none. */
export function tourFacets(counts: TourCount[], { category, length }: Pick<TourFilters, "category" | "length">): TourFacets {
  const toursOf = (wanted: string, bucket: LengthBucket | "All"): number =>
    counts
      .filter((count) => (wanted === "All" || wanted === count.category) && isIn(bucket, count.durationDays))
      .reduce((sum, { tours }) => sum + tours, 0);
  return {
    total: toursOf(category, length),
    categories: {
      All: toursOf("All", length),
      Adventure: toursOf("Adventure", length),
      Cultural: toursOf("Cultural", length),
      Luxury: toursOf("Luxury", length),
      Wildlife: toursOf("Wildlife", length),
    },
    lengths: {
      All: toursOf(category, "All"),
      "1-3": toursOf(category, "1-3"),
      "4-7": toursOf(category, "4-7"),
      "8+": toursOf(category, "8+"),
    },
  };
}
