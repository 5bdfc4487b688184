/** What is shown once an order is submitted, and where. */
import { confirmationPagePath } from "#app/features/selling/bookings/booking-address.ts";
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { guestToken, readOrderByReference, type BookingContext, type OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";

export type ConfirmedTrip = {
  reference: string;
  status: BookingStatus;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  travellers: number;
};

export type ConfirmationPage = {
  reference: string;
  status: BookingStatus;
  method: "bank_transfer" | "card" | null;
  email: string;
  currency: Currency;
  totalMinor: number;
  owedMinor: number;
  submittedAt: string;
  /** Of a transfer: when the money must have arrived. */
  dueAt: string | undefined;
  trips: ConfirmedTrip[];
  bankTransfer: Settings["bankTransfer"];
  /** Of the agency: what times are said in. */
  timeZone: string;
  guest: boolean;
};

/** The page of a submitted order: for a guest with the secret of her link, so that it opens again without a cookie. */
export function confirmationPath(
  { secret }: Pick<BookingContext, "secret">,
  language: Language,
  order: { id: string; reference: string; guest: boolean },
): string {
  return localPath(language, confirmationPagePath(order.reference, order.guest ? guestToken(secret, order.id) : undefined));
}

/** The confirmation of an order; undefined where there is none, it is not submitted, or the asker may not see it. */
export async function readConfirmation(
  context: BookingContext,
  access: OrderAccess,
  reference: string,
): Promise<ConfirmationPage | undefined> {
  const { db } = context;
  const order = await readOrderByReference(db, reference, access);
  if (!order?.submittedAt) return undefined;
  const settings = await readSettings(db);
  const { agreedMinor, paidMinor } = order.money;
  const [first] = order.bookings;
  return {
    reference: order.reference,
    status: first?.status ?? "EXPIRED",
    method: order.method,
    email: order.contactEmail ?? "",
    currency: order.currency,
    totalMinor: agreedMinor,
    owedMinor: agreedMinor - paidMinor,
    submittedAt: order.submittedAt.toISOString(),
    dueAt: first?.dueAt?.toISOString(),
    trips: order.bookings.map((booking) => ({
      reference: booking.reference,
      status: booking.status,
      title: booking.tourTitle,
      startDate: booking.startDate,
      endDate: booking.endDate,
      travellers: booking.travellers.length,
    })),
    bankTransfer: settings.bankTransfer,
    timeZone: settings.hours.timeZone,
    guest: order.customerId === null,
  };
}
