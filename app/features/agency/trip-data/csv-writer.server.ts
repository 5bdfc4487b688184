/** Writes the data as a CSV file that reads back as it was, and that a spreadsheet may open. */
import { stringify } from "csv-stringify/sync";
import { guardCell } from "#app/values/formula-guard.ts";

const lineEnd = "\r\n";
const byteOrderMark = "\uFEFF";
/** A line break is quoted whichever it is. */
const needsQuotes = /[\r\n]/;

const lines = (rows: string[][]) => stringify(rows, { record_delimiter: lineEnd, quoted_match: needsQuotes });

/** The first line. The mark before it tells spreadsheets that the file is UTF-8. */
export const csvHeader = (columns: readonly string[]): string => byteOrderMark + lines([[...columns]]);

/**
 * Rows in the order of their numbers. Numbers that are left out (rows that were skipped when the file came) become blank
 * lines: read again, every row has its old number, and each `trip_id` still means the same trip.
 */
export function csvRows(rows: { number: number; values: string[] }[], after: number): string {
  let last = after;
  let text = "";
  let together: string[][] = [];
  for (const { number, values } of rows) {
    const gap = number - last - 1;
    if (gap > 0) {
      text += lines(together) + lineEnd.repeat(gap);
      together = [];
    }
    together.push(values.map(guardCell));
    last = number;
  }
  return text + lines(together);
}
