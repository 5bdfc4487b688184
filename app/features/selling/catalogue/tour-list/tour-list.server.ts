/** The tour list: filtered, sorted, counted and paged by the database. */
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { languageFacts, type Language } from "#app/i18n/languages.ts";
import { shownPrice } from "#app/values/money.ts";
import { containsPattern } from "#app/values/folded-text.ts";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { fromPrice } from "#app/features/selling/catalogue/bookable.server.ts";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import type { TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import { nextDeparture, shownDeparture, type WantedDeparture } from "./next-departures.server.ts";
import { chosenTours, countTours } from "./tour-facets.server.ts";
import type { TourFacets, WayOut } from "./tour-facets.ts";
import { toursPerPage, type SortOrder, type TourFilters } from "./tour-search.ts";

const { tours, tourTranslations, destinations, pictures, pictureTranslations } = schema;

const cardColumns = {
  id: tours.id,
  slug: tours.slug,
  category: tours.category,
  durationDays: tours.durationDays,
  basePriceMinor: fromPrice,
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
    /** Which departure the cards show: the first of all, unless a season, a month or a number of seats is asked for. */
    departure?: WantedDeparture;
  },
): Promise<TourCard[]> {
  const rows = await db
    .select({ ...cardColumns, next: nextDeparture(viewer.sale, query.departure) })
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
  return rows.map(({ basePriceMinor, discountPercent, picture, next, ...card }) => ({
    ...card,
    ...shownDeparture(next),
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

/** The season whose departures cards show: none where a month is chosen, which is closer. */
export const seasonOf = ({ when, month }: Pick<TourFilters, "when" | "month">): Season | undefined =>
  when === "anytime" || month !== "any" ? undefined : when;

/** `wayOut` is what would help most where the list is empty. */
export type TourList = { tours: TourCard[]; facets: TourFacets; page: number; pageCount: number; wayOut?: WayOut };

/** One page of the list; a page number beyond the last shows the last. */
export async function findTours(db: Queryable, viewer: Viewer, filters: TourFilters): Promise<TourList> {
  const counted = await countTours(db, viewer, filters);
  const { total } = counted.facets;
  const pageCount = Math.max(1, Math.ceil(total / toursPerPage));
  const page = Math.min(filters.page, pageCount);
  if (total === 0) return { tours: [], ...counted, page, pageCount };
  const cards = await tourCards(db, viewer, {
    where: chosenTours(filters, viewer.sale),
    orderBy: orders[filters.sort],
    limit: toursPerPage,
    offset: (page - 1) * toursPerPage,
    departure: { season: seasonOf(filters), month: filters.month, seats: filters.seats },
  });
  return { tours: cards, ...counted, page, pageCount };
}

/** The featured tours of the home page, in the order of their ids; the newest ones where none is featured. */
export async function featuredTours(db: Queryable, viewer: Viewer, limit: number): Promise<TourCard[]> {
  const featured = await tourCards(db, viewer, { where: eq(tours.featured, true), orderBy: [asc(tours.id)], limit });
  return featured.length > 0 ? featured : tourCards(db, viewer, { orderBy: [desc(tours.id)], limit });
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

/** How many destinations there are, and how small and large the groups of the tours are, for what the home page says of them. */
export async function catalogueExtent(db: Queryable): Promise<{ destinations: number; smallestGroup: number; largestGroup: number }> {
  const [row] = await db
    .select({
      destinations: sql<number>`(select count(*)::integer from ${destinations} where ${destinations.state} = 'published')`,
      smallestGroup: sql<number>`coalesce(min(${tours.groupMin}), 0)::integer`,
      largestGroup: sql<number>`coalesce(max(${tours.groupMax}), 0)::integer`,
    })
    .from(tours)
    .where(eq(tours.state, "published"));
  return row ?? { destinations: 0, smallestGroup: 0, largestGroup: 0 };
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
