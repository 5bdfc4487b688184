import { expect, test } from "vitest";
import { refundNow } from "./cancellation-tiers.ts";

const start = "2027-03-31";

test.each([
  ["2026-11-01", { percent: 100, until: "2027-01-30" }],
  ["2027-01-30", { percent: 100, until: "2027-01-30" }],
  ["2027-01-31", { percent: 50, until: "2027-02-28" }],
  ["2027-02-28", { percent: 50, until: "2027-02-28" }],
  ["2027-03-01", { percent: 25, until: "2027-03-16" }],
  ["2027-03-16", { percent: 25, until: "2027-03-16" }],
  ["2027-03-17", null],
  ["2027-03-31", null],
])("on %s cancelling what begins on 31 March 2027 gives back %j", (today, refund) => {
  expect(refundNow(start, today)).toEqual(refund);
});
