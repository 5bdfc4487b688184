import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Anjali Sharma", "AS"],
  ["  maría de la  paz lópez ", "ML"],
  ["Tenzin", "T"],
  ["", ""],
  ["मीरा रावत", "मर"],
])("the initials of %j are %j", (name, letters) => expect(initials(name)).toBe(letters));
