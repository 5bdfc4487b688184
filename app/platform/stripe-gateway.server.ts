/** Stripe Checkout by its official library, behind the site's own words. */
import { Stripe } from "stripe";
import { z } from "zod";
import type { GatewayAnswer, GatewayEvent, PageRequest, PaymentGateway, PaymentPage, ProviderRefund } from "./payment-gateway.server.ts";
import type { StripeSettings } from "./payment-settings.server.ts";

/** A buyer waits for the first of these calls: twice this, and a pause, is the longest. */
const timeoutMs = 6_000;
/** How old a signed event may be; Stripe signs anew each time it delivers. */
const toleranceSeconds = 300;

const seconds = (instant: Date) => Math.ceil(instant.getTime() / 1_000);
/** Either the id, or the whole object where it was asked for. */
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const ownData = z.record(z.string(), z.string()).nullish();

const sessionSchema = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: idOf,
  client_reference_id: z.string().nullish(),
});

const refundSchema = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: idOf,
  metadata: ownData,
});

/** What an event is about, by Stripe's own name. */
const namedSchema = z.object({ object: z.string().optional(), payment_intent: idOf });

const eventSchema = z.object({ id: z.string(), type: z.string(), created: z.int(), data: z.object({ object: z.unknown() }) });

function pageOf(given: unknown): PaymentPage {
  const session = sessionSchema.parse(given);
  const { amount_total: amountMinor, currency, payment_intent: reference } = session;
  const paid = session.payment_status === "paid" && amountMinor && currency && reference;
  const unpaid = session.status === "complete" ? "processing" : session.status === "open" ? "open" : "over";
  return {
    id: session.id,
    url: session.url ?? undefined,
    state: paid ? "paid" : unpaid,
    orderId: session.client_reference_id ?? undefined,
    payment: paid ? { reference, amountMinor, currency: currency.toUpperCase() } : undefined,
  };
}

function refundOf(given: unknown): ProviderRefund {
  const refund = refundSchema.parse(given);
  return {
    reference: refund.id,
    refundId: refund.metadata?.refund,
    paymentReference: refund.payment_intent ?? undefined,
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
    state: refund.status === "failed" || refund.status === "canceled" ? "failed" : "sent",
  };
}

/** What cannot become right by trying again. Everything else (no answer, 5xx, limits, keys) can. */
const isFinal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

async function answerOf<Value>(call: () => Promise<Value>): Promise<GatewayAnswer<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    const known = error instanceof Stripe.errors.StripeError;
    if (!known && !(error instanceof z.ZodError)) throw error;
    // Codes and types only: messages may repeat what was sent.
    const code = known ? (error.code ?? error.type) : "unreadable_answer";
    return { ok: false, reason: isFinal(error) ? "refused" : "away", code };
  }
}

const locales: Record<string, string> = { hi: "hi-IN" };

const sessionParams = (request: PageRequest): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  allowed_payment_method_types: ["card"],
  // The price was shown in the order's currency, and is charged in it.
  adaptive_pricing: { enabled: false },
  line_items: request.lines.map(({ name, amountMinor, quantity }) => ({
    quantity,
    price_data: { currency: request.currency.toLowerCase(), unit_amount: amountMinor, product_data: { name } },
  })),
  customer_email: request.email,
  client_reference_id: request.orderId,
  metadata: { order: request.orderId, reference: request.reference },
  payment_intent_data: { description: request.reference, metadata: { order: request.orderId, reference: request.reference } },
  locale: locales[request.language] ?? request.language,
  success_url: request.successUrl,
  cancel_url: request.cancelUrl,
  expires_at: seconds(request.expiresAt),
});

function addressOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const secure = protocol === "https:";
  return { host: hostname, port: port || (secure ? "443" : "80"), protocol: secure ? "https" : "http" };
}

/** A gateway that speaks with Stripe. What Stripe refuses or leaves unanswered is returned, not thrown: `refused` is final, `away` may be tried again. */
export function stripeGateway({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentGateway {
  const stripe = new Stripe(secretKey, { ...addressOf(apiUrl), timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false });
  const { sessions } = stripe.checkout;
  const readPage = (id: string) => answerOf(async () => pageOf(await sessions.retrieve(id)));

  const refundsOf = async (paymentReference: string) => (await stripe.refunds.list({ payment_intent: paymentReference, limit: 100 })).data;

  async function readEvent(body: string, signature: string, now: Date): Promise<GatewayEvent | undefined> {
    let given: unknown;
    try {
      given = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, toleranceSeconds, undefined, now.getTime());
    } catch (error) {
      // A body that is not JSON is not theirs either.
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return undefined;
      throw error;
    }
    const parsed = eventSchema.parse(given);
    const event = { id: parsed.id, type: parsed.type, at: new Date(parsed.created * 1_000) };
    const { object } = parsed.data;
    if (event.type.startsWith("checkout.session.")) return { ...event, kind: "page", page: pageOf(object) };
    const { object: what, payment_intent: reference } = namedSchema.parse(object);
    if (what === "charge" && event.type === "charge.refunded" && reference)
      return { ...event, kind: "charge", paymentReference: reference };
    // `refund.*`, and `charge.refund.updated` as endpoints of older days send it.
    if (what === "refund") return { ...event, kind: "refund", refund: refundOf(object) };
    return { ...event, kind: "other" };
  }

  return {
    createPage: (request) =>
      answerOf(async () => pageOf(await sessions.create(sessionParams(request), { idempotencyKey: request.idempotencyKey }))),
    readPage,
    closePage: async (id) => {
      const closed = await answerOf(async () => pageOf(await sessions.expire(id)));
      // Only an open one can be closed: this one is paid or over.
      return !closed.ok && closed.reason === "refused" ? readPage(id) : closed;
    },
    findPage: (paymentReference) =>
      answerOf(async () => {
        const { data } = await sessions.list({ payment_intent: paymentReference, limit: 1 });
        return data[0] && pageOf(data[0]);
      }),
    refund: ({ refundId, paymentReference, amountMinor }) =>
      answerOf(async () => {
        // Stripe forgets idempotency keys after a day; a refund that was sent before a long outage is found by what we wrote on it.
        const data = await refundsOf(paymentReference);
        const sent = data.find(({ metadata }) => metadata?.refund === refundId);
        if (sent) return refundOf(sent);
        const params = { payment_intent: paymentReference, amount: amountMinor, metadata: { refund: refundId } };
        return refundOf(await stripe.refunds.create(params, { idempotencyKey: refundId }));
      }),
    listRefunds: (paymentReference) => answerOf(async () => (await refundsOf(paymentReference)).map(refundOf)),
    readEvent,
  };
}

const made = new WeakMap<StripeSettings, PaymentGateway>();

/** The gateway of these settings, one for the process; undefined where cards are not taken. */
export function gatewayOf({ stripe }: { stripe: StripeSettings | undefined }): PaymentGateway | undefined {
  if (!stripe) return undefined;
  const gateway = made.get(stripe) ?? stripeGateway(stripe);
  made.set(stripe, gateway);
  return gateway;
}
