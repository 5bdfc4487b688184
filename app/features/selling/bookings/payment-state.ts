/** How an order stands with money: computed from the ledger, never stored (docs/booking.md). Minor units of its currency. */
import { splitByWeight } from "#app/values/shares.ts";

export type PaymentState = "unpaid" | "part_paid" | "paid" | "overpaid" | "refund_due";

export type Money = {
  /** Agreed prices of those who still travel or are to. */
  agreedMinor: number;
  /** What was spread over them. */
  paidMinor: number;
  /** Received, not spread over anybody, and not given or promised back. */
  surplusMinor: number;
  /** Promised back, not sent yet. */
  refundsDueMinor: number;
};

/** The one word for it: money that the agency still has to send goes before all else. */
export function paymentState({ agreedMinor, paidMinor, surplusMinor, refundsDueMinor }: Money): PaymentState {
  if (refundsDueMinor > 0) return "refund_due";
  if (surplusMinor > 0) return "overpaid";
  if (paidMinor === 0) return "unpaid";
  return paidMinor < agreedMinor ? "part_paid" : "paid";
}

export type Owing = { travellerId: string; agreedMinor: number; paidMinor: number };
export type Share = { travellerId: string; amountMinor: number };

/**
 * Spreads money received over travellers by what each still owes of the agreed price, largest remainder: a first payment by agreed
 * price. What nobody owes is left over.
 */
export function spreadPayment(amountMinor: number, travellers: readonly Owing[]): { shares: Share[]; leftMinor: number } {
  const owed = travellers.map((traveller) => Math.max(0, traveller.agreedMinor - traveller.paidMinor));
  const spread = Math.min(
    amountMinor,
    owed.reduce((sum, each) => sum + each, 0),
  );
  const parts = splitByWeight(spread, owed);
  const shares = travellers.map(({ travellerId }, index) => ({ travellerId, amountMinor: parts[index] ?? 0 }));
  return { shares: shares.filter((share) => share.amountMinor > 0), leftMinor: amountMinor - spread };
}

/** Of refunds that staff made at the provider and that no promise covers: they are in the ledger, and no part of what is owed or promised. */
export const unpromisedReasons: readonly string[] = ["outside", "goodwill"];
export const isUnpromised = ({ reason }: { reason: string }): boolean => unpromisedReasons.includes(reason);

type Failed = { id: string; amountMinor: number; createdAt: Date };

/**
 * The refunds that could not be sent and whose money still waits: the newest that what nobody has been given yet covers. The others were promised anew
 * or came back otherwise.
 */
export function waitingFailures<Refund extends Failed>(surplusMinor: number, failed: readonly Refund[]): Refund[] {
  let left = surplusMinor;
  return failed
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .filter(({ amountMinor }) => {
      if (amountMinor > left) return false;
      left -= amountMinor;
      return true;
    });
}

export type Refundable = { paymentId: string; refundableMinor: number };

/** Refunds go back the way the money came: by the earliest payment first, each up to what is left of it. Throws where that is not enough. */
export function refundsByPayment(amountMinor: number, payments: readonly Refundable[]): { paymentId: string; amountMinor: number }[] {
  let left = amountMinor;
  const refunds = payments.map(({ paymentId, refundableMinor }) => {
    const part = Math.min(left, refundableMinor);
    left -= part;
    return { paymentId, amountMinor: part };
  });
  if (left > 0) throw new RangeError("A refund exceeds what was paid less what was refunded.");
  return refunds.filter((refund) => refund.amountMinor > 0);
}
