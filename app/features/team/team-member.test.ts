import { describe, expect, test } from "vitest";
import { movedOrder, nextMemberId } from "./team-member.ts";

test("a new member's id is the highest existing id plus 1", () => {
  expect(nextMemberId([1, 2, 3, 4])).toBe(5);
  expect(nextMemberId([7, 2])).toBe(8);
  expect(nextMemberId([])).toBe(1);
});

describe("a member moves", () => {
  test("up or down by one place", () => {
    expect(movedOrder([1, 2, 3], 2, "up")).toEqual([2, 1, 3]);
    expect(movedOrder([1, 2, 3], 2, "down")).toEqual([1, 3, 2]);
  });
  test("not beyond the ends, and nobody else does", () => {
    expect(movedOrder([1, 2, 3], 1, "up")).toBeUndefined();
    expect(movedOrder([1, 2, 3], 3, "down")).toBeUndefined();
    expect(movedOrder([1, 2, 3], 9, "down")).toBeUndefined();
  });
});
