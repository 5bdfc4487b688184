import { expect, test } from "vitest";
import { bookingHistory } from "./booking-history.ts";

const on = (day: number) => new Date(Date.UTC(2026, 10, day));

test("what has happened is told oldest first, with amounts; a refund is promised and then sent", () => {
  const events = bookingHistory({
    booking: { status: "CANCELLED", confirmedAt: on(3), statusChangedAt: on(5) },
    submittedAt: on(1),
    payments: [{ amountMinor: 900, receivedAt: on(2), provider: "stripe", isShared: true }],
    refunds: [
      { amountMinor: 450, createdAt: on(5), sentAt: on(7), status: "sent", isShared: false },
      { amountMinor: 10, createdAt: on(6), sentAt: null, status: "failed", isShared: false },
    ],
    cancellations: [{ at: on(5), by: "customer", travellers: 2 }],
    changes: [on(4)],
  });
  expect(events.map(({ kind }) => kind)).toEqual(["submitted", "payment", "confirmed", "changed", "cancelled", "refund", "refundSent"]);
  expect(events.at(-1)).toEqual({ at: on(7).toISOString(), kind: "refundSent", amountMinor: 450, isShared: false });
  expect(events[1]).toMatchObject({ kind: "payment", isShared: true });
});

test("a transfer of the day of the booking follows it, and has a day and no time", () => {
  const events = bookingHistory({
    booking: { status: "CONFIRMED", confirmedAt: new Date("2026-11-22T09:00:00Z"), statusChangedAt: new Date("2026-11-22T09:00:00Z") },
    submittedAt: new Date("2026-11-22T08:00:00Z"),
    payments: [
      { amountMinor: 900, receivedAt: on(22), provider: "bank_transfer", isShared: false },
      { amountMinor: 100, receivedAt: new Date("2026-11-22T08:30:00Z"), provider: "stripe", isShared: false },
    ],
    refunds: [],
    cancellations: [],
    changes: [],
  });
  expect(events.map(({ kind }) => kind)).toEqual(["submitted", "payment", "payment", "confirmed"]);
  expect(events.flatMap((event) => (event.kind === "payment" ? [event.dayOnly] : []))).toEqual([true, false]);
});

test.each([
  ["REJECTED", "rejected"],
  ["EXPIRED", "expired"],
  ["REDEEMED", "travelled"],
] as const)("the end of a booking that is %s is part of it", (status, kind) => {
  const events = bookingHistory({
    booking: { status, confirmedAt: null, statusChangedAt: on(9) },
    submittedAt: on(1),
    payments: [],
    refunds: [],
    cancellations: [],
    changes: [],
  });
  expect(events.at(-1)).toEqual({ at: on(9).toISOString(), kind });
});
