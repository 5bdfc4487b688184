/** The ways to pay at checkout. Each says when it is offered, and where its buyer goes once her order is submitted. */
import { transferVerdict, type PaidDeparture } from "#app/features/selling/bookings/booking-window.ts";
import type { Submission } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import type { OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import type { Settings } from "#app/features/agency/settings/settings.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import type { CardContext } from "./card-pages.server.ts";
import { beginCardPayment } from "./card-payment.server.ts";

export type PaymentMethodName = Submission["method"];

type Order = {
  env: Pick<Env, "stripe">;
  settings: Settings;
  now: Date;
  /** Of the bookings that are paid together. */
  departures: readonly PaidDeparture[];
};

type SubmittedOrder = {
  orderId: string;
  /** Where a submitted order is explained: a transfer's bank details, or that it is paid. */
  confirmation: string;
  /** Where a card payment that has not begun or ended yet can be gone on with. */
  payment: string;
};

type PaymentMethod = {
  isOffered: (order: Order) => boolean;
  /** The address to go on to: a path of ours, or that of the provider's page. */
  next: (context: CardContext, access: OrderAccess, submitted: SubmittedOrder) => Promise<string>;
};

const bankTransfer: PaymentMethod = {
  isOffered: ({ settings, now, departures }) => transferVerdict(departures, settings, now) === "offered",
  next: async (_context, _access, { confirmation }) => confirmation,
};

const card: PaymentMethod = {
  isOffered: ({ env }) => env.stripe !== undefined,
  next: async (context, access, { orderId, payment }) => {
    const begun = await beginCardPayment(context, access, orderId);
    if (begun.ok) return begun.address ?? payment;
    return begun.reason === "away" ? `${payment}${payment.includes("?") ? "&" : "?"}error=away` : payment;
  },
};

/** The one chosen at first in front: a card confirms at once. */
const methods: Record<PaymentMethodName, PaymentMethod> = { card, bank_transfer: bankTransfer };
const inOrder: PaymentMethodName[] = ["card", "bank_transfer"];

/** The methods offered for an order, the one chosen at first in front. Empty where nothing can be paid in time. */
export const availableMethods = (order: Order): PaymentMethodName[] => inOrder.filter((name) => methods[name].isOffered(order));

/** The address (a path of ours, or that of a payment page) to go on to after submitting. */
export async function nextAddress(
  context: CardContext,
  access: OrderAccess,
  { method, ...submitted }: SubmittedOrder & { method: PaymentMethodName },
): Promise<string> {
  return methods[method].next(context, access, submitted);
}
