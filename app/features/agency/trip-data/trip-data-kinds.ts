/** The two kinds of CSV files: their columns, and which of a row's cells is which. */

export const dataKinds = ["trip", "itinerary"] as const;
export type DataKind = (typeof dataKinds)[number];

/** In the order of the table; also the headers of a download. */
export const columnsOf = {
  trip: ["region", "country", "state", "city", "destination", "activity_type", "speciality"],
  itinerary: ["trip_id", "day_number", "title", "description", "location", "duration"],
} as const satisfies Record<DataKind, readonly string[]>;

export const downloadNames = { trip: "trip_data.csv", itinerary: "itinerary_data.csv" } as const satisfies Record<DataKind, string>;

/** Headers and one row to be written over: what a first file may begin as. */
const examples = {
  trip: ["Asia", "India", "Rajasthan", "Jaipur", "Amber Fort", "Cultural", "Block printing"],
  itinerary: ["1", "1", "Arrival", "Your guide meets you at the station.", "Jaipur", "1 day"],
} as const satisfies Record<DataKind, readonly string[]>;

/** A file as an address: made here, so that it is never another than what is read. */
export const templateOf = (kind: DataKind): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${columnsOf[kind].join(",")}\r\n${examples[kind].join(",")}\r\n`)}`;

/** Where the columns are in a file: `positions[i]` is the cell of the kind's i-th column. */
export type Layout = { kind: DataKind; positions: readonly number[]; needed: number };

/** Upper or lower case, underscores or blanks: `Activity Type` is `activity_type`. */
const headerName = (header: string) =>
  header
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim();

/**
 * Which kind a header row announces, or undefined for neither. Columns are found by name, so their order and further columns
 * between them do not matter; a row then needs a value in each, and never fewer than the specified 7 or 6.
 */
export function layoutOf(headers: readonly string[]): Layout | undefined {
  const names = headers.map(headerName);
  for (const kind of dataKinds) {
    const positions = columnsOf[kind].map((column) => names.indexOf(headerName(column)));
    if (!positions.includes(-1)) return { kind, positions, needed: Math.max(...positions) + 1 };
  }
  return undefined;
}

export const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

const unquoted = (cell: string) => cell.trim().replace(/^"(.*)"$/, "$1");

/** The separator with which the first line that is not blank makes a known header row; a comma when none does. */
export function separatorOf(beginning: string): Separator {
  const line = beginning.split(/[\r\n]+/).find((text) => text.trim() !== "") ?? "";
  return separators.find((separator) => layoutOf(line.split(separator).map(unquoted))) ?? ",";
}
