/** What the page of a booking shows. */
import { eq, sql } from "drizzle-orm";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { schema, type Database } from "#db/database.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import type { OpenBooking } from "./booking-access.server.ts";
import { bookingHistory, type HistoryEvent } from "./booking-history.ts";
import { nextStep, type NextStep } from "./booking-next.ts";
import { canBeCancelled, takesSeats, type BookingStatus } from "./booking-status.ts";
import { cancellationTable, type CancellationRow } from "./cancellation-table.ts";
import { feeTakenOf } from "./cancellations.server.ts";
import { activeTravellers, moneyOf, type LoadedBooking, type LoadedOrder } from "./order.server.ts";

const { cancellations, cancelledTravellers } = schema;

export type BookingTraveller = { id: string; name: string; unit: "ADULT" | "CHILD"; agreedMinor: number; cancelled: boolean };

export type BookingPage = {
  reference: string;
  status: BookingStatus;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Of the place of departure: whose days count. */
  timeZone: string;
  travellers: BookingTraveller[];
  currency: Currency;
  /** Of this booking: what those who travel were asked, and what they have paid. */
  agreedMinor: number;
  paidMinor: number;
  /** Of the whole order: what is still owed, and the reference that a transfer quotes. */
  owedMinor: number;
  orderReference: string;
  /** The other bookings that are paid together with this one. */
  others: { reference: string; title: string }[];
  refunds: { amountMinor: number; sentAt: string | undefined }[];
  next: NextStep;
  /** The refund table from today on; empty where cancelling is not offered. */
  rows: CancellationRow[];
  cancellable: boolean;
  hasInvoice: boolean;
  bankTransfer: Settings["bankTransfer"] | undefined;
  /** Of the agency: what times are said in. */
  agencyTimeZone: string;
  history: HistoryEvent[];
};

/** True where cancelling is offered: not once the tour has begun, at the place of departure. */
export const cancellingIsOffered = (booking: LoadedBooking, now: Date): boolean =>
  canBeCancelled(booking.status) && dateInZone(now, booking.timeZone) <= booking.startDate;

/** The states of which an invoice tells nothing: nothing was ever sold. */
export const isInvoiced = (booking: LoadedBooking): boolean => booking.status !== "REJECTED" && booking.status !== "EXPIRED";

async function historyOf(db: Database, order: LoadedOrder, booking: LoadedBooking): Promise<HistoryEvent[]> {
  const rows = await db
    .select({ at: cancellations.at, by: cancellations.by, travellers: sql<number>`count(*)`.mapWith(Number) })
    .from(cancellations)
    .innerJoin(cancelledTravellers, eq(cancelledTravellers.cancellationId, cancellations.id))
    .where(eq(cancellations.bookingId, booking.id))
    .groupBy(cancellations.id);
  const { submittedAt, payments, refunds } = order;
  return bookingHistory({ booking, submittedAt, payments, refunds, cancellations: rows });
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

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

export async function readBookingPage(
  db: Database,
  { order, booking }: OpenBooking,
  { settings, now }: { settings: Settings; now: Date },
): Promise<BookingPage> {
  const { agreedMinor, paidMinor } = moneyOf(order);
  const owedMinor = agreedMinor - paidMinor;
  const going = takesSeats(booking.status) ? activeTravellers(booking) : [];
  const kept = order.refunds.filter((refund) => refund.status !== "failed");
  const agencyTimeZone = settings.hours.timeZone;
  const refundsDue = kept.filter((refund) => refund.status === "due");
  return {
    reference: booking.reference,
    status: booking.status,
    title: booking.tourTitle,
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
    agreedMinor: sumOf(going.map((traveller) => traveller.agreedPriceMinor)),
    paidMinor: sumOf(going.map((traveller) => traveller.paidMinor)),
    owedMinor,
    orderReference: order.reference,
    others: order.bookings.filter(({ id }) => id !== booking.id).map(({ reference, tourTitle }) => ({ reference, title: tourTitle })),
    refunds: kept.map((refund) => ({ amountMinor: refund.amountMinor, sentAt: refund.sentAt?.toISOString() })),
    next: nextStep({ ...booking, owedMinor, refundsDue }, { now, agencyTimeZone }),
    rows: await rowsOf(db, booking, now),
    cancellable: cancellingIsOffered(booking, now),
    hasInvoice: order.bookings.some(isInvoiced),
    bankTransfer: booking.status === "PENDING" && order.method === "bank_transfer" ? settings.bankTransfer : undefined,
    agencyTimeZone,
    history: await historyOf(db, order, booking),
  };
}
