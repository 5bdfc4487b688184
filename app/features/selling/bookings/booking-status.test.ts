import { expect, test } from "vitest";
import { awaitsPayment, bookingStatuses, canBeCancelled, canBecome, takesSeats } from "./booking-status.ts";

const allowed = [
  "ON_HOLD -> PENDING",
  "ON_HOLD -> CONFIRMED",
  "ON_HOLD -> EXPIRED",
  "PENDING -> CONFIRMED",
  "PENDING -> REJECTED",
  "PENDING -> EXPIRED",
  "PENDING -> CANCELLED",
  "EXPIRED -> CONFIRMED",
  "CONFIRMED -> CANCELLED",
  "CONFIRMED -> REDEEMED",
];

test("a booking has seven states and changes between them only as the model says", () => {
  expect(bookingStatuses).toHaveLength(7);
  const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => [from, to] as const));
  const found = pairs.filter(([from, to]) => canBecome(from, to)).map(([from, to]) => `${from} -> ${to}`);
  expect(found.sort()).toEqual(allowed.sort());
});

test("seats belong to what is held, pending, confirmed or travelled", () => {
  expect(bookingStatuses.filter(takesSeats).sort()).toEqual(["CONFIRMED", "ON_HOLD", "PENDING", "REDEEMED"]);
});

test("money is expected of holds and pending bookings; pending and confirmed ones can be cancelled", () => {
  expect(bookingStatuses.filter(awaitsPayment)).toEqual(["ON_HOLD", "PENDING"]);
  expect(bookingStatuses.filter(canBeCancelled)).toEqual(["PENDING", "CONFIRMED"]);
});
