/** Everything the page of one tour shows. */
import { and, asc, eq, gt, lte, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { addDays, dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { shownPrice, type ShownPrice } from "#app/values/money.ts";
import type { TourCategory } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { daysInLanguage } from "./tour-page.ts";
import { departureStatus, seatsShown, type DepartureStatus, type SeatsShown } from "#app/features/selling/catalogue/departures.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { departureNote, guideName } from "#app/features/selling/catalogue/departure-notes.server.ts";
import { readRun, runColumns } from "#app/features/selling/catalogue/run.server.ts";
import { runText, type RunText } from "#app/features/selling/catalogue/run-text.server.ts";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import { beforeCutOff, departurePrice, fromPrice } from "#app/features/selling/catalogue/bookable.server.ts";
import { refundNow, type RefundNow } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { seasons } from "#app/features/selling/catalogue/tour-list/tour-search.ts";

const { tours, tourTranslations, tourPictures, pictures, pictureTranslations, departures } = schema;

const lines = z.array(z.string());
const itinerarySchema = z.array(z.object({ title: z.string(), description: z.string() }));
const detailsSchema = z
  .object({ departures: z.string(), transport: z.string(), meals: z.string(), hotels: z.string(), guide: z.string() })
  .partial();

export type TourDeparture = {
  id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  seats: SeatsShown;
  status: DepartureStatus;
  /** What cancelling gives back as things are today; null where it gives nothing. */
  refund: RefundNow | null;
  /** Whether it runs, in words. */
  run: Omit<RunText, "detail">;
  /** Until when that is decided; who leads this one, where it is not the tour's guide; what the agency says of it. */
  more: string[];
  /** US cents per adult before any discount. */
  basePriceMinor: number;
  /** What is asked, where it is not the tour's lowest price. */
  own?: { price: ShownPrice; childPrice: number | null };
};

export type TourDetail = {
  id: number;
  slug: string;
  title: string;
  destination: string;
  summary: string;
  category: TourCategory;
  durationDays: number;
  groupMin: number;
  groupMax: number;
  featured: boolean;
  timeZone: string;
  latitude: number;
  longitude: number;
  rating: number | null;
  reviewCount: number;
  /** US cents for one traveller before any discount, at the departures that cost least. */
  basePriceMinor: number;
  /** The lowest of its departures that can be booked. */
  price: ShownPrice;
  description: string[];
  highlights: string[];
  itinerary: { title: string; description: string }[];
  included: string[];
  notIncluded: string[];
  /** Lines that replace the fixed ones of the Details tab. */
  details: z.infer<typeof detailsSchema>;
  /** The main picture first. */
  pictures: Picture[];
};

/** One published tour, or undefined where the slug is nobody's. */
export const tourBySlug = (db: Queryable, viewer: Viewer, slug: string) =>
  oneTour(db, viewer, and(eq(tours.slug, slug), eq(tours.state, "published")));

/** A tour's page in any state: for administrators' eyes. */
export const tourInAnyState = (db: Queryable, viewer: Viewer, id: number) => oneTour(db, viewer, eq(tours.id, id));

async function oneTour(db: Queryable, viewer: Viewer, which: SQL | undefined): Promise<TourDetail | undefined> {
  const [row] = await db
    .select({
      id: tours.id,
      slug: tours.slug,
      title: inLanguage<string>(tourTranslations.title, english.tour.title),
      destination: inLanguage<string>(tourTranslations.destination, english.tour.destination),
      summary: inLanguage<string>(tourTranslations.summary, english.tour.summary),
      category: tours.category,
      durationDays: tours.durationDays,
      groupMin: tours.groupMin,
      groupMax: tours.groupMax,
      featured: tours.featured,
      timeZone: tours.timeZone,
      latitude: tours.latitude,
      longitude: tours.longitude,
      rating: tours.ratingAverage,
      reviewCount: tours.reviewCount,
      basePriceMinor: fromPrice,
      discountPercent: tours.discountPercent,
      pictureName: tours.pictureName,
      description: inLanguage<unknown>(tourTranslations.description, english.tour.description),
      highlights: inLanguage<unknown>(tourTranslations.highlights, english.tour.highlights),
      itinerary: tourTranslations.itinerary,
      itineraryInEnglish: english.tour.itinerary,
      included: inLanguage<unknown>(tourTranslations.included, english.tour.included),
      notIncluded: inLanguage<unknown>(tourTranslations.notIncluded, english.tour.notIncluded),
      // Line by line: one that is untrue for this tour must not come back because its replacement is not translated.
      details: sql<unknown>`${english.tour.details} || coalesce(${tourTranslations.details}, '{}'::jsonb)`,
    })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(viewer.language))
    .where(which);
  if (!row) return undefined;
  const { discountPercent, pictureName, itineraryInEnglish, ...facts } = row;
  return {
    ...facts,
    price: shownPrice({ basePriceMinor: row.basePriceMinor, discountPercent }, viewer.currency, viewer.rates),
    description: lines.parse(row.description),
    highlights: lines.parse(row.highlights),
    itinerary: daysInLanguage(itinerarySchema.parse(row.itinerary ?? []), itinerarySchema.parse(itineraryInEnglish)),
    included: lines.parse(row.included),
    notIncluded: lines.parse(row.notIncluded),
    details: detailsSchema.parse(row.details),
    pictures: await picturesOfTour(db, viewer, row.id, pictureName),
  };
}

async function picturesOfTour(db: Queryable, viewer: Viewer, tourId: number, mainName: string): Promise<Picture[]> {
  const rows = await db
    .select(pictureColumns)
    .from(pictures)
    .leftJoin(tourPictures, and(eq(tourPictures.pictureName, pictures.name), eq(tourPictures.tourId, tourId)))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(viewer.language))
    .where(sql`${pictures.name} = ${mainName} or ${tourPictures.tourId} is not null`)
    .orderBy(sql`(${pictures.name} = ${mainName}) desc`, asc(tourPictures.position));
  return rows.map(shownPicture);
}

type UpcomingQuery = { now: Date; cutOffDays: number; language: Language; limit: number; which?: SQL | undefined };

/** In the season's months of the next year. */
function inSeason(season: Season, from: CalendarDate) {
  const [first, last] = seasons[season];
  return and(lte(departures.startDate, addDays(from, 365)), sql`extract(month from ${departures.startDate}) between ${first} and ${last}`);
}

/** First day of the month that a departure starts in. */
const monthOfStart = sql<CalendarDate>`to_char(${departures.startDate}, 'YYYY-MM-01')`;

/** Departures that have not started, soonest first; those whose booking is closed stay and say so. Counted in the zone of the departure place. */
export async function upcomingDepartures(
  db: Queryable,
  tour: { id: number; timeZone: string },
  { now, cutOffDays, language, limit, which }: UpcomingQuery,
): Promise<TourDeparture[]> {
  const today = dateInZone(now, tour.timeZone);
  const rows = await db
    .select({
      id: departures.id,
      startDate: departures.startDate,
      endDate: departures.endDate,
      capacity: departures.capacity,
      vacancies: departures.vacancies,
      closed: departures.closed,
      past: sql<boolean>`not (${beforeCutOff({ today, cutOffDays })})`,
      basePriceMinor: departurePrice,
      run: runColumns,
      guide: guideName(language),
      note: departures.note,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(and(eq(departures.tourId, tour.id), gt(departures.startDate, today), which))
    .orderBy(asc(departures.startDate))
    .limit(limit);
  return rows.map(({ id, startDate, endDate, basePriceMinor, run, guide, note, ...seats }) => ({
    id,
    startDate,
    endDate,
    seats: seatsShown(seats),
    status: departureStatus(seats),
    refund: refundNow(startDate, today),
    ...runLines(runText(language, readRun(run)), [guide, departureNote(note, language)]),
    basePriceMinor,
  }));
}

const runLines = ({ detail, ...run }: RunText, others: (string | null | undefined)[]) => ({
  run,
  more: [detail, ...others].flatMap((line) => line || []),
});

/** Departures in the table at first, in the panel's list, and at most. */
const departureLimits = { table: 8, list: 26, all: 600 };

type DepartureQuery = {
  now: Date;
  cutOffDays: number;
  language: Language;
  all: boolean;
  season: Season | undefined;
  /** First day of the month asked for. */
  month: CalendarDate | undefined;
  /** The departure (a UUID) that is chosen: it is loaded wherever it lies. */
  chosen: string | undefined;
};

/** The months in which departures are on sale, by their first days. */
async function monthsOnSale(db: Queryable, tour: { id: number; timeZone: string }, when: { now: Date }) {
  const rows = await db
    .selectDistinct({ month: monthOfStart })
    .from(departures)
    .where(and(eq(departures.tourId, tour.id), gt(departures.startDate, dateInZone(when.now, tour.timeZone))))
    .orderBy(asc(monthOfStart));
  return rows.map(({ month }) => month);
}

/**
 * The departures a tour's page loads: those of the panel's list, with the month asked for and the chosen one; or those of a season,
 * where there are any (else `season` is undefined); or all that are on sale. `shown` are those in the table.
 */
export async function departuresOfPage(db: Queryable, tour: { id: number; timeZone: string }, query: DepartureQuery) {
  const { all, season, chosen, ...when } = query;
  const months = await monthsOnSale(db, tour, when);
  const month = all ? undefined : months.find((each) => each === query.month);
  if (season && !all && !month) {
    const which = inSeason(season, dateInZone(when.now, tour.timeZone));
    const list = await upcomingDepartures(db, tour, { ...when, which, limit: departureLimits.list });
    if (list.length > 0) return { list, shown: list.length, all, season, month, months };
  }
  const soonest = await upcomingDepartures(db, tour, { ...when, limit: all ? departureLimits.all : departureLimits.list });
  const which = or(month ? eq(monthOfStart, month) : undefined, chosen ? eq(departures.id, chosen) : undefined);
  const asked = which ? await upcomingDepartures(db, tour, { ...when, which, limit: departureLimits.list + 31 }) : [];
  const list = [...soonest, ...asked.filter(({ id }) => !soonest.some((each) => each.id === id))];
  return { list, shown: all ? list.length : departureLimits.table, all, season: undefined, month, months };
}

/** The slug itself when a published tour has it: the short form of its address leads to the page. */
export async function tourSlugExists(db: Queryable, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.slug, slug), eq(tours.state, "published")));
  return row !== undefined;
}
