/** The fixed words of the catalogue. */

export const tourCategories = ["Adventure", "Cultural", "Luxury", "Wildlife"] as const;
export type TourCategory = (typeof tourCategories)[number];

export const continents = ["Europe", "Asia", "Africa", "Americas", "Oceania"] as const;
export type Continent = (typeof continents)[number];

/** Lengths of tours in days, as a filter names them. */
export const lengths = ["1-3", "4-7", "8+"] as const;
export type LengthBucket = (typeof lengths)[number];

/** Seasons of the search, by their first and last month. */
export const seasonNames = ["jan-mar", "apr-jun", "jul-sep", "oct-dec"] as const;
export type Season = (typeof seasonNames)[number];
