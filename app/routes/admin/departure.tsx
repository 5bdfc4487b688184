import { data, redirect } from "react-router";
import { z } from "zod";
import { requireAdmin } from "#app/features/accounts/session.server.ts";
import { describeAdminPage } from "#app/features/admin-frame/admin-page.server.ts";
import { departurePath } from "#app/features/bookings-desk/booking-list.ts";
import { DepartureView } from "#app/features/bookings-desk/departure-view.tsx";
import { readDeparture } from "#app/features/bookings-desk/departures.server.ts";
import { parseDepartureForm } from "#app/features/bookings-desk/desk-form.server.ts";
import type { DeskAnswer } from "#app/features/bookings-desk/desk-form.ts";
import { setCapacity, setDepartureClosed } from "#app/features/bookings/staff/departure-changes.server.ts";
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
import type { Route } from "./+types/departure";

export const handle: RouteHandle = { namespaces: ["bookingsDesk"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskStyles }];

const idOf = (id: string): string => {
  const known = z.uuid().safeParse(id).data;
  if (!known) throw data(null, 404);
  return known;
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const departure = await readDeparture(db, idOf(params.id), language);
  if (!departure) throw data(null, 404);
  const title = translator(language)("bookingsDesk:departure.title", {
    tour: departure.tourTitle,
    date: formatsFor(language).date(departure.startDate),
  });
  return { departure, meta: describeAdminPage(request, context, { title, path: departurePath(departure.id) }) };
}

/** Closes, opens again, or changes the number of seats. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const departureId = idOf(params.id);
  const parsed = parseDepartureForm(await formBody(request));
  const { values } = parsed;
  const answer = { at: services.now().toISOString(), form: values.form ?? "", values } satisfies DeskAnswer;
  if (!parsed.ok) {
    const unreadable = Object.keys(parsed.errors).length === 0;
    return data({ ...answer, ...(unreadable ? { problem: "unreadable" } : { errors: parsed.errors }) } satisfies DeskAnswer, {
      status: 400,
    });
  }
  const { form } = parsed;
  const outcome =
    form.intent === "capacity"
      ? await setCapacity(services, self, { departureId, capacity: form.capacity })
      : await setDepartureClosed(services, self, { departureId, closed: form.intent === "close" });
  if (!outcome.ok) {
    const status = outcome.reason === "not_found" ? 404 : outcome.reason === "capacity" ? 400 : 409;
    const why = outcome.reason === "capacity" ? { errors: { capacity: "capacity" as const } } : { problem: outcome.reason };
    return data({ ...answer, ...why, ...("taken" in outcome && { taken: outcome.taken }) } satisfies DeskAnswer, { status });
  }
  const language = languageOfPath(new URL(request.url).pathname);
  const t = translator(language);
  const key = !outcome.changed ? "unchanged" : form.intent === "capacity" ? "capacity" : form.intent === "close" ? "closed" : "reopened";
  const capacity = form.intent === "capacity" ? formatsFor(language).number(form.capacity) : "";
  setFlash(context, {
    kind: "success",
    title: t(`bookingsDesk:done.${key}.title`),
    text: t(`bookingsDesk:done.${key}.text`, { capacity }),
  });
  return redirect(localPath(language, departurePath(departureId)), 303);
}

export default function Departure({ loaderData, actionData }: Route.ComponentProps) {
  return <DepartureView departure={loaderData.departure} answer={actionData} />;
}
