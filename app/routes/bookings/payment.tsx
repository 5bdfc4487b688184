import { data, redirect, replace } from "react-router";
import { bookingPage, readOwnOrLinked } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { buyerOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { confirmationPath } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { readOrderByReference, type OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { paymentPath } from "#app/features/selling/bookings/payment/card-pages.server.ts";
import { payAgain, submitAgain } from "#app/features/selling/bookings/payment/card-payment.server.ts";
import { readPayment } from "#app/features/selling/bookings/payment/payment-page.server.ts";
import { PaymentView, type PaymentAnswer } from "#app/features/selling/bookings/payment/payment-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import type { Route } from "./+types/payment";

export const handle: RouteHandle = { namespaces: ["payment"], query: ["token", "error"] };
export const headers = bookingPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? undefined;

/** Where the payment page sends its buyer back to. The provider is asked once how it stands; what is paid goes on to its confirmation. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  // Who comes here because the provider did not answer is not kept waiting for it again.
  const away = searchParams.get("error") === "away";
  const buyer = await buyerOf(request, context);
  const state = await readOwnOrLinked(context, tokenOf(request), (guestToken) =>
    readPayment(services, { ...buyer, guestToken }, { reference: params.reference, ask: !away }),
  );
  if (state.kind === "done") throw replace(confirmationPath(services, language, state.order));
  if (state.kind === "moved") throw replace(paymentPath(services, { ...state.order, language, guest: state.order.customerId === null }));
  const t = translator(language);
  return {
    page: state.page,
    away: away || state.page.away,
    meta: describePage(request, context, {
      title: t("meta.titled", { title: t("payment:title") }),
      description: t("payment:description"),
      path: `/checkout/payment/${params.reference}`,
      noindex: true,
    }),
  };
}

const refuse = (answer: PaymentAnswer, status: number, wait?: number) =>
  data(answer, { status, ...(wait !== undefined && { headers: { "Retry-After": String(wait) } }) });

/** Goes on to the payment page, or books with a transfer instead. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await formBody(request);
  const buyer = await buyerOf(request, context);
  const language = languageOfPath(new URL(request.url).pathname);
  const { order, access } = await readOwnOrLinked(context, tokenOf(request), async (guestToken) => {
    const given: OrderAccess = { ...buyer, guestToken };
    const found = await readOrderByReference(services.db, params.reference, given);
    return found?.submittedAt ? { order: found, access: given } : undefined;
  });
  const verdict = await countRequest(services, rateLimits.checkout, context.get(requestContext).address);
  if (!verdict.ok) return refuse({ problem: "too_many", waitMinutes: Math.ceil(verdict.wait / 60) }, 429, verdict.wait);
  const guest = order.customerId === null;
  if (form.get("intent") === "transfer") {
    const booked = await submitAgain(services, access, { orderId: order.id, method: "bank_transfer" });
    if (!booked.ok) return refuse({ problem: booked.reason }, 409);
    return redirect(confirmationPath(services, language, { id: booked.orderId, reference: booked.reference, guest }), 303);
  }
  const begun = await payAgain(services, access, order.id);
  if (begun.ok) return redirect(begun.address ?? paymentPath(services, { ...order, language, guest }), 303);
  return refuse({ problem: begun.reason }, begun.reason === "away" ? 503 : 409);
}

/** A form that did not arrive is answered on the page. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentView page={loaderData.page} away={loaderData.away} answer={actionData} />;
}
