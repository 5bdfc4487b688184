/** The departures that lists speak of: a tour's next one, what leaves soon, and from what price a place is travelled to. */
import { and, asc, eq, gte, inArray, lt, lte, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { addDays, addMonths, type CalendarDate } from "#app/values/calendar-date.ts";
import { shownPrice } from "#app/values/money.ts";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { fromPrice, canBeBooked, type SaleDay } from "#app/features/selling/catalogue/bookable.server.ts";
import { seatsShown, type NextDeparture } from "#app/features/selling/catalogue/departures.ts";
import type { PlaceOffer } from "#app/features/selling/catalogue/destinations/destination-poster.tsx";
import { readRun, runColumns } from "#app/features/selling/catalogue/run.server.ts";
import { runText, type RunText } from "#app/features/selling/catalogue/run-text.server.ts";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import { seasons } from "./tour-search.ts";

const { tours, tourTranslations, departures, destinations } = schema;

/** In the season's months, and within a year: departures are on sale 18 months ahead, and the season meant is the next one. */
function inSeason(season: Season, { today }: SaleDay): SQL | undefined {
  const [first, last] = seasons[season];
  return and(lte(departures.startDate, addDays(today, 365)), sql`extract(month from ${departures.startDate}) between ${first} and ${last}`);
}

/** What somebody asks of a departure, beside that it can be booked; `any` asks for nothing. */
type Asked = { month?: string; seats?: string };
export type WantedDeparture = Asked & { season?: Season | undefined };

/** The departures of the tour at hand that can be booked: in a month, with so many free seats, where that is asked. */
export function bookableOfTour(day: SaleDay, { month = "any", seats = "any" }: Asked = {}): SQL | undefined {
  const first = `${month}-01`;
  return and(
    eq(departures.tourId, tours.id),
    canBeBooked(day),
    month === "any" ? undefined : and(gte(departures.startDate, first), lt(departures.startDate, addMonths(first, 1))),
    seats === "any" ? undefined : gte(departures.vacancies, Number(seats)),
  );
}

type FirstDeparture = { startDate: CalendarDate; vacancies: number; inSeason: boolean };

/**
 * A card's column: the first departure of its tour that is asked for, in the season where it has one there, else of all. One
 * subquery, asked for the rows shown alone.
 */
export function nextDeparture(day: SaleDay, { season, ...asked }: WantedDeparture = {}) {
  const fits = season && inSeason(season, day);
  const first = fits ? sql`(${fits}) desc, ${departures.startDate}` : departures.startDate;
  return sql<FirstDeparture | null>`(
    select jsonb_build_object('startDate', ${departures.startDate}::text, 'vacancies', ${departures.vacancies}, 'inSeason', ${fits ?? sql`true`})
    from ${departures} where ${bookableOfTour(day, asked)} order by ${first} limit 1
  )`;
}

/** As a card shows it: the next one, or that the season has none and when the next one is. */
export function shownDeparture(first: FirstDeparture | null): { next: NextDeparture | null; nextOutsideSeason?: CalendarDate } {
  if (!first) return { next: null };
  if (!first.inSeason) return { next: null, nextOutsideSeason: first.startDate };
  return { next: { startDate: first.startDate, seats: seatsShown({ vacancies: first.vacancies, closed: false }) } };
}

export type LeavingTrip = NextDeparture & { id: string; slug: string; title: string; run: RunText };

/** The departures that run and start next, each of another tour; where there are too few of them, the next that can be booked. */
export async function leavingSoon(db: Queryable, viewer: Viewer, limit: number): Promise<LeavingTrip[]> {
  const first = db
    .select({
      tourId: departures.tourId,
      running: sql<CalendarDate | null>`min(${departures.startDate}) filter (where ${departures.runsSince} is not null)`.as("running"),
      next: sql<CalendarDate>`min(${departures.startDate})`.as("next"),
    })
    .from(departures)
    .where(canBeBooked(viewer.sale))
    .groupBy(departures.tourId)
    .as("first");
  const rows = await db
    .select({
      ...runColumns,
      id: departures.id,
      vacancies: departures.vacancies,
      slug: tours.slug,
      title: inLanguage<string>(tourTranslations.title, english.tour.title),
    })
    .from(first)
    .innerJoin(
      departures,
      and(eq(departures.tourId, first.tourId), eq(departures.startDate, sql`coalesce(${first.running}, ${first.next})`)),
    )
    .innerJoin(tours, and(eq(tours.id, departures.tourId), eq(tours.state, "published")))
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(viewer.language))
    .orderBy(sql`${first.running} is null`, asc(departures.startDate), asc(tours.id))
    .limit(limit);
  return rows.map(({ id, slug, title, vacancies, ...run }) => ({
    id,
    slug,
    title,
    startDate: run.startDate,
    seats: seatsShown({ vacancies, closed: false }),
    run: runText(viewer.language, readRun(run)),
  }));
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
      basePriceMinor: fromPrice,
      discountPercent: tours.discountPercent,
      next: nextDeparture(viewer.sale),
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
