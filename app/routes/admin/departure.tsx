import { contextOf, requireAdmin } from "#app/features/people/access/context.server.ts";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import type { Actor } from "#app/features/people/access/actor.ts";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { departurePath } from "#app/features/selling/bookings/admin/booking-list.ts";
import { deliveredAtDesk } from "#app/features/selling/bookings/admin/delivered-desk.ts";
import { DepartureView } from "#app/features/selling/bookings/admin/departure-view.tsx";
import { readDeparture } from "#app/features/selling/bookings/admin/departures.server.ts";
import { parseDepartureForm, type DepartureForm } from "#app/features/selling/bookings/admin/desk-form.server.ts";
import type { DeskAnswer } from "#app/features/selling/bookings/admin/desk-form.ts";
import { setCapacity, setDepartureClosed } from "#app/features/selling/bookings/admin/departure-changes.server.ts";
import { moveDeparture } from "#app/features/selling/bookings/admin/move-departure.server.ts";
import { monthsAhead } from "#app/features/selling/catalogue/departures.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import deskStyles from "#app/ui/styles/desk.css?url";
import { addDays, addMonths, dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/departure";

export const handle: RouteHandle = { namespaces: ["departuresDesk", "bookingsDesk"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskStyles }];

const idOf = (id: string): string => {
  const known = z.uuid().safeParse(id).data;
  if (!known) throw data(null, 404);
  return known;
};

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requireAdmin(context);
  const { db, now } = context;
  const { language } = context;
  const departure = await readDeparture(db, idOf(params.id), language);
  if (!departure) throw data(null, 404);
  const today = dateInZone(now(), departure.timeZone);
  const title = translator(language)("departuresDesk:departure.title", {
    tour: departure.tourTitle,
    date: formatsFor(language).date(departure.startDate),
  });
  const days = departure.startDate > today ? { first: addDays(today, 1), last: addMonths(today, monthsAhead) } : undefined;
  return { departure, days, meta: describeAdminPage(context, { title, path: departurePath(departure.id) }) };
}

type Change = { services: Services; actor: Actor; departureId: string };

const change = ({ services, actor, departureId }: Change, form: DepartureForm) =>
  form.intent === "capacity"
    ? setCapacity(services, actor, { departureId, capacity: form.capacity })
    : form.intent === "move"
      ? moveDeparture(services, actor, { departureId, seen: form.seen, startDate: form.start })
      : setDepartureClosed(services, actor, { departureId, closed: form.intent === "close" });

type Refused = Extract<Awaited<ReturnType<typeof change>>, { ok: false }>;

/** At the field where it is one's, else for the whole page. */
function refusal(outcome: Refused): Partial<DeskAnswer> {
  if (outcome.reason === "capacity") return { errors: { capacity: "capacity" } };
  if (outcome.reason === "day") return { errors: { start: "startDay" } };
  if (outcome.reason === "exists") return { errors: { start: "startTaken" }, exists: outcome.id };
  return { problem: outcome.reason, ...("taken" in outcome && { taken: outcome.taken }) };
}

const statuses: Partial<Record<Refused["reason"], number>> = { not_found: 404, capacity: 400, day: 400 };

/** Closes, opens again, changes the number of seats or the day. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  const self = requireAdmin(context);
  const departureId = idOf(params.id);
  const parsed = parseDepartureForm(await formBody(request));
  const { values } = parsed;
  const answer = { at: context.now().toISOString(), form: values.form ?? "", values } satisfies DeskAnswer;
  if (!parsed.ok) {
    const unreadable = Object.keys(parsed.errors).length === 0;
    return data({ ...answer, ...(unreadable ? { problem: "unreadable" } : { errors: parsed.errors }) } satisfies DeskAnswer, {
      status: 400,
    });
  }
  const { form } = parsed;
  const outcome = await change({ services: context, actor: self, departureId }, form);
  if (!outcome.ok) return data({ ...answer, ...refusal(outcome) } satisfies DeskAnswer, { status: statuses[outcome.reason] ?? 409 });
  const { language } = context;
  const t = translator(language);
  const done = { capacity: "capacity", move: "moved", close: "closed", reopen: "reopened" } as const;
  const key = outcome.changed ? done[form.intent] : "unchanged";
  const capacity = form.intent === "capacity" ? formatsFor(language).number(form.capacity) : "";
  setFlash(context, {
    kind: "success",
    title: t(`bookingsDesk:done.${key}.title`),
    text: t(`bookingsDesk:done.${key}.text`, { capacity }),
  });
  return redirect(localPath(language, departurePath(departureId)), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredAtDesk(() => serverAction());

/** A refusal is about what stands now: the page shows it, and asks for it the next time. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Departure({ loaderData, actionData }: Route.ComponentProps) {
  return <DepartureView departure={loaderData.departure} days={loaderData.days} answer={actionData} />;
}
