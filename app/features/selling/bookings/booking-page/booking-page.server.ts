/** What the page of a booking shows. */
import { eq, sql } from "drizzle-orm";
import type { Context } from "#app/features/people/access/context.server.ts";
import { changingOf, lastDayToChange, type ChangeState } from "#app/features/selling/bookings/booking-details.ts";
import {
  awaitsPayment,
  canBeCancelled,
  isInvoiced,
  takesSeats,
  type BookingStatus,
} from "#app/features/selling/bookings/booking-status.ts";
import { cancellationTable, type CancellationRow } from "#app/features/selling/bookings/cancellation-table.ts";
import { feeTakenOf } from "#app/features/selling/bookings/fee-taken.server.ts";
import {
  activeTravellers,
  failuresOf,
  type BookingContext,
  type LoadedBooking,
  type LoadedOrder,
} from "#app/features/selling/bookings/order.server.ts";
import { upiPayment, type UpiPayment } from "#app/features/selling/bookings/payment/upi.server.ts";
import { tripPasses, type TripPass } from "#app/features/selling/bookings/trip-pass.server.ts";
import { reviewToken } from "#app/features/selling/reviews/write/write-review.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import { schema, type Database } from "#db/database.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import { timesOf } from "#app/features/agency/audit/audit.server.ts";
import type { OpenBooking } from "./booking-access.server.ts";
import { moneyByBooking, type BookingMoney } from "./booking-money.ts";
import { bookingHistory, type HistoryEvent } from "./booking-history.ts";
import { notesOfBooking } from "./notes-page.server.ts";
import { nextStep, type NextStep } from "./booking-next.ts";

const { cancellations, cancelledTravellers } = schema;

export type BookingTraveller = { id: string; name: string; unit: "ADULT" | "CHILD"; agreedMinor: number; cancelled: boolean };

/** `sentAt`: undefined until it has been sent. */
export type PromisedBack = { amountMinor: number; sentAt: string | undefined };

export type BookingPage = {
  reference: string;
  status: BookingStatus;
  title: string;
  pass: TripPass | undefined;
  /** The notes of the trip, where they can be read; how many of their facts have changed since it was booked. */
  notes: { changes: number } | undefined;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Of the place of departure: whose days count. */
  timeZone: string;
  travellers: BookingTraveller[];
  currency: Currency;
  /** Of this booking: what those who travel were asked, and what they have paid. */
  agreedMinor: number;
  paidMinor: number;
  /** Of this booking: all that has come for it, and what of it the cancellation terms keep. */
  receivedMinor: number;
  keptMinor: number;
  refunds: PromisedBack[];
  /** Of an order with several bookings: what came for none of them in particular, and goes back so. */
  shared: { receivedMinor: number; refunds: PromisedBack[] };
  /** Of the whole order: what is still owed, and the reference that a transfer quotes. */
  owedMinor: number;
  orderReference: string;
  /** The other bookings that are paid together with this one. */
  others: { reference: string; title: string }[];
  next: NextStep;
  /** The amount in `next` is that of all bookings of the order. */
  nextIsShared: boolean;
  changing: ChangeState;
  lastDayToChange: CalendarDate;
  /** The agency's telephone, for what can no longer be done here. */
  phone: string | undefined;
  /** The refund table from today on; empty where cancelling is not offered. */
  rows: CancellationRow[];
  /** `closed`: it would be, had the tour not begun. */
  cancelling: "offered" | "closed" | "on_hold" | "over";
  hasInvoice: boolean;
  /** The secret of the review that can be written now. */
  reviewToken: string | undefined;
  bankTransfer: Settings["bankTransfer"] | undefined;
  /** The same money by UPI, where that can be. */
  upi: UpiPayment | undefined;
  /** Of the agency: what times are said in. */
  agencyTimeZone: string;
  history: HistoryEvent[];
};

/** True where cancelling is offered: not once the tour has begun, at the place of departure. */
export const cancellingIsOffered = (booking: LoadedBooking, now: Date): boolean =>
  canBeCancelled(booking.status) && dateInZone(now, booking.timeZone) <= booking.startDate;

const cancellationsOf = (db: Database, booking: LoadedBooking) =>
  db
    .select({ at: cancellations.at, by: cancellations.by, travellers: sql<number>`count(*)`.mapWith(Number) })
    .from(cancellations)
    .innerJoin(cancelledTravellers, eq(cancelledTravellers.cancellationId, cancellations.id))
    .where(eq(cancellations.bookingId, booking.id))
    .groupBy(cancellations.id);

type Refund = LoadedOrder["refunds"][number];

const nothing: BookingMoney<Refund> = { receivedMinor: 0, refunds: [] };
const promisedBack = ({ amountMinor, sentAt }: Refund): PromisedBack => ({ amountMinor, sentAt: sentAt?.toISOString() });

/** What a booking's sentence says is to come back: its own money, or the whole order's once no trip of it takes place any more. */
function refundsDueOf(order: LoadedOrder, own: Refund[], shared: Refund[]): { refunds: Refund[]; areShared: boolean } {
  const isDue = ({ sentAt }: Refund) => sentAt === null;
  if (own.some(isDue) || order.bookings.some(({ status }) => takesSeats(status))) return { refunds: own.filter(isDue), areShared: false };
  return { refunds: shared.filter(isDue), areShared: true };
}

/** The table of a booking: by what has been paid, and before that by what was agreed. */
async function rowsOf(db: Database, booking: LoadedBooking, now: Date): Promise<CancellationRow[]> {
  if (!cancellingIsOffered(booking, now)) return [];
  const people = activeTravellers(booking);
  const unpaid = people.every(({ paidMinor }) => paidMinor === 0);
  return cancellationTable(booking.policy, {
    travellers: people.map(({ id, paidMinor, agreedPriceMinor }) => ({
      travellerId: id,
      paidMinor: unpaid ? agreedPriceMinor : paidMinor,
    })),
    feeTakenMinor: await feeTakenOf(db, booking.id),
    today: dateInZone(now, booking.timeZone),
  });
}

function cancellingOf(booking: LoadedBooking, now: Date): BookingPage["cancelling"] {
  if (booking.status === "ON_HOLD") return "on_hold";
  if (!canBeCancelled(booking.status)) return "over";
  return cancellingIsOffered(booking, now) ? "offered" : "closed";
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

export async function readBookingPage(
  { db, secret, now: clock, settings, language }: BookingContext & Pick<Context, "settings" | "language">,
  { order, booking }: OpenBooking,
): Promise<BookingPage> {
  const now = clock();
  const owedMinor = order.money.agreedMinor - order.money.paidMinor;
  const { own, shared } = moneyByBooking({ ...order, failures: failuresOf(order) });
  const { receivedMinor, refunds } = own.get(booking.id) ?? nothing;
  const agencyTimeZone = settings.hours.timeZone;
  const due = refundsDueOf(order, refunds, shared.refunds);
  const [pass] = await tripPasses(db, [booking], { language, now });
  const bankTransfer = booking.status === "PENDING" && order.method === "bank_transfer" ? settings.bankTransfer : undefined;
  const owed = { amountMinor: owedMinor, currency: order.currency, reference: order.reference };
  const next = nextStep({ ...booking, owedMinor, refundsDue: due.refunds }, { now, agencyTimeZone });
  return {
    reference: booking.reference,
    status: booking.status,
    title: booking.tourTitle,
    pass,
    notes: await notesOfBooking(db, language, { order, booking }),
    startDate: booking.startDate,
    endDate: booking.endDate,
    timeZone: booking.timeZone,
    travellers: booking.travellers.map(({ id, name, unit, agreedPriceMinor, cancelledAt }) => ({
      id,
      name: name ?? "",
      unit,
      agreedMinor: agreedPriceMinor,
      cancelled: cancelledAt !== null,
    })),
    currency: order.currency,
    agreedMinor: booking.agreedMinor,
    paidMinor: booking.paidMinor,
    receivedMinor,
    keptMinor: sumOf(booking.travellers.map(({ cancelledAt, paidMinor: kept }) => (cancelledAt === null ? 0 : kept))),
    owedMinor,
    orderReference: order.reference,
    others: order.bookings.filter(({ id }) => id !== booking.id).map(({ reference, tourTitle }) => ({ reference, title: tourTitle })),
    refunds: refunds.map(promisedBack),
    shared: { receivedMinor: shared.receivedMinor, refunds: shared.refunds.map(promisedBack) },
    next,
    nextIsShared: "amountMinor" in next && order.bookings.length > 1 && (awaitsPayment(booking.status) || due.areShared),
    changing: changingOf(booking, now),
    lastDayToChange: lastDayToChange(booking),
    phone: settings.contacts.phones[0],
    rows: await rowsOf(db, booking, now),
    cancelling: cancellingOf(booking, now),
    reviewToken: booking.status === "REDEEMED" && booking.reviewId === null ? reviewToken(secret, booking.id) : undefined,
    hasInvoice: order.bookings.some(({ status }) => isInvoiced(status)),
    bankTransfer,
    upi: bankTransfer && upiPayment(bankTransfer, owed),
    agencyTimeZone,
    history: bookingHistory({
      booking,
      submittedAt: order.submittedAt,
      payments: order.payments.map((payment) => ({ ...payment, isShared: order.bookings.length > 1 })),
      refunds: [
        ...refunds.map((refund) => ({ ...refund, isShared: false })),
        ...shared.refunds.map((refund) => ({ ...refund, isShared: true })),
      ],
      cancellations: await cancellationsOf(db, booking),
      changes: await timesOf(db, { action: "booking.changed", subjectType: "booking", subjectId: booking.id }),
    }),
  };
}
