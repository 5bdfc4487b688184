/** A place on this machine that answers the few calls to Stripe's API that the site makes, as Stripe documents them, and signs events with its library. */
import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";

const webhookSecret = "whsec_of_the_double";
const secretKey = "sk_test_of_the_double";

export type Session = {
  id: string;
  object: "checkout.session";
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  client_reference_id: string | null;
  expires_at: number;
  /** What was asked for, by the names of the form. */
  asked: Record<string, string>;
};

export type DoubleRefund = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  status: "succeeded" | "failed";
  payment_intent: string;
  metadata: Record<string, string>;
};

type Answer = { status: number; body: unknown };
const error = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", code, message: `refused: ${code}` } },
});

/** `now` is the clock that ends pages. */
export async function startStripeDouble(now: () => Date) {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, DoubleRefund>();
  const calls: { call: string; idempotencyKey: string | undefined }[] = [];
  const remembered = new Map<string, { sent: string; answer: Answer }>();
  /** `away`: no call is answered. `lost`: what is asked for is done, and the answer does not arrive. `refuses`: a code for each refund. */
  const state: { away: boolean; lost: boolean; refuses: string | undefined } = { away: false, lost: false, refuses: undefined };
  let count = 0;
  const nextId = (prefix: string) => `${prefix}_${++count}`;
  const unixNow = () => Math.floor(now().getTime() / 1_000);
  const stripe = new Stripe(secretKey);

  const server = http.createServer((request, response) => void handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;

  function createSession(asked: Record<string, string>): Answer {
    const expires = Number(asked.expires_at);
    if (expires < unixNow() + 30 * 60 || expires > unixNow() + 24 * 3_600) return error(400, "parameter_invalid_integer");
    let amount = 0;
    for (let line = 0; asked[`line_items[${line}][quantity]`]; line++)
      amount += Number(asked[`line_items[${line}][quantity]`]) * Number(asked[`line_items[${line}][price_data][unit_amount]`]);
    const id = nextId("cs_test");
    const session: Session = {
      id,
      object: "checkout.session",
      url: `${origin}/pay/${id}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: amount,
      currency: asked["line_items[0][price_data][currency]"] ?? "",
      payment_intent: null,
      client_reference_id: asked.client_reference_id ?? null,
      expires_at: expires,
      asked,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  /** As Stripe does by itself when the time has come. */
  function refresh(session: Session): Session {
    if (session.status === "open" && session.expires_at <= unixNow()) Object.assign(session, { status: "expired", url: null });
    return session;
  }

  function createRefund(asked: Record<string, string>): Answer {
    if (state.refuses) return error(400, state.refuses);
    const session = [...sessions.values()].find((each) => each.payment_intent === asked.payment_intent);
    const given = [...refunds.values()].filter((each) => each.payment_intent === asked.payment_intent && each.status !== "failed");
    const left = (session?.amount_total ?? 0) - given.reduce((sum, each) => sum + each.amount, 0);
    if (!session || Number(asked.amount) > left) return error(400, "charge_already_refunded");
    const refund: DoubleRefund = {
      id: nextId("re"),
      object: "refund",
      amount: Number(asked.amount),
      currency: session.currency,
      status: "succeeded",
      payment_intent: session.payment_intent ?? "",
      metadata: asked["metadata[refund]"] ? { refund: asked["metadata[refund]"] } : {},
    };
    refunds.set(refund.id, refund);
    return { status: 200, body: refund };
  }

  function route(method: string, url: URL, body: string): Answer {
    const asked = Object.fromEntries(new URLSearchParams(body));
    const [, , resource, , id, verb] = url.pathname.split("/");
    const intent = url.searchParams.get("payment_intent");
    if (resource === "refunds" && method === "POST") return createRefund(asked);
    if (resource === "refunds") return list([...refunds.values()].filter((each) => each.payment_intent === intent));
    if (method === "POST" && !id) return createSession(asked);
    if (!id) return list([...sessions.values()].filter((each) => each.payment_intent === intent));
    const session = sessions.get(id);
    if (!session) return error(404, "resource_missing");
    refresh(session);
    if (verb !== "expire") return { status: 200, body: session };
    if (session.status !== "open") return error(400, "resource_already_exists");
    return { status: 200, body: Object.assign(session, { status: "expired", url: null }) };
  }
  const list = (data: unknown[]): Answer => ({ status: 200, body: { object: "list", data, has_more: false } });

  /** The same key with the same content gives the same answer; with another content it is refused. */
  function remember(key: string | undefined, sent: string, work: () => Answer): Answer {
    const known = key === undefined ? undefined : remembered.get(key);
    if (known && known.sent !== sent) return { status: 400, body: { error: { type: "idempotency_error", message: "another content" } } };
    const answer = known?.answer ?? work();
    if (key !== undefined && answer.status === 200) remembered.set(key, { sent, answer: structuredClone(answer) });
    return answer;
  }

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? "/", origin);
    const method = request.method ?? "GET";
    const key = request.headers["idempotency-key"]?.toString();
    calls.push({ call: `${method} ${url.pathname}`, idempotencyKey: key });
    // "Do not try again" keeps the library from waiting between its own tries.
    const headers = { "Content-Type": "application/json", "Stripe-Should-Retry": "false" };
    const send = ({ status, body: content }: Answer) => response.writeHead(status, headers).end(JSON.stringify(content));
    if (state.away) return void send({ status: 503, body: { error: { type: "api_error", message: "away" } } });
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return void send({ status: 401, body: { error: { type: "invalid_request_error", message: "no such key" } } });
    const answer = remember(method === "POST" ? key : undefined, `${url.pathname} ${body}`, () => route(method, url, body));
    send(state.lost && method === "POST" ? { status: 500, body: { error: { type: "api_error", message: "lost" } } } : answer);
  }

  /** A delivery as it comes over the wire. */
  function deliver(type: string, object: object, { id = nextId("evt"), at = now(), secret = webhookSecret } = {}) {
    const created = Math.floor(at.getTime() / 1_000);
    const body = JSON.stringify({ id, object: "event", type, created, data: { object } });
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: created });
    return { body, signature };
  }

  return {
    origin,
    settings: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: origin },
    state,
    calls,
    sessions,
    refunds,
    deliver,
    /** The buyer pays on the page; its address is all she knows. */
    pay(pageUrl: string, changes: Partial<Session> = {}): Session {
      const session = sessions.get(pageUrl.split("/").at(-1) ?? "");
      if (!session || refresh(session).status !== "open") throw new Error("This page cannot be paid.");
      return Object.assign(session, { status: "complete", url: null, payment_status: "paid", payment_intent: nextId("pi"), ...changes });
    },
    /** As Stripe forgets an idempotency key after a day. */
    forget: (key: string) => void remembered.delete(key),
    /** Somebody refunds in the provider's own dashboard. */
    refundThere(session: Session, amount: number): DoubleRefund {
      return createRefund({ payment_intent: session.payment_intent ?? "", amount: String(amount) }).body as DoubleRefund;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
