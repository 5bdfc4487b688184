import { data, redirect } from "react-router";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { departurePath, newDeparturePath, tourOf } from "#app/features/selling/bookings/admin/booking-list.ts";
import { toursToChoose } from "#app/features/selling/bookings/admin/bookings.server.ts";
import { deliveredAtDesk } from "#app/features/selling/bookings/admin/delivered-desk.ts";
import { parseNewDeparture } from "#app/features/selling/bookings/admin/desk-form.server.ts";
import type { DeskAnswer } from "#app/features/selling/bookings/admin/desk-form.ts";
import { NewDepartureView } from "#app/features/selling/bookings/admin/new-departure-view.tsx";
import { addDeparture } from "#app/features/selling/bookings/admin/departure-changes.server.ts";
import { monthsAhead } from "#app/features/selling/catalogue/departures.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import deskStyles from "#app/ui/styles/desk.css?url";
import { addDays, addMonths, dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/departure-new";

export const handle: RouteHandle = { namespaces: ["departuresDesk", "bookingsDesk"], query: ["tour"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const { now, timeZone } = await adminClock(context);
  const today = dateInZone(new Date(now), timeZone);
  return {
    tours: await toursToChoose(db, language, "published"),
    tourId: tourOf(searchParams),
    // The agency's days; the place of the tour may be a day ahead or behind, and has the last word.
    days: { first: today, last: addDays(addMonths(today, monthsAhead), 1) },
    meta: describeAdminPage(request, context, {
      title: translator(language)("departuresDesk:newDeparture.title"),
      path: newDeparturePath(),
    }),
  };
}

/** At which field a refusal is told. */
const refusedFields = {
  not_found: { tour: "tour" },
  not_published: { tour: "tour" },
  day: { start: "startDay" },
  capacity: { capacity: "capacity" },
  exists: { start: "startTaken" },
} as const;

/** Adds the departure and shows it, or says why not. */
export async function action({ request, context }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const parsed = parseNewDeparture(await formBody(request));
  const answer = { at: services.now().toISOString(), form: "add", values: parsed.values } satisfies DeskAnswer;
  if (!parsed.ok) {
    const unreadable = Object.keys(parsed.errors).length === 0;
    return data({ ...answer, ...(unreadable ? { problem: "unreadable" } : { errors: parsed.errors }) } satisfies DeskAnswer, {
      status: 400,
    });
  }
  const { tour, start, capacity } = parsed.form;
  const outcome = await addDeparture(services, self, { tourId: tour, startDate: start, capacity });
  if (!outcome.ok) {
    const { reason } = outcome;
    if (reason === "forbidden") return data({ ...answer, problem: reason } satisfies DeskAnswer, { status: 403 });
    const where = { errors: refusedFields[reason], ...(reason === "exists" && { exists: outcome.id }) };
    return data({ ...answer, ...where } satisfies DeskAnswer, { status: reason === "capacity" || reason === "day" ? 400 : 409 });
  }
  const language = languageOfPath(new URL(request.url).pathname);
  const t = translator(language);
  setFlash(context, { kind: "success", title: t("bookingsDesk:done.added.title"), text: t("bookingsDesk:done.added.text") });
  return redirect(localPath(language, departurePath(outcome.id)), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredAtDesk(() => serverAction());

export default function DepartureNew({ loaderData: { tours, tourId, days }, actionData }: Route.ComponentProps) {
  return <NewDepartureView tours={tours} tourId={tourId} days={days} answer={actionData} />;
}
