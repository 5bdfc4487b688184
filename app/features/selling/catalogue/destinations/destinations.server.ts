import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { continents, type Continent } from "#app/features/selling/catalogue/catalogue-terms.ts";
import type { DestinationCard } from "./destination-poster.tsx";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english, inLanguage, ofDestination, ofDestinationInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";

const { destinations, destinationTranslations, pictures, pictureTranslations, tours } = schema;

/** Tours whose English destination text contains the place: counted, never stored, so it is always true. */
const tourCount = sql<number>`(
  select count(*)::integer from ${schema.tourTranslations} counted
  join ${tours} on ${tours.id} = counted.tour_id and ${tours.state} = 'published'
  where counted.language = ${defaultLanguage} and position(${destinations.placeFolded} in counted.destination_folded) > 0
)`;

const cardColumns = {
  id: destinations.id,
  slug: destinations.slug,
  continent: destinations.continent,
  name: inLanguage<string>(destinationTranslations.name, english.destination.name),
  tourCount,
  picture: pictureColumns,
};

const detailColumns = {
  ...cardColumns,
  currency: destinations.currency,
  latitude: destinations.latitude,
  longitude: destinations.longitude,
  placeFolded: destinations.placeFolded,
  summary: inLanguage<string>(destinationTranslations.summary, english.destination.summary),
  description: inLanguage<unknown>(destinationTranslations.description, english.destination.description),
  highlights: inLanguage<unknown>(destinationTranslations.highlights, english.destination.highlights),
  bestTimeToVisit: inLanguage<string>(destinationTranslations.bestTimeToVisit, english.destination.bestTimeToVisit),
};

async function destinationCards(
  db: Queryable,
  language: Language,
  query: { where?: SQL | undefined; orderBy: SQL[] },
): Promise<DestinationCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(destinations)
    .innerJoin(english.destination, ofDestinationInEnglish)
    .leftJoin(destinationTranslations, ofDestination(language))
    .innerJoin(pictures, eq(pictures.name, destinations.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(and(eq(destinations.state, "published"), query.where))
    .orderBy(...query.orderBy);
  return rows.map((row) => ({ ...row, picture: shownPicture(row.picture) }));
}

/** The popular destinations of the home page, in their order. */
export function popularDestinations(db: Queryable, language: Language): Promise<DestinationCard[]> {
  return destinationCards(db, language, { where: sql`${destinations.popularRank} is not null`, orderBy: [asc(destinations.popularRank)] });
}

/** Name contains the text, in the shown language or in English, ignoring case and accents. */
function nameContains(text: string): SQL | undefined {
  const folded = foldText(text);
  if (!folded) return undefined;
  const pattern = containsPattern(folded);
  return sql`(${english.destination.nameFolded} like ${pattern} or ${destinationTranslations.nameFolded} like ${pattern})`;
}

export type DestinationList = { destinations: DestinationCard[]; counts: Record<Continent | "All", number> };

/** Destinations of a continent whose name contains the text, and how many each continent would give. */
export async function findDestinations(
  db: Queryable,
  language: Language,
  filters: { continent: Continent | "All"; text: string },
): Promise<DestinationList> {
  const found = await destinationCards(db, language, { where: nameContains(filters.text), orderBy: [asc(destinations.id)] });
  const counts: DestinationList["counts"] = { All: found.length, Europe: 0, Asia: 0, Africa: 0, Americas: 0, Oceania: 0 };
  for (const destination of found) counts[destination.continent]++;
  return {
    destinations: found.filter((destination) => filters.continent === "All" || destination.continent === filters.continent),
    counts,
  };
}

/** Where each destination lies, for a map. */
export function destinationPlaces(db: Queryable, language: Language, continent: Continent | "All") {
  return db
    .select({ slug: destinations.slug, name: cardColumns.name, latitude: destinations.latitude, longitude: destinations.longitude })
    .from(destinations)
    .innerJoin(english.destination, ofDestinationInEnglish)
    .leftJoin(destinationTranslations, ofDestination(language))
    .where(and(eq(destinations.state, "published"), continent === "All" ? undefined : eq(destinations.continent, continent)))
    .orderBy(asc(destinations.id));
}

const lines = z.array(z.string());

export type DestinationDetail = DestinationCard & {
  /** ISO 4217, or null for `Local Currency`. */
  currency: string | null;
  latitude: number;
  longitude: number;
  placeFolded: string;
  summary: string;
  description: string[];
  highlights: string[];
  bestTimeToVisit: string;
};

/** One published destination, or undefined where the slug is nobody's. */
export const destinationBySlug = (db: Queryable, language: Language, slug: string) =>
  oneDestination(db, language, and(eq(destinations.state, "published"), eq(destinations.slug, slug)));

/** A destination's page in any state: for administrators' eyes. */
export const destinationInAnyState = (db: Queryable, language: Language, id: number) =>
  oneDestination(db, language, eq(destinations.id, id));

async function oneDestination(db: Queryable, language: Language, which: SQL | undefined): Promise<DestinationDetail | undefined> {
  const [row] = await db
    .select(detailColumns)
    .from(destinations)
    .innerJoin(english.destination, ofDestinationInEnglish)
    .leftJoin(destinationTranslations, ofDestination(language))
    .innerJoin(pictures, eq(pictures.name, destinations.pictureName))
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(which);
  if (!row) return undefined;
  return { ...row, picture: shownPicture(row.picture), description: lines.parse(row.description), highlights: lines.parse(row.highlights) };
}

/** Other destinations of the same continent first, for a page that has nothing else to offer. */
export async function otherDestinations(
  db: Queryable,
  language: Language,
  than: { id: number; continent: Continent },
  limit: number,
): Promise<DestinationCard[]> {
  const cards = await destinationCards(db, language, {
    where: ne(destinations.id, than.id),
    orderBy: [sql`(${destinations.continent} = ${than.continent}) desc`, asc(destinations.id)],
  });
  return cards.slice(0, limit);
}

/** How many destinations each continent has, and how many tours each category, for the menus of the layout. */
export async function catalogueCounts(db: Queryable) {
  const [byContinent, byCategory] = await Promise.all([
    db
      .select({ name: destinations.continent, count: sql<number>`count(*)::integer` })
      .from(destinations)
      .where(eq(destinations.state, "published"))
      .groupBy(destinations.continent),
    db
      .select({ name: tours.category, count: sql<number>`count(*)::integer` })
      .from(tours)
      .where(eq(tours.state, "published"))
      .groupBy(tours.category),
  ]);
  return {
    continents: continents.flatMap((name) => byContinent.filter((row) => row.name === name)),
    categories: byCategory.toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}
