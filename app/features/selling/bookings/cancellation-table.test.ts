import { expect, test } from "vitest";
import { cancellationPolicy } from "./cancellation-policy.ts";
import { cancellationTable } from "./cancellation-table.ts";

const policy = cancellationPolicy({ startDate: "2027-03-15", timeZone: "Asia/Kolkata" }, 375_000);
const three = ["a", "b", "c"].map((travellerId) => ({ travellerId, paidMinor: 8_281_100 }));
const table = (today: string, travellers = three) => cancellationTable(policy, { travellers, feeTakenMinor: 0, today });

test("each tier is said with its days and its amount for the whole party, from today on", () => {
  expect(
    table("2026-11-21").map(({ firstDay, lastDay, percent, feeMinor, refundMinor }) => [firstDay, lastDay, percent, feeMinor, refundMinor]),
  ).toEqual([
    ["2026-11-21", "2027-01-14", 100, 375_000, 3 * 8_281_100 - 375_000],
    ["2027-01-15", "2027-02-12", 50, 0, 3 * 4_140_600],
    ["2027-02-13", "2027-02-28", 25, 0, 3 * 2_070_300],
    ["2027-03-01", "2027-03-15", 0, 0, 0],
  ]);
});

test("tiers that are over are left out, and the first row is today's", () => {
  expect(table("2027-01-14").map((row) => row.percent)).toEqual([100, 50, 25, 0]);
  expect(table("2027-01-15").map((row) => row.percent)).toEqual([50, 25, 0]);
  expect(table("2027-03-15").map((row) => row.percent)).toEqual([0]);
  expect(table("2027-03-16")).toEqual([]);
});

test("the fee is never more than what was paid", () => {
  expect(table("2026-11-21", [{ travellerId: "a", paidMinor: 100_000 }])[0]).toMatchObject({ feeMinor: 100_000, refundMinor: 0 });
});
