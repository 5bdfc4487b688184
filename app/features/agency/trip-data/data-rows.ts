/** What makes a row of an uploaded file valid, and what becomes of it. */
import { foldText } from "#app/values/folded-text.ts";
import { unguardCell } from "#app/values/formula-guard.ts";
import type { Layout } from "./trip-data-kinds.ts";

/** Characters in one cell. */
export const longestCell = 10_000;

export type SkipReason = "too_few_values" | "day_not_a_number" | "cell_too_long" | "nul_character";
/** `line` is the line of the file on which the row begins; the first is 1. */
export type SkippedRow = { line: number; reason: SkipReason };

export type RowVerdict = { verdict: "valid"; values: string[] } | { verdict: "blank" } | { verdict: "skipped"; reason: SkipReason };

/** Of an itinerary's columns; a day is a whole number. */
const dayColumn = 1;
const wholeNumber = /^\d{1,6}$/;

/** A row's values in the order of the kind's columns; further values are left out. A row with nothing in any cell is blank. */
export function readRow({ kind, positions, needed }: Layout, cells: readonly string[]): RowVerdict {
  if (cells.every((cell) => cell.trim() === "")) return { verdict: "blank" };
  if (cells.length < needed) return { verdict: "skipped", reason: "too_few_values" };
  const values = positions.map((position) => unguardCell(cells[position] ?? ""));
  if (values.some((value) => value.length > longestCell)) return { verdict: "skipped", reason: "cell_too_long" };
  // PostgreSQL has no text with a NUL in it, and dropping it would change what the cell says.
  if (values.some((value) => value.includes("\0"))) return { verdict: "skipped", reason: "nul_character" };
  if (kind === "itinerary") {
    const day = (values[dayColumn] ?? "").trim();
    if (!wholeNumber.test(day)) return { verdict: "skipped", reason: "day_not_a_number" };
    values[dayColumn] = String(Number(day));
  }
  return { verdict: "valid", values };
}

const tripNumber = /^[1-9]\d{0,8}$/;

/** The row number that an itinerary's `trip_id` names, or undefined when it can be none. */
export function tripNumberOf(tripId: string): number | undefined {
  const text = tripId.trim();
  return tripNumber.test(text) ? Number(text) : undefined;
}

/** Folded columns one below the other: a searched text holds no line break, so it is found within one of them only. */
export const searchTextOf = (values: readonly string[]): string => values.map(foldText).join("\n");
