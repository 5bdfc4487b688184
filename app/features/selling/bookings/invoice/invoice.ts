/** The figures of an invoice: what was asked, what cancelling took off and kept, what came and went back, and what is left to pay. */
import { agreedPrice, sumOfParts, type PriceParts, type PriceSum } from "#app/features/selling/bookings/price-parts.ts";

export type InvoicedTraveller = PriceParts & { paidMinor: number; cancelled: boolean };

export type InvoiceSum = PriceSum & {
  /** Prices of those who have cancelled, which are asked no more. */
  cancelledMinor: number;
  /** What the cancellation terms keep of them. */
  keptMinor: number;
  /** Total less cancelled, plus kept. */
  dueMinor: number;
  /** Received less given or promised back. */
  netPaidMinor: number;
  /** Due less net paid; below zero where more has come than was asked. */
  balanceMinor: number;
};

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Minor units. `paidMinor` of a traveller is what stays spread over her after refunds. */
export function invoiceSum(
  travellers: readonly InvoicedTraveller[],
  { receivedMinor, refundedMinor }: { receivedMinor: number; refundedMinor: number },
): InvoiceSum {
  const gone = travellers.filter((traveller) => traveller.cancelled);
  const asked = sumOfParts(travellers);
  const cancelledMinor = sumOf(gone.map(agreedPrice));
  const keptMinor = sumOf(gone.map((traveller) => traveller.paidMinor));
  const dueMinor = asked.totalMinor - cancelledMinor + keptMinor;
  const netPaidMinor = receivedMinor - refundedMinor;
  return {
    ...asked,
    cancelledMinor,
    keptMinor,
    dueMinor,
    netPaidMinor,
    balanceMinor: dueMinor - netPaidMinor,
  };
}
