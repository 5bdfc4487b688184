/** Which of an order's money is told on the page of one of its bookings, and which is the whole order's. Minor units. */

type Booking = { id: string; travellers: readonly { receivedMinor: number }[] };
type Refund = { bookingId: string | null; status: string };

export type OrderLedger<Given extends Refund = Refund> = {
  bookings: readonly Booking[];
  payments: readonly { amountMinor: number }[];
  refunds: readonly Given[];
  /** Those of the refunds that could not be sent and whose money still waits. */
  failures: readonly Given[];
};

export type BookingMoney<Given extends Refund = Refund> = { receivedMinor: number; refunds: Given[] };

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What came for each booking and what goes back for it, by the booking's id, and the rest, which is the whole order's. Nothing is in two places, so that all of
 * them add up to the ledger. Where an order has one booking only, everything is that one's.
 */
export function moneyByBooking<Given extends Refund>(
  order: OrderLedger<Given>,
): { own: Map<string, BookingMoney<Given>>; shared: BookingMoney<Given> } {
  const [first, ...others] = order.bookings;
  const told = order.refunds.filter((refund) => refund.status !== "failed" || order.failures.includes(refund));
  const allMinor = sumOf(order.payments.map(({ amountMinor }) => amountMinor));
  if (first && others.length === 0)
    return { own: new Map([[first.id, { receivedMinor: allMinor, refunds: told }]]), shared: { receivedMinor: 0, refunds: [] } };
  const own = new Map(
    order.bookings.map(({ id, travellers }) => [
      id,
      {
        receivedMinor: sumOf(travellers.map(({ receivedMinor }) => receivedMinor)),
        refunds: told.filter(({ bookingId }) => bookingId === id),
      },
    ]),
  );
  const spreadMinor = sumOf([...own.values()].map(({ receivedMinor }) => receivedMinor));
  const shared = { receivedMinor: allMinor - spreadMinor, refunds: told.filter(({ bookingId }) => bookingId === null) };
  return { own, shared };
}
