import { data, redirect, replace, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { buyerOf, type Buyer } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { parseCheckout } from "#app/features/selling/bookings/checkout-page/checkout-form.server.ts";
import { readCheckout, type CheckoutPage } from "#app/features/selling/bookings/checkout-page/checkout-page.server.ts";
import { CheckoutView, type CheckoutAnswer } from "#app/features/selling/bookings/checkout-page/checkout-view.tsx";
import { confirmationPath } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { extendHold } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { submitCheckout, type SubmitOutcome } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { paymentPath } from "#app/features/selling/bookings/payment/card-pages.server.ts";
import { nextAddress } from "#app/features/selling/bookings/payment/payment-methods.server.ts";
import { termsVersion } from "#app/features/publishing/legal/legal.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath, type Language } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/checkout";

export const handle: RouteHandle = { namespaces: ["checkout"], query: ["order"], ownNewsletter: true };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

const languageOf = (request: Request) => languageOfPath(new URL(request.url).pathname);
const addressOf = (language: Language, orderId: string) => `${localPath(language, "/checkout")}?order=${orderId}`;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The order that the address names, as its checkout stands. Throws: without one to the cart, to where it has gone on, or 404. */
async function openCheckout({ request, context }: Asked, buyer: Buyer): Promise<CheckoutPage> {
  const language = languageOf(request);
  const wanted = new URL(request.url).searchParams.get("order");
  if (wanted === null) throw redirect(localPath(language, "/cart"));
  const orderId = z.uuid().safeParse(wanted).data;
  const services = context.get(servicesContext);
  const state = orderId && (await readCheckout(services, buyer, orderId));
  if (!state) throw data(null, 404);
  if (state.kind === "moved") throw replace(addressOf(language, state.orderId));
  if (state.kind === "done") throw replace(confirmationPath(services, language, state));
  return state.page;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const buyer = await buyerOf(request, context);
  const page = await openCheckout({ request, context }, buyer);
  const { account } = buyer;
  const t = translator(languageOf(request));
  return {
    page,
    /** The same form sent twice books once. */
    key: crypto.randomUUID(),
    known: account && { name: account.name, email: account.email, phone: account.phone ?? "" },
    meta: describePage(request, context, {
      title: t("meta.titled", { title: t("checkout:checkout.title") }),
      description: t("checkout:checkout.description"),
      path: "/checkout",
      noindex: true,
    }),
  };
}

type Refusal = Extract<SubmitOutcome, { ok: false }>;

/** Of those refusals that are no conflict (409). */
const statusOf: Partial<Record<Refusal["reason"], number>> = { not_found: 404, travellers_missing: 400 };

function refusal(outcome: Refusal): Pick<CheckoutAnswer, "problem" | "lines"> {
  return { problem: outcome.reason, ...("lines" in outcome && { lines: outcome.lines }) };
}

/** Keeps the seats longer, or books. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await formBody(request);
  const buyer = await buyerOf(request, context);
  const orderId = z.uuid().safeParse(new URL(request.url).searchParams.get("order")).data;
  if (!orderId) throw data(null, 404);
  const state = await readCheckout(services, buyer, orderId);
  if (!state) throw data(null, 404);
  const language = languageOf(request);
  // Sent again, by a double click or after Back: what was booked is shown.
  if (state.kind === "done") return redirect(confirmationPath(services, language, state), 303);
  if (state.kind === "moved") return redirect(addressOf(language, state.orderId), 303);
  const parsed = parseCheckout(
    form,
    state.page.trips.map((trip) => trip.travellers.length),
  );
  if (form.get("intent") === "extend") {
    const extended = await extendHold(services, buyer, orderId);
    const answer: CheckoutAnswer = extended.ok ? { extended: true } : { problem: extended.reason };
    return data({ ...answer, sent: parsed.sent } satisfies CheckoutAnswer, { status: extended.ok ? 200 : 409 });
  }
  const verdict = await countRequest(services, rateLimits.checkout, context.get(requestContext).address);
  if (!verdict.ok) {
    const answer: CheckoutAnswer = { problem: "too_many", waitMinutes: Math.ceil(verdict.wait / 60), sent: parsed.sent };
    return data(answer, { status: 429, headers: { "Retry-After": String(verdict.wait) } });
  }
  if (!parsed.ok) return data({ errors: parsed.errors, sent: parsed.sent } satisfies CheckoutAnswer, { status: 400 });
  const { key, total, method, name, email, phone, parties } = parsed.value;
  if (!state.page.methods.includes(method))
    return data({ problem: "method_gone", sent: parsed.sent } satisfies CheckoutAnswer, { status: 409 });
  const outcome = await submitCheckout(services, buyer, {
    orderId,
    idempotencyKey: key,
    expectedTotalMinor: total,
    method,
    contact: { name, email, phone },
    termsVersion: termsVersion(),
    parties,
  });
  if (!outcome.ok) {
    return data({ ...refusal(outcome), sent: parsed.sent } satisfies CheckoutAnswer, { status: statusOf[outcome.reason] ?? 409 });
  }
  const { guest } = state.page;
  const order = { id: outcome.orderId, reference: outcome.reference, guest };
  const addresses = { confirmation: confirmationPath(services, language, order), payment: paymentPath(services, { ...order, language }) };
  return redirect(await nextAddress(services, buyer, { orderId: order.id, method, ...addresses }), 303);
}

/** A form that did not arrive (no connection, the site away) is answered on the page: what was typed stays, and sending it again books once. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects and refusals are thrown too.
    if (error instanceof Response || (typeof error === "object" && error !== null && "status" in error)) throw error;
    return data({ problem: "undelivered" } satisfies CheckoutAnswer, { status: 503 });
  }
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { page, key, known } = loaderData;
  return <CheckoutView key={page.orderId} page={page} idempotencyKey={key} known={known} answer={actionData} />;
}
