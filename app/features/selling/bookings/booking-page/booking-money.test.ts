import { describe, expect, test } from "vitest";
import { moneyByBooking, type OrderLedger } from "./booking-money.ts";

type Refund = { id: string; bookingId: string | null; status: string };
const booking = (id: string, receivedMinor: number) => ({ id, travellers: [{ receivedMinor }] });
const refund = (id: string, bookingId: string | null, status = "due"): Refund => ({ id, bookingId, status });
const order: OrderLedger<Refund> = {
  bookings: [booking("one", 100), booking("two", 50)],
  payments: [{ amountMinor: 120 }, { amountMinor: 30 }],
  refunds: [],
  failures: [],
};
/** The refunds of each booking, and of the order. */
function refundsOf(refunds: Refund[], failures: Refund[] = []) {
  const { own, shared } = moneyByBooking({ ...order, refunds, failures });
  return [...own.values(), shared].map((told) => told.refunds.map(({ id }) => id));
}

describe("of two trips paid together", () => {
  test("each has received what was spread over its travellers; what nobody was given is the order's", () => {
    const { own, shared } = moneyByBooking({ ...order, payments: [{ amountMinor: 175 }] });
    expect([...own.values(), shared].map(({ receivedMinor }) => receivedMinor)).toEqual([100, 50, 25]);
  });

  test("a refund is told at the booking that it is of, and at the order where it is of none", () => {
    expect(refundsOf([refund("a", null), refund("b", "two"), refund("c", "one"), refund("d", "two")])).toEqual([["c"], ["b", "d"], ["a"]]);
  });

  test("a refund that could not be sent is told while its money waits, and no more once it was promised anew", () => {
    const failed = refund("a", null, "failed");
    expect(refundsOf([failed], [failed])).toEqual([[], [], ["a"]]);
    expect(refundsOf([failed, refund("b", null)])).toEqual([[], [], ["b"]]);
  });
});

test("where an order is one booking, everything is that booking's", () => {
  const { own, shared } = moneyByBooking({ ...order, bookings: [booking("one", 100)], refunds: [refund("a", null)] });
  expect(own.get("one")).toMatchObject({ receivedMinor: 150, refunds: [{ id: "a" }] });
  expect(shared).toEqual({ receivedMinor: 0, refunds: [] });
});
