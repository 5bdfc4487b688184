/** What the page shows, as its address says it: tab, search, filters, page (docs/decisions/0004). */
import { dataKinds, type DataKind } from "./trip-data-kinds.ts";

export const tripDataPath = "/admin/trip-data";

/** Records on one page of a list. */
export const rowsPerPage = 50;

const filterNames = { trip: ["region", "country", "activity"], itinerary: ["day"] } as const satisfies Record<DataKind, readonly string[]>;
export type FilterName = (typeof filterNames)[DataKind][number];

export type TripDataState = {
  tab: DataKind;
  q: string;
  /** Those of the tab; absent is all. */
  filters: Partial<Record<FilterName, string>>;
  /** From 1. */
  page: number;
};

const longestSearch = 200;
const longestFilter = 10_000;
const lastPage = 100_000;
const dayNumber = /^\d{1,6}$/;

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? "").replaceAll("\0", "");

/** Reads an address. Of a repeated parameter the first counts; what cannot be meant counts as not asked. */
export function readTripDataAddress(params: URLSearchParams): TripDataState {
  const tab = dataKinds.find((kind) => kind === params.get("tab")) ?? "trip";
  const filters: TripDataState["filters"] = {};
  for (const name of filterNames[tab]) {
    const value = textOf(params, name);
    if (value !== "" && value.length <= longestFilter && (name !== "day" || dayNumber.test(value))) filters[name] = value;
  }
  const page = Number(params.get("page"));
  return {
    tab,
    q: textOf(params, "q").trim().slice(0, longestSearch),
    filters,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** English path of the page in that state; what nobody has to ask for is left out. */
export function tripDataAddress({ tab, q = "", filters = {}, page = 1 }: Partial<TripDataState>): string {
  const params = new URLSearchParams();
  if (tab === "itinerary") params.set("tab", tab);
  if (q) params.set("q", q);
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${tripDataPath}?${query}` : tripDataPath;
}

/** English path of the page with what an upload would change above its lists. */
export const previewAddress = (kind: DataKind, uploadId: string): string =>
  `${tripDataPath}?${new URLSearchParams({ ...(kind === "itinerary" && { tab: kind }), preview: uploadId })}`;
