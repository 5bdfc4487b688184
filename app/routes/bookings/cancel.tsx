import { canEmail } from "#app/features/agency/mail/can-email.ts";
import { contextOf, type RequestContext } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { secretAddressPage, openBooking, type OpenBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { bookingStep } from "#app/features/selling/bookings/booking-page/booking-step.server.ts";
import { cancelFormSchema } from "#app/features/selling/bookings/cancellation/cancel-form.server.ts";
import {
  CancelView,
  type CancelAnswer,
  type CancelError,
  type QuoteShown,
} from "#app/features/selling/bookings/cancellation/cancel-view.tsx";
import { cancelQuoted, quoteCancellation, type Quote } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse, refuseFields, wrongAt } from "#app/platform/forms.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Currency } from "#app/values/money.ts";
import type { Route } from "./+types/cancel";

export const handle: RouteHandle = { namespaces: ["bookings", "checkout"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const { opened, page, meta: described } = await bookingStep(contextOf(router), params.reference, "cancel");
  return { page, token: opened.token, meta: described };
}

const shown = ({ id, percent, lines, feeMinor, refundMinor, validUntil }: Quote, { order }: OpenBooking): QuoteShown => ({
  id,
  percent,
  feeMinor,
  refundMinor,
  paidMinor: lines.reduce((sum, line) => sum + line.paidMinor, 0),
  validUntil: validUntil.toISOString(),
  travellerIds: lines.map((line) => line.travellerId),
  ways: refundMinor === 0 ? [] : [...new Set(order.payments.map(({ provider }) => (provider === "stripe" ? "card" : "transfer")))],
});

const choose: CancelError = "choose";

/** Shows what cancelling gives back, or cancels what was shown. A quote that no longer holds is made anew and asked again. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  const opened = await openBooking(context, params.reference);
  const read = await readForm(request, cancelFormSchema);
  if (!read.ok) return refuseFields(context, read, [choose]);
  const { value: form, result } = read;
  if (form.intent === "confirm") {
    const outcome = await cancelQuoted(context, opened.access, { quoteId: form.quote, reason: null });
    if (outcome.ok) {
      tellCancelled(context, outcome.refundMinor, opened.order.currency);
      return redirect(localPath(context.language, bookingPath(opened.booking.reference, "", opened.token)), 303);
    }
    if (outcome.reason === "not_found" || outcome.reason === "amount") throw data(null, 404);
    if (outcome.reason !== "quote_outdated") return refuse(context, { result, problem: outcome.reason });
  }
  const quoted = await quoteCancellation(context, opened.access, { bookingId: opened.booking.id, travellers: form.traveller });
  if (quoted.ok) {
    const quote = shown(quoted.quote, opened);
    if (form.intent === "confirm") return refuse(context, { result, quote, problem: "quote_outdated" });
    return data({ at: context.now().toISOString(), result, quote } satisfies CancelAnswer);
  }
  if (quoted.reason === "not_found") throw data(null, 404);
  if (quoted.reason === "travellers") return refuse(context, wrongAt(read, { traveller: choose }));
  return refuse(context, { result, problem: quoted.reason });
}

function tellCancelled(context: RequestContext, refundMinor: number, currency: Currency): void {
  const t = translator(context.language);
  const amount = formatsFor(context.language).amount(refundMinor, currency);
  const [refund, nothing] = canEmail(context) ? (["refund", "nothing"] as const) : (["refundUnsent", "nothingUnsent"] as const);
  const text = refundMinor > 0 ? t(`bookings:cancel.done.${refund}`, { amount }) : t(`bookings:cancel.done.${nothing}`);
  setFlash(context, { kind: "success", title: t("bookings:cancel.done.title"), text });
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelView page={loaderData.page} token={loaderData.token} answer={actionData} />;
}
