import { expect, test } from "vitest";
import { groupSkipped, linesText } from "./skipped-lines.ts";

const short = (line: number) => ({ line, reason: "too_few_values" as const });

test("skipped rows are named by reason, neighbouring lines as one run", () => {
  const groups = groupSkipped([short(3), { line: 5, reason: "day_not_a_number" }, short(7), short(8), short(9)]);
  expect(groups).toEqual([
    { reason: "too_few_values", rows: 4, runs: [[3, 3], [7, 9]], more: 0 }, // prettier-ignore
    { reason: "day_not_a_number", rows: 1, runs: [[5, 5]], more: 0 },
  ]);
  expect(linesText(groups[0]!.runs)).toBe("3, 7-9");
});

test("a long list ends with how many it leaves out", () => {
  const [group] = groupSkipped([short(2), short(4), short(6), short(8)], 3);
  expect(group).toMatchObject({ rows: 4, runs: [[2, 2], [4, 4], [6, 6]], more: 1 }); // prettier-ignore
});

test("nothing skipped is no group", () => expect(groupSkipped([])).toEqual([]));
