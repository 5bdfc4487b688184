import { contextOf, type RequestContext } from "#app/features/people/access/context.server.ts";
import { data, redirect, replace } from "react-router";
import { z } from "zod";
import { checkoutAddress } from "#app/features/selling/bookings/booking-address.ts";
import { buyerOf, type Buyer } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { readCheckoutForm } from "#app/features/selling/bookings/checkout-page/checkout-form.server.ts";
import type { CheckoutAnswer } from "#app/features/selling/bookings/checkout-page/checkout-problems.tsx";
import { readCheckout, type CheckoutPage } from "#app/features/selling/bookings/checkout-page/checkout-page.server.ts";
import { CheckoutView } from "#app/features/selling/bookings/checkout-page/checkout-view.tsx";
import { confirmationPath } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { extendHold } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { applyCode } from "#app/features/selling/bookings/checkout/apply-code.server.ts";
import { codeOf } from "#app/features/selling/bookings/promo-code.ts";
import { submitCheckout, type SubmitOutcome } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { paymentPath } from "#app/features/selling/bookings/payment/card-pages.server.ts";
import { nextAddress } from "#app/features/selling/bookings/payment/payment-methods.server.ts";
import { termsVersion } from "#app/features/publishing/legal/legal.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { refuse, tooManyRequests, wrongAt } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { beginAttempt, countRequest, forgiveAttempt, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/checkout";

export const handle: RouteHandle = { namespaces: ["checkout"], query: ["order"], slim: true };
export const headers = personalPage;
export const meta = pageMeta;
/** A refusal tells of what has changed: the page shows it as it is now (the router would keep what it has after one). */
export const shouldRevalidate = () => true;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

/** The order that the address names, as its checkout stands. Throws: without one to the cart, to where it has gone on, or 404. */
async function openCheckout(context: RequestContext, buyer: Buyer): Promise<CheckoutPage> {
  const { language } = context;
  const wanted = new URL(context.request.url).searchParams.get("order");
  if (wanted === null) throw redirect(localPath(language, "/cart"));
  const orderId = z.uuid().safeParse(wanted).data;
  const state = orderId && (await readCheckout(context, buyer, orderId));
  if (!state) throw data(null, 404);
  if (state.kind === "moved") throw replace(checkoutAddress(language, state.orderId));
  if (state.kind === "done") throw replace(confirmationPath(context, language, state));
  return state.page;
}

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const page = await openCheckout(context, buyerOf(context));
  const { account } = context;
  const t = translator(context.language);
  return {
    page,
    /** A form that is sent twice books once. */
    key: crypto.randomUUID(),
    termsVersion: termsVersion(await readSettings(context.db)),
    known: account && { name: account.name, email: account.email, phone: account.phone ?? "" },
    meta: describePage(context, {
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

const codeIn = (form: FormData): string => {
  const typed = form.get("code");
  return typeof typed === "string" ? typed.trim() : "";
};

type TypedCode = { orderId: string; typed: string; result: CheckoutAnswer["result"] };

/** Applies a promo code, or says why not; an empty one takes it away. Wrong ones of a connection are counted, so that nobody finds any by trying. */
async function refuseCode(context: RequestContext, buyer: Buyer, { orderId, typed, result }: TypedCode) {
  const verdict = await beginAttempt(context, typed === "" ? [] : [{ limit: rateLimits.promoCode, source: context.address }]);
  if (!verdict.ok) return tooManyRequests(context, verdict.wait, { result });
  const applied = await applyCode(context, buyer, { orderId, typed });
  if (applied.ok) {
    await forgiveAttempt(context, verdict.attempt);
    return undefined;
  }
  if (applied.reason === "not_found" || applied.reason === "too_late")
    return refuse(context, { problem: "not_found" as const, result }, 404);
  return refuse(context, wrongAt({ result }, { code: `code_${applied.reason}` }), 400);
}

/** Keeps the seats longer, or books. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const form = await formBody(request);
  const buyer = buyerOf(context);
  const orderId = z.uuid().safeParse(new URL(request.url).searchParams.get("order")).data;
  if (!orderId) throw data(null, 404);
  const state = await readCheckout(context, buyer, orderId);
  if (!state) throw data(null, 404);
  const { language } = context;
  // Sent again, by a double click or after Back: what was booked is shown.
  if (state.kind === "done") return redirect(confirmationPath(context, language, state), 303);
  if (state.kind === "moved") return redirect(checkoutAddress(language, state.orderId), 303);
  const parties = state.page.trips.map((trip) => trip.travellers.length);
  const read = readCheckoutForm(form, parties);
  /** What was typed, without what would be wrong with it. */
  const typed = { initialValue: read.result.initialValue };
  if (form.get("intent") === "extend") {
    const extended = await extendHold(context, buyer, orderId);
    if (!extended.ok) return refuse(context, { problem: extended.reason, result: typed });
    return data({ at: context.now().toISOString(), extended: true, result: typed } satisfies CheckoutAnswer);
  }
  const intent = form.get("intent");
  if (intent === "code" || intent === "remove-code") {
    const refused = await refuseCode(context, buyer, { orderId, typed: intent === "code" ? codeIn(form) : "", result: typed });
    return refused ?? data({ at: context.now().toISOString(), result: typed } satisfies CheckoutAnswer);
  }
  const verdict = await countRequest(context, rateLimits.checkout, context.address);
  if (!verdict.ok) return tooManyRequests(context, verdict.wait, { result: typed });
  if (!read.ok) return refuse(context, read);
  const { key, total, method, name, email, phone, parties: people } = read.value;
  // Typed and not applied: the price with it is shown before anything is booked.
  if (codeIn(form) !== "" && codeOf(codeIn(form)) !== state.page.promoCode) {
    const refused = await refuseCode(context, buyer, { orderId, typed: codeIn(form), result: typed });
    return refused ?? refuse(context, { ...read, problem: "price_changed" });
  }
  if (!state.page.methods.includes(method)) return refuse(context, { ...read, problem: "method_gone" });
  const terms = termsVersion(await readSettings(context.db));
  if (read.value.termsVersion !== terms) return refuse(context, { ...read, problem: "terms_changed" });
  const outcome = await submitCheckout(context, buyer, {
    orderId,
    idempotencyKey: key,
    expectedTotalMinor: total,
    method,
    contact: { name, email, phone },
    termsVersion: terms,
    parties: people,
  });
  if (!outcome.ok) {
    const lines = "lines" in outcome ? outcome.lines : undefined;
    return refuse(context, { ...read, problem: outcome.reason, lines }, statusOf[outcome.reason] ?? 409);
  }
  const { guest } = state.page;
  const order = { id: outcome.orderId, reference: outcome.reference, guest };
  const addresses = { confirmation: confirmationPath(context, language, order), payment: paymentPath(context, { ...order, language }) };
  return redirect(await nextAddress(context, buyer, { orderId: order.id, method, ...addresses }), 303);
}

/** What did not arrive is sent again: it books once. */
export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { page, key, termsVersion: terms, known } = loaderData;
  return <CheckoutView key={page.orderId} page={page} idempotencyKey={key} termsVersion={terms} known={known} answer={actionData} />;
}
