/** Counts what each choice of the list would give, in one query. */
import { and, eq, gte, lte, or, sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { english, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { continents, type Continent } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { firstBookableDate } from "#app/features/selling/catalogue/departures.ts";
import type { SaleDay } from "#app/features/selling/catalogue/bookable.server.ts";
import type { Viewer } from "#app/features/selling/catalogue/viewer.server.ts";
import { addMonths } from "#app/values/calendar-date.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { countriesOf } from "./country-continents.ts";
import { bookableOfTour } from "./next-departures.server.ts";
import { tourFacets, wayOut, type TourFacets, type WayOut } from "./tour-facets.ts";
import { activeFilters, isKnownCategory, lengthBuckets, priceRange, type TourFilters } from "./tour-search.ts";

const { tours, tourTranslations, departures, destinations } = schema;

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

const priceCondition = ({ min, max }: TourFilters): SQL | undefined =>
  and(
    min > priceRange.min ? gte(tours.salePriceUsd, min) : undefined,
    // The end of the scale means "and above": no tour may be out of reach of the slider.
    max < priceRange.max ? lte(tours.salePriceUsd, max) : undefined,
  );

/** Continents of the destinations whose place the tour's destination text contains: that is how the two belong together. */
const placesOfTour = sql`${destinations.state} = 'published' and position(${destinations.placeFolded} in ${english.tour.destinationFolded}) > 0`;

/** By the countries of its facts, or by the destinations it goes to. */
function continentCondition(continent: Continent): SQL {
  const countries = sql.join(
    countriesOf[continent].map((country) => sql`${country}`),
    sql`, `,
  );
  return sql`(
    coalesce(${tours.trip} -> 'countries', '[]') ?| array[${countries}]
    or exists (select 1 from ${destinations} where ${destinations.continent} = ${continent} and ${placesOfTour})
  )`;
}

/** Keeps the tours that the filters ask for; the texts in English and in the shown language are joined. */
export function chosenTours(filters: TourFilters, day: SaleDay): SQL | undefined {
  const { category, length, pace, continent, month, seats } = filters;
  const bookable = bookableOfTour(day, filters);
  return and(
    keywordCondition(filters.keyword),
    priceCondition(filters),
    // An unknown category is used as given and matches nothing.
    category === "All" ? undefined : isKnownCategory(category) ? eq(tours.category, category) : sql`false`,
    length === "All"
      ? undefined
      : and(gte(tours.durationDays, lengthBuckets[length][0]), lte(tours.durationDays, lengthBuckets[length][1])),
    pace === "All" ? undefined : eq(tours.pace, Number(pace)),
    continent === "All" ? undefined : continentCondition(continent),
    month === "any" && seats === "any" ? undefined : sql`exists (select 1 from ${departures} where ${bookable})`,
  );
}

/** Tours as the choices look at them, and whether they match keyword and price. */
async function tourProfiles(
  db: Queryable,
  viewer: Viewer,
  { keyword, price, where }: Record<"keyword" | "price" | "where", SQL | undefined>,
) {
  const rows = await db
    .select({
      category: tours.category,
      durationDays: tours.durationDays,
      pace: tours.pace,
      countries: sql<string[]>`coalesce(${tours.trip} -> 'countries', '[]')`,
      places: sql<Continent[]>`to_jsonb(array(select distinct ${destinations.continent} from ${destinations} where ${placesOfTour}))`,
      seats: sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(months.month, months.seats), '{}') from (
          select to_char(${departures.startDate}, 'YYYY-MM') as month, max(${departures.vacancies}) as seats
          from ${departures} where ${bookableOfTour(viewer.sale)} group by 1
        ) as months
      )`,
      byKeyword: sql<boolean>`${keyword ?? sql`true`}`,
      byPrice: sql<boolean>`${price ?? sql`true`}`,
    })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(viewer.language))
    .where(and(eq(tours.state, "published"), where));
  return rows.map(({ countries, places, ...tour }) => ({
    ...tour,
    continents: continents.filter(
      (continent) => places.includes(continent) || countries.some((country) => countriesOf[continent].includes(country)),
    ),
  }));
}

/** The months in which departures are on sale, the first one first. */
const monthsOnSale = ({ sale: { today, cutOffDays }, monthsAhead }: Viewer): string[] => {
  const first = `${firstBookableDate(today, cutOffDays).slice(0, 7)}-01`;
  return Array.from({ length: monthsAhead + 1 }, (_, index) => addMonths(first, index).slice(0, 7));
};

/** How many tours there are, how many each other choice would give, and what would help an empty list. */
export async function countTours(db: Queryable, viewer: Viewer, filters: TourFilters): Promise<{ facets: TourFacets; wayOut?: WayOut }> {
  const keyword = keywordCondition(filters.keyword);
  const price = priceCondition(filters);
  const found = await tourProfiles(db, viewer, { keyword, price, where: and(keyword, price) });
  const facets = tourFacets(found, filters, monthsOnSale(viewer));
  if (facets.total > 0 || activeFilters(filters).length === 0) return { facets };
  // Keyword and price are compared in the database: what lies beyond one of them is asked for once, where the list is empty.
  const around =
    keyword || price ? await tourProfiles(db, viewer, { keyword, price, where: keyword && price && or(keyword, price) }) : found;
  const helps = wayOut(around, filters);
  return helps ? { facets, wayOut: helps } : { facets };
}
