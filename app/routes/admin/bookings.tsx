import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { readBookingList } from "#app/features/selling/bookings/admin/booking-list.ts";
import { BookingsPage } from "#app/features/selling/bookings/admin/bookings-page.tsx";
import { listBookings, toursToChoose } from "#app/features/selling/bookings/admin/bookings.server.ts";
import { runsToDecide } from "#app/features/selling/bookings/admin/runs-to-decide.server.ts";
import { dueToDos } from "#app/features/selling/bookings/admin/to-dos.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/bookings";

export const handle: RouteHandle = { namespaces: ["bookingsAdmin"], query: ["q", "status", "money", "tour", "from", "to", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "bookings.read");
  const { db, now, language } = context;
  const state = readBookingList(new URL(request.url).searchParams);
  const today = dateInZone(now(), context.settings.hours.timeZone);
  const [list, toDos, runs, tours] = await Promise.all([
    listBookings(db, state),
    dueToDos(db, now()),
    runsToDecide(db, today, language),
    toursToChoose(db, language),
  ]);
  return {
    list,
    toDos,
    runs,
    tours,
    clock: adminClock(context),
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(context, { title: translator(language)("bookingsAdmin:bookings.title"), path: href("/admin/bookings") }),
  };
}

export default function Bookings({ loaderData: { list, toDos, runs, tours, clock, state } }: Route.ComponentProps) {
  return <BookingsPage toDos={toDos} runs={runs} list={list} state={state} tours={tours} clock={clock} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("bookingsAdmin");
  return (
    <>
      <AdminHead title={t("bookings.title")} trail={[]} />
      <ListProblem text={t("bookings.failed")} />
    </>
  );
}
