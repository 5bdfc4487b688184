import { describe, expect, test } from "vitest";
import { moneyByBooking, type OrderLedger } from "./booking-money.ts";

const noon = new Date("2026-11-22T12:00:00Z");
const evening = new Date("2026-11-22T18:00:00Z");
const booking = (id: string, status: OrderLedger["bookings"][number]["status"], receivedMinor: number, statusChangedAt = noon) => ({
  id,
  status,
  statusChangedAt,
  travellers: [{ receivedMinor }],
});
const refund = (id: string, reason: string, changes: Partial<OrderLedger["refunds"][number]> = {}) => ({
  id,
  amountMinor: 10,
  reason,
  cancellationId: null,
  createdAt: noon,
  status: "due",
  ...changes,
});
const order = (changes: Partial<OrderLedger>): OrderLedger => ({
  bookings: [booking("one", "CONFIRMED", 100), booking("two", "CONFIRMED", 50)],
  payments: [{ amountMinor: 120 }, { amountMinor: 30 }],
  refunds: [],
  cancellations: [],
  failures: [],
  ...changes,
});
/** The refunds of each booking, and of the order. */
function refundsOf(changes: Partial<OrderLedger>) {
  const { own, shared } = moneyByBooking(order(changes));
  return [...own.values(), shared].map(({ refunds }) => refunds.map(({ id }) => id));
}

describe("of two trips paid together", () => {
  test("each has received what was spread over its travellers; what nobody was given is the order's", () => {
    const { own, shared } = moneyByBooking(order({ payments: [{ amountMinor: 175 }] }));
    expect([...own.values(), shared].map(({ receivedMinor }) => receivedMinor)).toEqual([100, 50, 25]);
  });

  test("a surplus and a late payment go back for the order, a cancellation for its booking", () => {
    const refunds = [refund("a", "surplus"), refund("b", "cancellation", { cancellationId: "storm" }), refund("c", "late_payment")];
    expect(refundsOf({ refunds, cancellations: [{ id: "storm", bookingId: "two" }] })).toEqual([[], ["b"], ["a", "c"]]);
  });

  test("the refund of a rejection is told at the booking that was rejected at its instant, not at one that was rejected later", () => {
    const bookings = [booking("one", "REJECTED", 100, noon), booking("two", "REJECTED", 50, evening)];
    const refunds = [refund("a", "rejected"), refund("b", "rejected", { createdAt: evening })];
    expect(refundsOf({ bookings, refunds })).toEqual([["a"], ["b"], []]);
  });

  test("what goes back for two that have ended at once is the order's", () => {
    const bookings = [booking("one", "EXPIRED", 20), booking("two", "EXPIRED", 10)];
    expect(refundsOf({ bookings, refunds: [refund("a", "expired"), refund("b", "expired")] })).toEqual([[], [], ["a", "b"]]);
  });

  test("a refund that could not be sent is told while its money waits, and no more once it was promised anew", () => {
    const failed = refund("a", "surplus", { status: "failed" });
    expect(refundsOf({ refunds: [failed], failures: [failed] })).toEqual([[], [], ["a"]]);
    expect(refundsOf({ refunds: [failed, refund("b", "surplus")] })).toEqual([[], [], ["b"]]);
  });
});

test("where an order is one booking, everything is that booking's", () => {
  const { own, shared } = moneyByBooking(order({ bookings: [booking("one", "CONFIRMED", 100)], refunds: [refund("a", "surplus")] }));
  expect(own.get("one")).toMatchObject({ receivedMinor: 150, refunds: [{ id: "a" }] });
  expect(shared).toEqual({ receivedMinor: 0, refunds: [] });
});
