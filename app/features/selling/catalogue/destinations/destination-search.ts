/** Rules of the destination list: what an address asks for, and how it is written into one. */
import { href } from "react-router";
import { continents, type Continent } from "#app/features/selling/catalogue/catalogue-terms.ts";

export const continentFilters = ["All", ...continents] as const;
export type ContinentFilter = Continent | "All";

/** The filter a word names once its first letter is a capital and the rest is small; undefined where it names none. */
export function continentNamed(word: string): ContinentFilter | undefined {
  const normalised = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return continentFilters.find((filter) => filter === normalised);
}

/** The search text of an address: the last one given, as it was typed. */
export function searchTextOf(params: URLSearchParams): string {
  // NUL cannot be stored, compared or shown.
  return (params.getAll("q").at(-1) ?? "").replaceAll("\0", "");
}

/** Servers refuse addresses beyond some size; far more than any name is long stays under it. */
const longestQuery = 40_000;
/** A character takes at most nine places in an address. */
const alwaysFits = Math.floor(longestQuery / 9);

/** Where the list of a continent lives, with the search text where there is one. */
export function destinationListPath({ continent, text = "" }: { continent: ContinentFilter; text?: string }): string {
  const path = continent === "All" ? "/destinations" : href("/destinations/:continent", { continent: continent.toLowerCase() });
  if (text === "") return path;
  const query = new URLSearchParams({ q: text }).toString();
  return `${path}?${query.length <= longestQuery ? query : new URLSearchParams({ q: text.slice(0, alwaysFits) })}`;
}
