import { expect, test } from "vitest";
import { pagesShown } from "./pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
  [10, 10, [1, "gap", 9, 10]],
] as const)("on page %d of %d the links are %j", (page, pageCount, shown) => {
  expect(pagesShown(page, pageCount)).toEqual(shown);
});
