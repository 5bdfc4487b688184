/** The ways to pay at checkout. Each says where its buyer goes once her order is submitted. */
import type { Settings } from "#app/features/settings/settings.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { transferIsOffered } from "./booking-window.ts";
import type { Submission } from "./submit-checkout.server.ts";

export type PaymentMethodName = Submission["method"];

type Order = {
  settings: Settings;
  now: Date;
  /** Of the bookings that are paid together. */
  departures: readonly { startDate: CalendarDate; timeZone: string }[];
};

/** The methods offered for an order, the one chosen at first in front. Empty where nothing can be paid in time. */
export function availableMethods({ settings, now, departures }: Order): PaymentMethodName[] {
  return transferIsOffered(departures, settings.booking, now) ? ["bank_transfer"] : [];
}

type Submitted = { orderId: string; method: PaymentMethodName; confirmation: string };

/** The address (a path of ours, or that of a payment page) to go on to after submitting. A transfer is explained on the confirmation. */
export async function nextAddress({ confirmation }: Submitted): Promise<string> {
  return confirmation;
}
