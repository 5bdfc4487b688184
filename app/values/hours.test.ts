import { expect, test } from "vitest";
import { hoursAndMinutes } from "./hours.ts";

test.each([
  [1.33, { hours: 1, minutes: 20 }],
  [0.58, { hours: 0, minutes: 35 }],
  [2, { hours: 2, minutes: 0 }],
  [1.99, { hours: 2, minutes: 0 }],
  [0.01, { hours: 0, minutes: 5 }],
])("%d hours are told as %o", (hours, told) => {
  expect(hoursAndMinutes(hours)).toEqual(told);
});
