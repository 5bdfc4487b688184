import { columnsOf, type DataKind } from "./trip-data-kinds.ts";

/** The columns that have a dropdown. */
const facetColumns = { trip: ["region", "country", "activity_type"], itinerary: ["day_number"] } as const satisfies Record<
  DataKind,
  readonly string[]
>;

/** A longer list could not be chosen from; what is beyond it is found by searching. */
const longestList = 1_000;

const collator = new Intl.Collator("en", { numeric: true });

/** Told every row, knows the distinct values of the columns that can be filtered by. */
export class FacetCollector {
  private readonly values = new Map<string, Set<string>>();

  add(kind: DataKind, row: readonly string[]): void {
    const columns: readonly string[] = columnsOf[kind];
    for (const column of facetColumns[kind]) {
      const value = row[columns.indexOf(column)] ?? "";
      const known = this.values.get(column) ?? new Set();
      if (known.size === 0) this.values.set(column, known);
      if (value.trim() !== "" && known.size < longestList) known.add(value);
    }
  }

  /** Words by the alphabet, numbers by their size. */
  sorted(): Record<string, string[]> {
    return Object.fromEntries([...this.values].map(([column, values]) => [column, [...values].sort(collator.compare)]));
  }
}
