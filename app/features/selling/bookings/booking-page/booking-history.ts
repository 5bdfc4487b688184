/** What has happened to a booking, from the rows that tell it. */
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";

export type HistoryEvent = { at: string } & (
  | { kind: "submitted" | "confirmed" | "rejected" | "expired" | "travelled" | "changed" }
  /** `isShared`: for all trips of the order, which are paid together. `dayOnly`: of a transfer the bank tells the day and no time. */
  | { kind: "payment"; amountMinor: number; dayOnly: boolean; isShared: boolean }
  | { kind: "refund" | "refundSent"; amountMinor: number; isShared: boolean }
  | { kind: "cancelled" | "cancelledByAgency"; travellers: number }
);

type Feedback = {
  booking: { status: BookingStatus; confirmedAt: Date | null; statusChangedAt: Date };
  submittedAt: Date | null;
  payments: readonly { amountMinor: number; receivedAt: Date; provider: "bank_transfer" | "stripe"; isShared: boolean }[];
  refunds: readonly { amountMinor: number; createdAt: Date; sentAt: Date | null; status: "due" | "sent" | "failed"; isShared: boolean }[];
  cancellations: readonly { at: Date; by: "customer" | "agency"; travellers: number }[];
  /** When names, notes or the contact were changed. */
  changes: readonly Date[];
};

const ended = { REJECTED: "rejected", EXPIRED: "expired", REDEEMED: "travelled" } as const;
const isEnded = (status: BookingStatus): status is keyof typeof ended => status in ended;

/** Oldest first; a transfer of the day of the booking follows it. */
export function bookingHistory({ booking, submittedAt, payments, refunds, cancellations, changes }: Feedback): HistoryEvent[] {
  const events: HistoryEvent[] = [
    ...(submittedAt ? [{ at: submittedAt.toISOString(), kind: "submitted" as const }] : []),
    ...payments.map(({ receivedAt, amountMinor, provider, isShared }) => ({
      at: receivedAt.toISOString(),
      kind: "payment" as const,
      amountMinor,
      dayOnly: provider === "bank_transfer",
      isShared,
    })),
    ...(booking.confirmedAt ? [{ at: booking.confirmedAt.toISOString(), kind: "confirmed" as const }] : []),
    ...cancellations.map(({ at, by, travellers }) => ({
      at: at.toISOString(),
      kind: by === "agency" ? ("cancelledByAgency" as const) : ("cancelled" as const),
      travellers,
    })),
    ...changes.map((at) => ({ at: at.toISOString(), kind: "changed" as const })),
    ...refunds
      .filter(({ status }) => status !== "failed")
      .map(({ createdAt, amountMinor, isShared }) => ({ at: createdAt.toISOString(), kind: "refund" as const, amountMinor, isShared })),
    ...refunds.flatMap(({ sentAt, amountMinor, isShared }) =>
      sentAt ? [{ at: sentAt.toISOString(), kind: "refundSent" as const, amountMinor, isShared }] : [],
    ),
    ...(isEnded(booking.status) ? [{ at: booking.statusChangedAt.toISOString(), kind: ended[booking.status] }] : []),
  ];
  const placeOf = (event: HistoryEvent) => {
    const at = Date.parse(event.at);
    return event.kind === "payment" && event.dayOnly ? Math.max(at, submittedAt?.getTime() ?? at) : at;
  };
  return events.toSorted((one, other) => placeOf(one) - placeOf(other));
}
