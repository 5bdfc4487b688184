import { describe, expect, test } from "vitest";
import { movedOrder } from "./moved-order.ts";

describe("one of a row moves", () => {
  test("up or down by one place", () => {
    expect(movedOrder([1, 2, 3], 2, "up")).toEqual([2, 1, 3]);
    expect(movedOrder(["a", "b", "c"], "b", "down")).toEqual(["a", "c", "b"]);
  });
  test("not beyond the ends, and nobody else does", () => {
    expect(movedOrder([1, 2, 3], 1, "up")).toBeUndefined();
    expect(movedOrder([1, 2, 3], 3, "down")).toBeUndefined();
    expect(movedOrder([1, 2, 3], 9, "down")).toBeUndefined();
  });
});
