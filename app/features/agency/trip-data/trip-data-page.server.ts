/** What the page shows of the data, of a preview and of the uploads. */
import type { Database } from "#db/database.server.ts";
import { listItineraries, listTrips, type DataPage, type ItineraryRow, type TripRow } from "./data-list.server.ts";
import { groupSkipped, type SkippedGroup } from "./skipped-lines.ts";
import type { TripDataState } from "./trip-data-address.ts";
import type { DataKind } from "./trip-data-kinds.ts";
import { largestCsvFile } from "#app/platform/body-limits.server.ts";
import { currentUpload, findUpload, keptUploads, type Comparison, type DataUpload, type KeptUpload } from "./uploads.server.ts";

/** A filter of the list: its values, the chosen one among them. */
type Choices = Record<string, string[]>;
type Table<Tab extends DataKind, Row> = { tab: Tab; choices: Choices } & Omit<DataPage<Row, unknown>, "options">;
export type DataTableOf = { trip: Table<"trip", TripRow>; itinerary: Table<"itinerary", ItineraryRow> };
export type ShownTable = DataTableOf[DataKind];

/** Rows of a file that were left out: how many, and those that are named, by their reason. */
export type SkippedRows = { count: number; named: number; groups: SkippedGroup[] };

export type ShownPreview = {
  id: string;
  kind: DataKind;
  fileName: string;
  rows: number;
  skipped: SkippedRows;
  comparison: Omit<Comparison, "comparedWith">;
  /** Rows that are shown now. */
  rowsNow: number;
};

/** A row of the list of uploads; `at` is when it came, ISO 8601. */
export type ListedUpload = Omit<KeptUpload, "createdAt" | "usedAt"> & { at: string };

const skippedOf = ({ skippedCount, skippedRows }: DataUpload): SkippedRows => ({
  count: skippedCount,
  named: skippedRows.length,
  groups: groupSkipped(skippedRows),
});

/** What is chosen is offered, also where nothing has it any more: the page says what its address asks for. */
const offered = (values: string[], chosen: string | undefined) =>
  chosen === undefined || values.includes(chosen) ? values : [...values, chosen];

async function tableOf(db: Database, { tab, q, filters, page }: TripDataState): Promise<ShownTable> {
  if (tab === "trip") {
    const { region, country, activity } = filters;
    const chosen = { ...(region && { region }), ...(country && { country }), ...(activity && { activity }) };
    const { options, ...list } = await listTrips(db, { search: q, page, ...chosen });
    const choices = {
      region: offered(options.regions, region),
      country: offered(options.countries, country),
      activity: offered(options.activities, activity),
    };
    return { tab, choices, ...list };
  }
  const { options, ...list } = await listItineraries(db, { search: q, page, ...(filters.day && { day: Number(filters.day) }) });
  return { tab, choices: { day: offered(options.days.map(String), filters.day) }, ...list };
}

const listed = ({ id, fileName, rowCount, skippedCount, actorName, current, createdAt }: KeptUpload): ListedUpload => ({
  id,
  fileName,
  rowCount,
  skippedCount,
  actorName,
  current,
  at: createdAt.toISOString(),
});

async function previewOf(db: Database, id: string): Promise<ShownPreview | undefined> {
  const upload = await findUpload(db, id);
  if (upload?.state !== "staged" || !upload.comparison) return undefined;
  const { kind, fileName, rowCount } = upload;
  const { comparedWith: _, ...comparison } = upload.comparison;
  const current = await currentUpload(db, kind);
  return { id, kind, fileName, rows: rowCount, skipped: skippedOf(upload), comparison, rowsNow: current?.rowCount ?? 0 };
}

/** `previewId` as the address says it; `previewGone` where there is no such preview any more. */
export async function readTripDataPage(db: Database, state: TripDataState, previewId: string | null) {
  const [table, current, uploads, preview] = await Promise.all([
    tableOf(db, state),
    currentUpload(db, state.tab),
    keptUploads(db, state.tab),
    previewId === null ? undefined : previewOf(db, previewId),
  ]);
  return {
    table,
    skipped: current && current.skippedCount > 0 ? skippedOf(current) : undefined,
    uploads: uploads.map(listed),
    preview,
    previewGone: previewId !== null && !preview,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: table.page },
    largestFile: largestCsvFile,
  };
}

export type TripDataPageData = Awaited<ReturnType<typeof readTripDataPage>>;
