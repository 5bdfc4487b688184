import { data, redirect } from "react-router";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { doAtDesk } from "#app/features/selling/bookings/admin/booking-actions.server.ts";
import { bookingPath } from "#app/features/selling/bookings/admin/booking-list.ts";
import { readBookingPage } from "#app/features/selling/bookings/admin/booking-page.server.ts";
import { BookingView } from "#app/features/selling/bookings/admin/booking-view.tsx";
import { deliveredAtDesk } from "#app/features/selling/bookings/admin/delivered-desk.ts";
import { parseBookingForm } from "#app/features/selling/bookings/admin/desk-form.server.ts";
import type { DeskAnswer } from "#app/features/selling/bookings/admin/desk-form.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import deskStyles from "#app/ui/styles/desk.css?url";
import type { Route } from "./+types/booking";

export const handle: RouteHandle = { namespaces: ["bookingsDesk"], query: ["ask"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskStyles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const page = await readBookingPage({ db: services.db, now: services.now() }, self, params.reference);
  if (!page) throw data(null, 404);
  const t = translator(languageOfPath(pathname));
  return {
    page,
    clock: await adminClock(context),
    asked: searchParams.get("ask") === "reject",
    meta: describeAdminPage(request, context, {
      title: t("bookingsDesk:booking.title", { reference: page.reference }),
      path: bookingPath(page.reference),
    }),
  };
}

/** Does one thing and shows the page anew, or says what was wrong with what was typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const sent = await formBody(request);
  const page = await readBookingPage({ db: services.db, now: services.now() }, self, params.reference);
  if (!page) throw data(null, 404);
  const parsed = parseBookingForm(sent);
  const { values } = parsed;
  const answer = { at: services.now().toISOString(), form: values.form ?? "", values } satisfies DeskAnswer;
  if (!parsed.ok) {
    const unreadable = Object.keys(parsed.errors).length === 0;
    // The refund that was shown stays shown: it is asked for anew.
    const again = values.intent === "cancel" ? parseBookingForm(quoteAgain(sent)) : undefined;
    const desk = { services, actor: self, booking: { id: page.id, orderId: page.orderId, currency: page.currency }, timeZone: "UTC" };
    const shown = again?.ok ? await doAtDesk(desk, again.form) : undefined;
    const quote = shown?.ok && "quote" in shown ? { quote: shown.quote } : {};
    return data({ ...answer, ...quote, ...(unreadable ? { problem: "unreadable" } : { errors: parsed.errors }) } satisfies DeskAnswer, {
      status: 400,
    });
  }
  const { timeZone } = await adminClock(context);
  const booking = { id: page.id, orderId: page.orderId, currency: page.currency };
  const outcome = await doAtDesk({ services, actor: self, booking, timeZone }, parsed.form);
  if (outcome.ok && "done" in outcome) {
    const language = languageOfPath(new URL(request.url).pathname);
    const t = translator(language);
    const { key, amountMinor = 0 } = outcome.done;
    const amount = formatsFor(language).amount(amountMinor, page.currency);
    setFlash(context, {
      kind: "success",
      title: t(`bookingsDesk:done.${key}.title`),
      text: t(`bookingsDesk:done.${key}.text`, { amount }),
    });
    return redirect(localPath(language, bookingPath(page.reference)), 303);
  }
  const { ok, ...told } = outcome;
  const problem = "problem" in told ? told.problem : undefined;
  const status = "errors" in told ? 400 : ok && !problem ? 200 : problem === "not_found" ? 404 : 409;
  return data({ ...answer, ...told } satisfies DeskAnswer, { status });
}

/** The form that asked for the refund, made from the one that accepts it. */
function quoteAgain(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent) if (name !== "intent") form.append(name, value);
  form.set("intent", "quote");
  return form;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredAtDesk(() => serverAction());

export default function Booking({ loaderData: { page, clock, asked }, actionData }: Route.ComponentProps) {
  return <BookingView key={page.reference} page={page} answer={actionData} clock={clock} asked={asked} />;
}
