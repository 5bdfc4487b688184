/** How a booking stands, and the next thing that happens with it: its page says that in one sentence. */
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { addDays, dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";

/** Money goes back within so many days (terms and conditions). */
const refundDays = 14;

export type NextStep =
  /** Money is awaited until an instant; `late` where that has passed and a part has come. */
  | { kind: "transfer" | "card"; amountMinor: number; until: string }
  | { kind: "late"; amountMinor: number }
  /** Its departure does not take place: she chooses until an instant. */
  | { kind: "choice"; until: string }
  /** Something happens on a day, at the place of departure. */
  | { kind: "departure" | "return" | "travelled"; day: CalendarDate }
  | { kind: "cancelled" | "rejected" | "expired" }
  /** It ended, and money goes back until a day of the agency's calendar; `refundLate` where that day has passed. */
  | { kind: "cancelledRefund" | "rejectedRefund" | "expiredRefund" | "refundLate"; amountMinor: number; day: CalendarDate };

export type Standing = {
  status: BookingStatus;
  startDate: CalendarDate;
  endDate: CalendarDate;
  timeZone: string;
  dueAt: Date | null;
  holdExpiresAt: Date;
  choice: { answerBy: Date } | undefined;
  /** What the whole order still owes. */
  owedMinor: number;
  /** Promised back and not sent yet, and since when. */
  refundsDue: readonly { amountMinor: number; createdAt: Date }[];
};

const endedKinds = { CANCELLED: "cancelled", REJECTED: "rejected", EXPIRED: "expired" } as const;

/** `agencyTimeZone` is whose days refunds are counted in. */
export function nextStep(booking: Standing, { now, agencyTimeZone }: { now: Date; agencyTimeZone: string }): NextStep {
  const { status, startDate, endDate, owedMinor, refundsDue } = booking;
  switch (status) {
    case "ON_HOLD":
      return { kind: "card", amountMinor: owedMinor, until: booking.holdExpiresAt.toISOString() };
    case "PENDING":
      return booking.dueAt && booking.dueAt > now
        ? { kind: "transfer", amountMinor: owedMinor, until: booking.dueAt.toISOString() }
        : { kind: "late", amountMinor: owedMinor };
    case "CONFIRMED": {
      if (booking.choice) return { kind: "choice", until: booking.choice.answerBy.toISOString() };
      const today = dateInZone(now, booking.timeZone);
      if (today < startDate) return { kind: "departure", day: startDate };
      return today <= endDate ? { kind: "return", day: endDate } : { kind: "travelled", day: endDate };
    }
    case "REDEEMED":
      return { kind: "travelled", day: endDate };
    default: {
      const kind = endedKinds[status];
      const [first] = refundsDue;
      if (!first) return { kind };
      const amountMinor = refundsDue.reduce((sum, refund) => sum + refund.amountMinor, 0);
      const day = addDays(dateInZone(first.createdAt, agencyTimeZone), refundDays);
      return { kind: day < dateInZone(now, agencyTimeZone) ? "refundLate" : `${kind}Refund`, amountMinor, day };
    }
  }
}
