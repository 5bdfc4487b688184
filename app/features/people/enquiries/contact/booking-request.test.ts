import { expect, test } from "vitest";
import { travellersAsked } from "./booking-request.ts";

test.each([
  ["1", 1],
  ["4", 4],
  [" 4 ", 4],
  ["12", 12],
  ["0", 1],
  ["000", 1],
  ["999", 12],
  ["9".repeat(400), 12],
  ["-3", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["0x10", 1],
  ["abc", 1],
  ["", 1],
  [undefined, 1],
])("%j travellers, where a group is at most 12, are %i", (asked, travellers) => {
  expect(travellersAsked(asked, 12)).toBe(travellers);
});
