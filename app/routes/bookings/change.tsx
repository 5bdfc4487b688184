import { data, redirect } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { movedFields } from "#app/features/selling/bookings/booking-details.ts";
import { bookingPage, openBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { bookingStep } from "#app/features/selling/bookings/booking-page/booking-step.server.ts";
import { changeDetails, refusalOf, type ChangeRefusal } from "#app/features/selling/bookings/change/change-details.server.ts";
import { parseChange } from "#app/features/selling/bookings/change/change-form.server.ts";
import { changeFormOf } from "#app/features/selling/bookings/change/change-page.server.ts";
import { ChangeView, type ChangeAnswer } from "#app/features/selling/bookings/change/change-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/change";

export const handle: RouteHandle = { namespaces: ["bookings", "checkout"], query: ["token"] };
export const headers = bookingPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { opened, page, meta: described } = await bookingStep(args, "change");
  return { page, form: changeFormOf(opened), token: opened.token, meta: described };
}

/** Saves names, notes and contact, and leads back to the booking. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const opened = await openBooking(request, context, params.reference);
  const services = context.get(servicesContext);
  const stands = changeFormOf(opened);
  const parsed = parseChange(await formBody(request), { travellers: stands.travellers.length, contact: stands.hasContact });
  const { sent, seen } = parsed;
  const refused = async (problem: ChangeRefusal) => {
    const form = changeFormOf(await openBooking(request, context, params.reference));
    const ids = form.travellers.map(({ id }) => id);
    return data({ problem, form, sent: movedFields(sent, seen.travellers, ids) } satisfies ChangeAnswer, { status: 409 });
  };
  // What is wrong with a form that is out of date would be told at fields of somebody else.
  const refusal = refusalOf(opened, seen.version, services.now());
  if (refusal) return refused(refusal);
  const verdict = await countRequest(services, rateLimits.bookingChange, context.get(requestContext).address);
  if (!verdict.ok) {
    const answer: ChangeAnswer = { problem: "too_many", waitMinutes: Math.ceil(verdict.wait / 60), form: stands, sent };
    return data(answer, { status: 429, headers: { "Retry-After": String(verdict.wait) } });
  }
  if (!parsed.ok) return data({ errors: parsed.errors, form: stands, sent } satisfies ChangeAnswer, { status: 400 });
  const { booking } = opened;
  const outcome = await changeDetails(services, opened.access, { bookingId: booking.id, seen: seen.version, details: parsed.details });
  if (!outcome.ok) {
    if (outcome.reason === "not_found") throw data(null, 404);
    return refused(outcome.reason);
  }
  const language = languageOfPath(new URL(request.url).pathname);
  const t = translator(language);
  const told = outcome.changed
    ? { title: t("bookings:change.done.title"), text: t("bookings:change.done.text") }
    : { title: t("bookings:change.done.nothingTitle"), text: t("bookings:change.done.nothing") };
  setFlash(context, { kind: "success", ...told });
  return redirect(localPath(language, bookingPath(booking.reference, "", opened.token)), 303);
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
  const { page, token, form } = loaderData;
  return <ChangeView page={page} token={token} form={form} answer={actionData} />;
}
