import { expect, test } from "vitest";
import { bookingHistory } from "./booking-history.ts";

const on = (day: number) => new Date(Date.UTC(2026, 10, day));

test("what has happened is told oldest first, with amounts; a refund is promised and then sent", () => {
  const events = bookingHistory({
    booking: { status: "CANCELLED", confirmedAt: on(3), statusChangedAt: on(5) },
    submittedAt: on(1),
    payments: [{ amountMinor: 900, receivedAt: on(2) }],
    refunds: [
      { amountMinor: 450, createdAt: on(5), sentAt: on(7), status: "sent" },
      { amountMinor: 10, createdAt: on(6), sentAt: null, status: "failed" },
    ],
    cancellations: [{ at: on(5), by: "customer", travellers: 2 }],
  });
  expect(events.map(({ kind }) => kind)).toEqual(["submitted", "payment", "confirmed", "cancelled", "refund", "refundSent"]);
  expect(events.at(-1)).toEqual({ at: on(7).toISOString(), kind: "refundSent", amountMinor: 450 });
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
  });
  expect(events.at(-1)).toEqual({ at: on(9).toISOString(), kind });
});
