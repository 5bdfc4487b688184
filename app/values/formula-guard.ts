/** A spreadsheet takes a cell that begins with one of these for a formula. The apostrophe is among them so that the guard can be taken off again. */
const first = /^[=+\-@\t\r']/;
const guardedFirst = /^'[=+\-@\t\r']/;

/** The cell as it is written into a file: a spreadsheet shows it and runs nothing (docs/product.md, Trip data). */
export const guardCell = (cell: string): string => (first.test(cell) ? `'${cell}` : cell);

/** Takes one guard off again. An apostrophe before anything else (`'s-Hertogenbosch`) is part of the text. */
export const unguardCell = (cell: string): string => (guardedFirst.test(cell) ? cell.slice(1) : cell);
