import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { movedParty } from "#app/features/selling/bookings/booking-details.ts";
import { secretAddressPage, openBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { bookingStep } from "#app/features/selling/bookings/booking-page/booking-step.server.ts";
import { changeDetails, refusalOf, type ChangeRefusal } from "#app/features/selling/bookings/change/change-details.server.ts";
import { readChange } from "#app/features/selling/bookings/change/change-form.server.ts";
import { changeFormOf } from "#app/features/selling/bookings/change/change-page.server.ts";
import { ChangeView } from "#app/features/selling/bookings/change/change-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { refuse, tooManyRequests } from "#app/platform/forms.server.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/change";

export const handle: RouteHandle = { namespaces: ["bookings", "checkout"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const { opened, page, meta: described } = await bookingStep(contextOf(router), params.reference, "change");
  return { page, form: changeFormOf(opened), token: opened.token, meta: described };
}

/** Saves names, notes and contact, and leads back to the booking. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  const opened = await openBooking(context, params.reference);
  const stands = changeFormOf(opened);
  const read = readChange(await formBody(request), { travellers: stands.travellers.length, contact: stands.hasContact });
  const { result, seen, details } = read;
  const refused = async (problem: ChangeRefusal) => {
    const now = changeFormOf(await openBooking(context, params.reference));
    const { parties, ...typed } = result.initialValue ?? {};
    const [party] = Array.isArray(parties) ? parties : [];
    const ids = now.travellers.map(({ id }) => id);
    const moved = { initialValue: { ...typed, parties: [movedParty(Array.isArray(party) ? party : [], seen.traveller, ids)] } };
    return refuse(context, { problem, stands: now, result: moved });
  };
  // What is wrong with a form that is out of date would be told at fields of somebody else.
  const refusal = refusalOf(opened, seen.version, context.now());
  if (refusal) return refused(refusal);
  const verdict = await countRequest(context, rateLimits.bookingChange, context.address);
  if (!verdict.ok) return tooManyRequests(context, verdict.wait, read);
  if (!details) return refuse(context, { result, stands }, 400);
  const { booking } = opened;
  const outcome = await changeDetails(context, opened.access, { bookingId: booking.id, seen: seen.version, details });
  if (!outcome.ok) {
    if (outcome.reason === "not_found") throw data(null, 404);
    return refused(outcome.reason);
  }
  const { language } = context;
  const t = translator(language);
  const told = outcome.changed
    ? { title: t("bookings:change.done.title"), text: t("bookings:change.done.text") }
    : { title: t("bookings:change.done.nothingTitle"), text: t("bookings:change.done.nothing") };
  setFlash(context, { kind: "success", ...told });
  return redirect(localPath(language, bookingPath(booking.reference, "", opened.token)), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
  const { page, token, form } = loaderData;
  return <ChangeView page={page} token={token} form={form} answer={actionData} />;
}
