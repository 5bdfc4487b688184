/** What the site asks of a card payment provider, in its own words; `stripe-gateway.server.ts` is the one there is. */
import type { Currency } from "#app/values/money.ts";

export type PageRequest = {
  /** Asked twice for one payment, it answers with one page, also after a crash between two steps. */
  idempotencyKey: string;
  orderId: string;
  /** What the order is called where people see it. */
  reference: string;
  currency: Currency;
  /** Minor units, each. Together they are exactly what is charged. */
  lines: { name: string; amountMinor: number; quantity: number }[];
  email: string;
  language: string;
  successUrl: string;
  cancelUrl: string;
  /** At least 30 minutes and at most a day ahead: the provider's rule. */
  expiresAt: Date;
};

/** A payment page as it stands. `processing`: finished by the buyer, and the money is not certain yet. `over`: nothing can be paid there any more. */
export type PaymentPage = {
  id: string;
  url: string | undefined;
  state: "open" | "processing" | "paid" | "over";
  /** Ours, as it was sent along. */
  orderId: string | undefined;
  /** Of a page that is paid. The currency is in capitals. */
  payment: { reference: string; amountMinor: number; currency: string } | undefined;
};

/** `sent`: on its way; the buyer's bank may still refuse it, which an event tells then. */
export type ProviderRefund = {
  reference: string;
  /** Ours; undefined where somebody refunded at the provider itself. */
  refundId: string | undefined;
  paymentReference: string | undefined;
  amountMinor: number;
  currency: string;
  state: "sent" | "failed";
};

/** `away`: worth trying again (no answer in time, too many requests, a key that is not accepted). `refused`: the same again fails again. */
export type GatewayAnswer<Value> = { ok: true; value: Value } | { ok: false; reason: "away" | "refused"; code: string };

export type GatewayEvent = { id: string; type: string; at: Date } & (
  | { kind: "page"; page: PaymentPage }
  | { kind: "refund"; refund: ProviderRefund }
  /** Something of this payment was refunded. */
  | { kind: "charge"; paymentReference: string }
  | { kind: "other" }
);

/** Every call has a time limit, and sent again does nothing twice. None may be made inside a transaction. */
export type PaymentGateway = {
  createPage: (request: PageRequest) => Promise<GatewayAnswer<PaymentPage>>;
  readPage: (id: string) => Promise<GatewayAnswer<PaymentPage>>;
  /** Ends a page so that nothing can be paid there; one that is paid already stays so. */
  closePage: (id: string) => Promise<GatewayAnswer<PaymentPage>>;
  /** The page by which a payment came. */
  findPage: (paymentReference: string) => Promise<GatewayAnswer<PaymentPage | undefined>>;
  refund: (refund: { refundId: string; paymentReference: string; amountMinor: number }) => Promise<GatewayAnswer<ProviderRefund>>;
  /** All that was refunded of a payment, by whomever. */
  listRefunds: (paymentReference: string) => Promise<GatewayAnswer<ProviderRefund[]>>;
  /** An event with its signature, at a time; undefined where it is forged, altered or old. */
  readEvent: (body: string, signature: string, now: Date) => Promise<GatewayEvent | undefined>;
};
