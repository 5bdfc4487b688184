import { expect, test } from "vitest";
import { nextMemberId } from "./team-member.ts";

test("a new member's id is the highest existing id plus 1", () => {
  expect(nextMemberId([1, 2, 3, 4])).toBe(5);
  expect(nextMemberId([7, 2])).toBe(8);
  expect(nextMemberId([])).toBe(1);
});
