/** The departures that lists speak of: a tour's next one, what boards soon, and from what price a place is travelled to. */
import { and, asc, eq, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import { shownPrice } from "#app/values/money.ts";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { seatsShown, type NextDeparture } from "#app/features/selling/catalogue/departures.ts";
import type { PlaceOffer } from "#app/features/selling/catalogue/destinations/destination-poster.tsx";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import { seasons } from "./tour-search.ts";

const { tours, tourTranslations, departures, destinations } = schema;

const bookableFrom = (from: CalendarDate) =>
  and(gte(departures.startDate, from), eq(departures.closed, false), sql`${departures.vacancies} > 0`);

/** In the season's months, and within a year: departures are on sale 18 months ahead, and the season meant is the next one. */
function inSeason(season: Season, from: CalendarDate): SQL | undefined {
  const [first, last] = seasons[season];
  return and(lte(departures.startDate, addDays(from, 365)), sql`extract(month from ${departures.startDate}) between ${first} and ${last}`);
}

/** A card's column: the first bookable departure of its tour, of the season where one is chosen. One subquery, asked for the rows shown alone. */
export function nextDeparture(from: CalendarDate, season: Season | undefined) {
  const bookable = and(eq(departures.tourId, tours.id), bookableFrom(from), season && inSeason(season, from));
  return sql<{ startDate: CalendarDate; vacancies: number } | null>`(
    select jsonb_build_object('startDate', ${departures.startDate}::text, 'vacancies', ${departures.vacancies})
    from ${departures} where ${bookable} order by ${departures.startDate} limit 1
  )`;
}

/** As a card shows it. */
export const shownDeparture = (next: { startDate: CalendarDate; vacancies: number } | null): NextDeparture | null =>
  next && { startDate: next.startDate, seats: seatsShown({ vacancies: next.vacancies, closed: false }) };

export type BoardingTrip = NextDeparture & { id: string; slug: string; title: string };

/** The departures that start next, each of another tour. */
export async function boardingSoon(db: Queryable, viewer: Viewer, limit: number): Promise<BoardingTrip[]> {
  const first = db
    .select({ tourId: departures.tourId, startDate: sql<CalendarDate>`min(${departures.startDate})`.as("first_start") })
    .from(departures)
    .where(bookableFrom(viewer.firstBookable))
    .groupBy(departures.tourId)
    .as("first");
  const rows = await db
    .select({
      id: departures.id,
      startDate: departures.startDate,
      vacancies: departures.vacancies,
      slug: tours.slug,
      title: inLanguage<string>(tourTranslations.title, english.tour.title),
    })
    .from(first)
    .innerJoin(departures, and(eq(departures.tourId, first.tourId), eq(departures.startDate, first.startDate)))
    .innerJoin(tours, and(eq(tours.id, departures.tourId), eq(tours.state, "published")))
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(viewer.language))
    .orderBy(asc(departures.startDate), asc(tours.id))
    .limit(limit);
  return rows.map(({ vacancies, ...row }) => ({ ...row, seats: seatsShown({ vacancies, closed: false }) }));
}

/** Destinations with the offer of their tours; one without tours has none. */
export async function withOffers<Card extends { id: number }>(
  db: Queryable,
  viewer: Viewer,
  cards: Card[],
): Promise<(Card & { offer: PlaceOffer | undefined })[]> {
  if (cards.length === 0) return [];
  const rows = await db
    .select({
      place: destinations.id,
      basePriceMinor: tours.basePriceMinor,
      discountPercent: tours.discountPercent,
      next: nextDeparture(viewer.firstBookable, undefined),
    })
    .from(destinations)
    .innerJoin(
      tourTranslations,
      and(
        eq(tourTranslations.language, defaultLanguage),
        sql`position(${destinations.placeFolded} in ${tourTranslations.destinationFolded}) > 0`,
      ),
    )
    .innerJoin(tours, and(eq(tours.id, tourTranslations.tourId), eq(tours.state, "published")))
    .where(
      inArray(
        destinations.id,
        cards.map(({ id }) => id),
      ),
    );
  return cards.map((card) => {
    const own = rows.filter(({ place }) => place === card.id);
    const [price] = own.map((tour) => shownPrice(tour, viewer.currency, viewer.rates)).toSorted((a, b) => a.price - b.price);
    const [next = null] = own.flatMap((tour) => tour.next?.startDate ?? []).toSorted();
    return { ...card, offer: price && { price, next } };
  });
}
