import { isInvoiced } from "#app/features/selling/bookings/booking-status.ts";
import type { LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import type { Unit } from "#app/features/selling/bookings/booking-price.ts";
import type { PriceParts } from "#app/features/selling/bookings/price-parts.ts";
import { isUnpromised } from "#app/features/selling/bookings/payment-state.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Currency } from "#app/values/money.ts";
import { invoiceSum, type InvoiceSum } from "./invoice.ts";

/** Those of a row's columns, and none of its others. */
const partsOf = ({ baseMinor, discountMinor, codeMinor, roomMinor, extrasMinor }: PriceParts): PriceParts => ({
  baseMinor,
  discountMinor,
  codeMinor,
  roomMinor,
  extrasMinor,
});

type MoneyMoved = { amountMinor: number; day: CalendarDate };

export type InvoicePage = {
  number: string;
  reference: string;
  /** The day of booking, in the agency's time zone. */
  day: CalendarDate;
  agency: { name: string; street: string; place: string; country: string; email: string; phone: string };
  customer: { name: string; email: string };
  trips: {
    reference: string;
    title: string;
    startDate: CalendarDate;
    endDate: CalendarDate;
    lines: (PriceParts & { id: string; name: string; unit: Unit; cancelled: boolean })[];
  }[];
  /** As it was typed; undefined where none is taken off. */
  promoCode: string | undefined;
  sum: InvoiceSum;
  payments: MoneyMoved[];
  refunds: (MoneyMoved & { sent: boolean })[];
  currency: Currency;
  rate: number;
  rateDate: CalendarDate;
};

/** The number of an order's invoice: one each, named by the order's reference. */
const invoiceNumber = (orderReference: string) => orderReference.replace(/^YTR-/, "INV-");

/** The invoice of an order; undefined where nothing of it was sold. */
export function invoicePage(order: LoadedOrder, settings: Settings): InvoicePage | undefined {
  const sold = order.bookings.filter(({ status }) => isInvoiced(status));
  if (sold.length === 0 || order.submittedAt === null) return undefined;
  const { brand, contacts, hours } = settings;
  const dayOf = (at: Date) => dateInZone(at, hours.timeZone);
  const refunds = order.refunds.filter((refund) => refund.status !== "failed" && !isUnpromised(refund));
  const people = sold.flatMap((booking) => booking.travellers);
  const amounts = (rows: readonly { amountMinor: number }[]) => rows.reduce((sum, row) => sum + row.amountMinor, 0);
  return {
    number: invoiceNumber(order.reference),
    reference: order.reference,
    day: dayOf(order.submittedAt),
    agency: {
      name: brand.legalName,
      street: contacts.street,
      place: `${contacts.postalCode} ${contacts.city}`.trim(),
      country: contacts.country,
      email: contacts.emails[0] ?? "",
      phone: contacts.phones[0] ?? "",
    },
    customer: { name: order.contactName ?? "", email: order.contactEmail ?? "" },
    trips: sold.map((booking) => ({
      reference: booking.reference,
      title: booking.tourTitle,
      startDate: booking.startDate,
      endDate: booking.endDate,
      lines: booking.travellers.map(({ id, name, unit, cancelledAt, ...parts }) => ({
        ...partsOf(parts),
        id,
        name: name ?? "",
        unit,
        cancelled: cancelledAt !== null,
      })),
    })),
    promoCode: order.promoCode ?? undefined,
    sum: invoiceSum(
      people.map((traveller) => ({ ...traveller, cancelled: traveller.cancelledAt !== null })),
      { receivedMinor: amounts(order.payments), refundedMinor: amounts(refunds) },
    ),
    payments: order.payments.map(({ amountMinor, receivedAt }) => ({ amountMinor, day: dayOf(receivedAt) })),
    refunds: refunds.map(({ amountMinor, createdAt, sentAt }) => ({ amountMinor, day: dayOf(sentAt ?? createdAt), sent: sentAt !== null })),
    currency: order.currency,
    rate: order.rate,
    rateDate: order.rateDate,
  };
}
