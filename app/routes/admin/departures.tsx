import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { toursToChoose } from "#app/features/selling/bookings/admin/bookings.server.ts";
import { readDepartureList } from "#app/features/selling/bookings/admin/departure-list.ts";
import { DeparturesPage } from "#app/features/selling/bookings/admin/departures-page.tsx";
import { listDepartures } from "#app/features/selling/bookings/admin/departures.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/departures";

export const handle: RouteHandle = { namespaces: ["departuresAdmin", "bookingsAdmin"], query: ["q", "show", "tour", "from", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.read");
  const { db, language, actor } = context;
  const state = readDepartureList(new URL(request.url).searchParams);
  const { now, timeZone } = adminClock(context);
  const today = dateInZone(new Date(now), timeZone);
  const [list, tours] = await Promise.all([listDepartures(db, state, { today, language }), toursToChoose(db, language)]);
  return {
    list,
    tours,
    canAdd: may(actor, "departures.change"),
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(context, {
      title: translator(language)("departuresAdmin:departures.title"),
      path: href("/admin/departures"),
    }),
  };
}

export default function Departures({ loaderData: { list, tours, canAdd, state } }: Route.ComponentProps) {
  return <DeparturesPage list={list} state={state} tours={tours} canAdd={canAdd} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("departuresAdmin");
  return (
    <>
      <AdminHead title={t("departures.title")} trail={[]} />
      <ListProblem text={t("departures.failed")} />
    </>
  );
}
