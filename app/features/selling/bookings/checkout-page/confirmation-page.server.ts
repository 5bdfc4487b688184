/** What is shown once an order is submitted, and where. */
import { confirmationPagePath } from "#app/features/selling/bookings/booking-address.ts";
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { upiPayment, type UpiPayment } from "#app/features/selling/bookings/payment/upi.server.ts";
import { tripPasses, type TripPass } from "#app/features/selling/bookings/trip-pass.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import {
  guestToken,
  linkToken,
  readOrderByReference,
  type BookingContext,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import type { Currency } from "#app/values/money.ts";

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
  trips: TripPass[];
  bankTransfer: Settings["bankTransfer"];
  /** The same money by UPI, where that can be. */
  upi: UpiPayment | undefined;
  /** Of the agency: what times are said in. */
  timeZone: string;
  guest: boolean;
  /** The secret that a guest's links carry on. */
  guestToken: string | undefined;
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
  context: BookingContext & Pick<Context, "language">,
  access: OrderAccess,
  reference: string,
): Promise<ConfirmationPage | undefined> {
  const { db } = context;
  const order = await readOrderByReference(db, reference, access);
  if (!order?.submittedAt) return undefined;
  const settings = await readSettings(db);
  const { agreedMinor, paidMinor } = order.money;
  const owedMinor = agreedMinor - paidMinor;
  const [first] = order.bookings;
  return {
    reference: order.reference,
    status: first?.status ?? "EXPIRED",
    method: order.method,
    email: order.contactEmail ?? "",
    currency: order.currency,
    totalMinor: agreedMinor,
    owedMinor,
    submittedAt: order.submittedAt.toISOString(),
    dueAt: first?.dueAt?.toISOString(),
    trips: await tripPasses(db, order.bookings, { language: context.language, now: context.now() }),
    bankTransfer: settings.bankTransfer,
    upi: upiPayment(settings.bankTransfer, { amountMinor: owedMinor, currency: order.currency, reference: order.reference }),
    timeZone: settings.hours.timeZone,
    guest: order.customerId === null,
    guestToken: linkToken(context, order, access),
  };
}
