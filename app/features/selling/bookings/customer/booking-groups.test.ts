import { expect, test } from "vitest";
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { grouped, groupOf } from "./booking-groups.ts";

const trip = { status: "CONFIRMED" as BookingStatus, startDate: "2027-03-15", endDate: "2027-03-24", timeZone: "Pacific/Auckland" };

test.each([
  ["CONFIRMED", "2027-03-24T10:59:59Z", "upcoming"],
  ["CONFIRMED", "2027-03-24T11:00:00Z", "past"],
  ["REDEEMED", "2027-03-25T00:00:00Z", "past"],
  ["PENDING", "2026-11-21T00:00:00Z", "upcoming"],
  ["ON_HOLD", "2026-11-21T00:00:00Z", "upcoming"],
  ["CANCELLED", "2027-04-01T00:00:00Z", "cancelled"],
  ["REJECTED", "2026-11-21T00:00:00Z", "cancelled"],
  ["EXPIRED", "2027-04-01T00:00:00Z", "cancelled"],
] as const)("a booking that is %s at %s is %s, by the calendar of the place of departure", (status, now, group) => {
  expect(groupOf({ ...trip, status }, new Date(now))).toBe(group);
});

test("the next trip comes first, of past ones the latest, and empty groups are left out", () => {
  const early = { ...trip, startDate: "2027-01-01", endDate: "2027-01-05" };
  const old = { ...trip, startDate: "2025-01-01", endDate: "2025-01-05" };
  const older = { ...trip, startDate: "2024-01-01", endDate: "2024-01-05" };
  const groups = grouped([trip, older, early, old], new Date("2026-11-21T06:00:00Z"));
  expect(groups).toEqual([
    { group: "upcoming", bookings: [early, trip] },
    { group: "past", bookings: [old, older] },
  ]);
});
