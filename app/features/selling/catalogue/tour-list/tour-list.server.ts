/** The tour list: filtered, sorted, counted and paged by the database. */
import { and, asc, desc, eq, gte, lte, or, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { languageFacts, type Language } from "#app/i18n/languages.ts";
import { shownPrice } from "#app/values/money.ts";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import type { TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import { tourFacets, type TourFacets } from "./tour-facets.ts";
import { isKnownCategory, lengthBuckets, priceRange, seasons, toursPerPage, type SortOrder, type TourFilters } from "./tour-search.ts";

const { tours, tourTranslations, pictures, pictureTranslations, departures } = schema;

const cardColumns = {
  id: tours.id,
  slug: tours.slug,
  category: tours.category,
  durationDays: tours.durationDays,
  basePriceMinor: tours.basePriceMinor,
  discountPercent: tours.discountPercent,
  featured: tours.featured,
  reviewCount: tours.reviewCount,
  rating: tours.ratingAverage,
  title: inLanguage<string>(tourTranslations.title, english.tour.title),
  destination: inLanguage<string>(tourTranslations.destination, english.tour.destination),
  picture: pictureColumns,
};

/** Published tours as cards. What is chosen and in which order is the caller's. */
export async function tourCards(
  db: Queryable,
  viewer: Viewer,
  query: {
    where?: SQL | undefined;
    orderBy: SQL[];
    limit: number;
    offset?: number;
    departureInSeason?: SQL<CalendarDate | null> | undefined;
  },
): Promise<TourCard[]> {
  const rows = await db
    .select({ ...cardColumns, departureInSeason: query.departureInSeason ?? sql<null>`null` })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(viewer.language))
    .innerJoin(pictures, eq(pictures.name, tours.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(viewer.language))
    .where(and(eq(tours.state, "published"), query.where))
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return rows.map(({ basePriceMinor, discountPercent, picture, ...card }) => ({
    ...card,
    picture: shownPicture(picture),
    price: shownPrice({ basePriceMinor, discountPercent }, viewer.currency, viewer.rates),
  }));
}

const orders: Record<SortOrder, SQL[]> = {
  recommended: [desc(tours.featured), asc(tours.id)],
  "price-low": [asc(tours.salePriceUsd), asc(tours.id)],
  "price-high": [desc(tours.salePriceUsd), asc(tours.id)],
  rating: [sql`${tours.ratingAverage} desc nulls last`, asc(tours.id)],
  "duration-low": [asc(tours.durationDays), asc(tours.id)],
  "duration-high": [desc(tours.durationDays), asc(tours.id)],
};

/** Title or destination contains the keyword, in the shown language or in English. */
function keywordCondition(keyword: string): SQL | undefined {
  const folded = foldText(keyword);
  if (!folded) return undefined;
  const pattern = containsPattern(folded);
  return or(
    sql`${english.tour.titleFolded} like ${pattern}`,
    sql`${english.tour.destinationFolded} like ${pattern}`,
    sql`${tourTranslations.titleFolded} like ${pattern}`,
    sql`${tourTranslations.destinationFolded} like ${pattern}`,
  );
}

function conditions(filters: TourFilters) {
  const [shortest, longest] = filters.length === "All" ? [1, 10_000] : lengthBuckets[filters.length];
  return {
    keyword: keywordCondition(filters.keyword),
    // An unknown category is used as given and matches nothing.
    category:
      filters.category === "All" ? undefined : isKnownCategory(filters.category) ? eq(tours.category, filters.category) : sql`false`,
    length: filters.length === "All" ? undefined : and(gte(tours.durationDays, shortest), lte(tours.durationDays, longest)),
    min: filters.min > priceRange.min ? gte(tours.salePriceUsd, filters.min) : undefined,
    // The end of the scale means "and above": no tour may be out of reach of the slider.
    max: filters.max < priceRange.max ? lte(tours.salePriceUsd, filters.max) : undefined,
  };
}

/** How many tours there are, and how many each other category or length would give, all else as chosen. */
async function countTours(db: Queryable, language: Language, filters: TourFilters): Promise<TourFacets> {
  const { keyword, min: from, max: to } = conditions(filters);
  const query = db
    .select({ category: tours.category, durationDays: tours.durationDays, tours: sql<number>`count(*)::integer` })
    .from(tours)
    .where(and(eq(tours.state, "published"), keyword, from, to))
    .groupBy(tours.category, tours.durationDays)
    .$dynamic();
  // A published tour has its English texts: only a keyword needs them.
  const counts = await (keyword ? query.innerJoin(english.tour, ofTourInEnglish).leftJoin(tourTranslations, ofTour(language)) : query);
  return tourFacets(counts, filters);
}

/** First bookable start of a card's tour whose month lies in the season; null for a tour without one. */
function firstStart(season: Season, from: CalendarDate): SQL<CalendarDate | null> {
  const [first, last] = seasons[season];
  const bookable = and(
    eq(departures.tourId, tours.id),
    gte(departures.startDate, from),
    // Departures are on sale 18 months ahead: the season meant is the next one.
    lte(departures.startDate, addDays(from, 365)),
    eq(departures.closed, false),
    sql`${departures.vacancies} > 0`,
    sql`extract(month from ${departures.startDate}) between ${first} and ${last}`,
  );
  return sql<CalendarDate | null>`(select min(${departures.startDate}) from ${departures} where ${bookable})`.mapWith(departures.startDate);
}

export type TourList = { tours: TourCard[]; facets: TourFacets; page: number; pageCount: number };

/** One page of the list; a page number beyond the last shows the last. */
export async function findTours(db: Queryable, viewer: Viewer, filters: TourFilters): Promise<TourList> {
  const facets = await countTours(db, viewer.language, filters);
  const pageCount = Math.max(1, Math.ceil(facets.total / toursPerPage));
  const page = Math.min(filters.page, pageCount);
  if (facets.total === 0) return { tours: [], facets, page, pageCount };
  const { keyword, category, length, min: from, max: to } = conditions(filters);
  const cards = await tourCards(db, viewer, {
    where: and(keyword, category, length, from, to),
    orderBy: orders[filters.sort],
    limit: toursPerPage,
    offset: (page - 1) * toursPerPage,
    departureInSeason: filters.when === "anytime" ? undefined : firstStart(filters.when, viewer.firstBookable),
  });
  return { tours: cards, facets, page, pageCount };
}

/** The featured tours of the home page, in the order of their ids. */
export function featuredTours(db: Queryable, viewer: Viewer, limit: number): Promise<TourCard[]> {
  return tourCards(db, viewer, { where: eq(tours.featured, true), orderBy: [asc(tours.id)], limit });
}

/** Distance in kilometres between a tour's start and a point (haversine). */
export const distanceFrom = (point: { latitude: number; longitude: number }) =>
  sql`6371 * 2 * asin(sqrt(power(sin(radians(${tours.latitude} - ${point.latitude}) / 2), 2) + cos(radians(${point.latitude})) * cos(radians(${tours.latitude})) * power(sin(radians(${tours.longitude} - ${point.longitude}) / 2), 2)))`;

/** Tours that start nearest to a place, nearest first. */
export function nearestTours(
  db: Queryable,
  viewer: Viewer,
  point: { latitude: number; longitude: number },
  limit: number,
): Promise<TourCard[]> {
  return tourCards(db, viewer, { orderBy: [distanceFrom(point), asc(tours.id)], limit });
}

/** Tours whose destination text contains a place (folded): that is how a destination and its tours belong together. */
export function toursOfPlace(db: Queryable, viewer: Viewer, placeFolded: string, limit: number): Promise<TourCard[]> {
  return tourCards(db, viewer, {
    where: sql`${english.tour.destinationFolded} like ${containsPattern(placeFolded)}`,
    orderBy: orders.recommended,
    limit,
  });
}

/** How many tours there are and how small and large their groups are, for the claims of the home page. */
export async function catalogueExtent(db: Queryable): Promise<{ tours: number; smallestGroup: number; largestGroup: number }> {
  const [row] = await db
    .select({
      tours: sql<number>`count(*)::integer`,
      smallestGroup: sql<number>`coalesce(min(${tours.groupMin}), 0)::integer`,
      largestGroup: sql<number>`coalesce(max(${tours.groupMax}), 0)::integer`,
    })
    .from(tours)
    .where(eq(tours.state, "published"));
  return row ?? { tours: 0, smallestGroup: 0, largestGroup: 0 };
}

/** Slugs and titles of all published tours in the order of the language, for a choice of tour. */
export async function tourTitles(db: Queryable, language: Language): Promise<{ slug: string; title: string }[]> {
  const title = inLanguage<string>(tourTranslations.title, english.tour.title);
  const rows = await db
    .select({ slug: tours.slug, title })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(eq(tours.state, "published"))
    .orderBy(asc(tours.id))
    .limit(500);
  const { compare } = new Intl.Collator(languageFacts[language].locale);
  return rows.sort((a, b) => compare(a.title, b.title));
}
