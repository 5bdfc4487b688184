import { expect, test } from "vitest";
import { tabAfterKey } from "./tabs.tsx";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  [" ", 1, 1],
  ["a", 1, undefined],
  ["Tab", 1, undefined],
])("%s from tab %d of three leads to %s", (key, index, next) => expect(tabAfterKey(key, index, 3)).toBe(next));
