/** The tables of the page: searched, filtered and paged in the database. */
import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { rowsPerPage } from "./trip-data-address.ts";
import { currentUpload, type DataUpload } from "./uploads.server.ts";

const { tripData, itineraryData } = schema;

type Paged = { page: number };
export type TripFilters = Paged & { search: string; region?: string; country?: string; activity?: string };
export type ItineraryFilters = Paged & { search: string; day?: number };

export type DataPage<Row, Options> = {
  rows: Row[];
  /** Rows that match. */
  found: number;
  /** All rows of the shown upload: the record count; 0 before the first upload. */
  total: number;
  /** Of what is shown: the nearest to the wanted one that exists. */
  page: number;
  pageCount: number;
  options: Options;
};

export type TripRow = { number: number; region: string; country: string; state: string; city: string; destination: string } & {
  activityType: string;
  speciality: string;
};
export type TripOptions = { regions: string[]; countries: string[]; activities: string[] };
export type ItineraryRow = { number: number; tripId: string; dayNumber: number; title: string; description: string } & {
  location: string;
  duration: string;
};
export type ItineraryOptions = { days: number[] };

/** Matches upper and lower case and accents alike, as everywhere on the site; an empty search matches all. */
function searchCondition(column: typeof tripData.searchText | typeof itineraryData.searchText, search: string): SQL | undefined {
  const folded = foldText(search);
  return folded ? sql`${column} like ${containsPattern(folded)}` : undefined;
}

type RecordQuery = { table: typeof tripData | typeof itineraryData; upload: DataUpload; conditions: (SQL | undefined)[]; page: number };

/** Where the wanted page lies, and how many rows there are. */
async function place(db: Database, { table, upload, conditions, page }: RecordQuery) {
  const chosen = conditions.filter((condition) => condition !== undefined);
  const where = and(eq(table.uploadId, upload.id), ...chosen);
  const found = chosen.length > 0 ? await db.$count(table, where) : upload.rowCount;
  const pageCount = Math.max(1, Math.ceil(found / rowsPerPage));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  return { where, found, total: upload.rowCount, page: shown, pageCount, offset: (shown - 1) * rowsPerPage };
}

const nothing = { rows: [], found: 0, total: 0, page: 1, pageCount: 1 };

/** One page of the trips that are shown now, in the order of the file. */
export async function listTrips(db: Database, filters: TripFilters): Promise<DataPage<TripRow, TripOptions>> {
  const upload = await currentUpload(db, "trip");
  if (!upload) return { ...nothing, options: { regions: [], countries: [], activities: [] } };
  const { region = [], country = [], activity_type = [] } = upload.facets;
  const conditions = [
    searchCondition(tripData.searchText, filters.search),
    filters.region ? eq(tripData.region, filters.region) : undefined,
    filters.country ? eq(tripData.country, filters.country) : undefined,
    filters.activity ? eq(tripData.activityType, filters.activity) : undefined,
  ];
  const { where, offset, ...counts } = await place(db, { table: tripData, upload, conditions, page: filters.page });
  const rows = await db
    .select({
      number: tripData.number,
      region: tripData.region,
      country: tripData.country,
      state: tripData.state,
      city: tripData.city,
      destination: tripData.destination,
      activityType: tripData.activityType,
      speciality: tripData.speciality,
    })
    .from(tripData)
    .where(where)
    .orderBy(asc(tripData.number))
    .limit(rowsPerPage)
    .offset(offset);
  return { ...counts, rows, options: { regions: region, countries: country, activities: activity_type } };
}

/** One page of the itineraries that are shown now, in the order of the file. */
export async function listItineraries(db: Database, filters: ItineraryFilters): Promise<DataPage<ItineraryRow, ItineraryOptions>> {
  const upload = await currentUpload(db, "itinerary");
  if (!upload) return { ...nothing, options: { days: [] } };
  const conditions = [
    searchCondition(itineraryData.searchText, filters.search),
    filters.day === undefined ? undefined : eq(itineraryData.dayNumber, filters.day),
  ];
  const { where, offset, ...counts } = await place(db, { table: itineraryData, upload, conditions, page: filters.page });
  const rows = await db
    .select({
      number: itineraryData.number,
      tripId: itineraryData.tripId,
      dayNumber: itineraryData.dayNumber,
      title: itineraryData.title,
      description: itineraryData.description,
      location: itineraryData.location,
      duration: itineraryData.duration,
    })
    .from(itineraryData)
    .where(where)
    .orderBy(asc(itineraryData.number))
    .limit(rowsPerPage)
    .offset(offset);
  return { ...counts, rows, options: { days: (upload.facets["day_number"] ?? []).map(Number) } };
}
