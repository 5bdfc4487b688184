import type { SkippedRow, SkipReason } from "./data-rows.ts";

/** The skipped rows of one reason: their lines as runs, from and to included. `more`: how many runs are left out here. */
export type SkippedGroup = { reason: SkipReason; rows: number; runs: [from: number, to: number][]; more: number };

/** Runs of one reason that are written out. */
const namedRuns = 200;

/** Skipped rows by their reason, in the order in which each first occurs, with neighbouring lines joined. */
export function groupSkipped(rows: readonly SkippedRow[], mostRuns = namedRuns): SkippedGroup[] {
  const groups = new Map<SkipReason, SkippedGroup>();
  for (const { line, reason } of rows) {
    const group = groups.get(reason) ?? { reason, rows: 0, runs: [], more: 0 };
    if (group.rows === 0) groups.set(reason, group);
    group.rows++;
    const run = group.runs.at(-1);
    if (run && run[1] + 1 === line) run[1] = line;
    else group.runs.push([line, line]);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    runs: group.runs.slice(0, mostRuns),
    more: Math.max(0, group.runs.length - mostRuns),
  }));
}

/** Lines as people write them: 3, 7-9. */
export const linesText = (runs: SkippedGroup["runs"]): string =>
  runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
