import { data, redirect } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { bookingPage, openBooking, type OpenBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { bookingStep } from "#app/features/selling/bookings/booking-page/booking-step.server.ts";
import { parseCancel } from "#app/features/selling/bookings/cancellation/cancel-form.server.ts";
import { CancelView, type CancelAnswer, type QuoteShown } from "#app/features/selling/bookings/cancellation/cancel-view.tsx";
import { cancelQuoted, quoteCancellation, type Quote } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/cancel";

export const handle: RouteHandle = { namespaces: ["bookings", "checkout"], query: ["token"] };
export const headers = bookingPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { opened, page, meta: described } = await bookingStep(args, "cancel");
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

type Problem = NonNullable<CancelAnswer["problem"]>;
const refused = (problem: Problem, status: number, quote?: QuoteShown) =>
  data({ problem, ...(quote && { quote }) } satisfies CancelAnswer, { status });

/** Shows what cancelling gives back, or cancels what was shown. A quote that no longer holds is made anew and asked again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const opened = await openBooking(request, context, params.reference);
  const services = context.get(servicesContext);
  const form = parseCancel(await formBody(request));
  if (!form) return refused("choose", 400);
  const quoteAgain = () => quoteCancellation(services, opened.access, { bookingId: opened.booking.id, travellers: form.travellers });
  if (form.intent === "confirm") {
    const outcome = await cancelQuoted(services, opened.access, { quoteId: form.quote, reason: null });
    if (outcome.ok) {
      const language = languageOfPath(new URL(request.url).pathname);
      const t = translator(language);
      const amount = formatsFor(language).amount(outcome.refundMinor, opened.order.currency);
      const text = outcome.refundMinor > 0 ? t("bookings:cancel.done.refund", { amount }) : t("bookings:cancel.done.nothing");
      setFlash(context, { kind: "success", title: t("bookings:cancel.done.title"), text });
      return redirect(localPath(language, bookingPath(opened.booking.reference, "", opened.token)), 303);
    }
    if (outcome.reason !== "quote_outdated") {
      if (outcome.reason === "not_found") throw data(null, 404);
      if (outcome.reason === "forbidden" || outcome.reason === "amount") throw data(null, 403);
      return refused(outcome.reason, 409);
    }
  }
  const quoted = await quoteAgain();
  if (quoted.ok) {
    const quote = shown(quoted.quote, opened);
    return form.intent === "confirm" ? refused("quote_outdated", 409, quote) : data({ quote } satisfies CancelAnswer);
  }
  if (quoted.reason === "not_found") throw data(null, 404);
  if (quoted.reason === "forbidden") throw data(null, 403);
  return quoted.reason === "travellers" ? refused("choose", 400) : refused(quoted.reason, 409);
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelView page={loaderData.page} token={loaderData.token} answer={actionData} />;
}
