import { guardCell } from "./formula-guard.ts";

/** Before the first line: it tells spreadsheets that the file is UTF-8. */
export const csvByteOrderMark = "\uFEFF";

/** One line of a CSV file (RFC 4180), every cell quoted, none a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${guardCell(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
