import { contextOf } from "#app/features/people/access/context.server.ts";
import { redirect, replace } from "react-router";
import { paymentPagePath } from "#app/features/selling/bookings/booking-address.ts";
import { readOwnOrLinked, secretAddressPage } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { confirmationPath } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { readOrderByReference } from "#app/features/selling/bookings/order.server.ts";
import { paymentPath } from "#app/features/selling/bookings/payment/card-pages.server.ts";
import { payAgain, submitAgain } from "#app/features/selling/bookings/payment/card-payment.server.ts";
import { readPayment } from "#app/features/selling/bookings/payment/payment-page.server.ts";
import { PaymentView } from "#app/features/selling/bookings/payment/payment-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readForm, refuse, tooManyRequests } from "#app/platform/forms.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import { deliver } from "#app/ui/deliver.ts";
import { z } from "zod";
import type { Route } from "./+types/payment";

export const handle: RouteHandle = { namespaces: ["payment"], query: ["token", "error"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

/** Where the payment page sends its buyer back to. The provider is asked once how it stands; what is paid goes on to its confirmation. */
export async function loader({ request, context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { language } = context;
  // Who comes here because the provider did not answer is not kept waiting for it again.
  const away = new URL(request.url).searchParams.get("error") === "away";
  const state = await readOwnOrLinked(context, (access) => readPayment(context, access, { reference: params.reference, ask: !away }));
  if (state.kind === "done") throw replace(confirmationPath(context, language, state.order));
  if (state.kind === "moved") throw replace(paymentPath(context, { ...state.order, language, guest: state.order.customerId === null }));
  const t = translator(language);
  return {
    page: state.page,
    away: away || state.page.away,
    meta: describePage(context, {
      title: t("meta.titled", { title: t("payment:title") }),
      description: t("payment:description"),
      path: paymentPagePath(params.reference),
      noindex: true,
    }),
  };
}

/** One form, each button a way to go on. */
const waySchema = z.object({ intent: z.enum(["card", "transfer"]).catch("card") });

/** Goes on to the payment page, or books with a transfer instead. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  const read = await readForm(request, waySchema);
  const { language } = context;
  const { order, access } = await readOwnOrLinked(context, async (given) => {
    const found = await readOrderByReference(context.db, params.reference, given);
    return found?.submittedAt ? { order: found, access: given } : undefined;
  });
  const verdict = await countRequest(context, rateLimits.checkout, context.address);
  if (!verdict.ok) return tooManyRequests(context, verdict.wait);
  const guest = order.customerId === null;
  if (read.ok && read.value.intent === "transfer") {
    const booked = await submitAgain(context, access, { orderId: order.id, method: "bank_transfer" });
    if (!booked.ok) return refuse(context, { problem: booked.reason });
    return redirect(confirmationPath(context, language, { id: booked.orderId, reference: booked.reference, guest }), 303);
  }
  const begun = await payAgain(context, access, order.id);
  if (begun.ok) return redirect(begun.address ?? paymentPath(context, { ...order, language, guest }), 303);
  return refuse(context, { problem: begun.reason }, begun.reason === "away" ? 503 : 409);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentView page={loaderData.page} away={loaderData.away} answer={actionData} />;
}
