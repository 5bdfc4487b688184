import { useTranslation } from "react-i18next";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { readBookingList } from "#app/features/selling/bookings/admin/booking-list.ts";
import { BookingsPage } from "#app/features/selling/bookings/admin/bookings-page.tsx";
import { listBookings, toursToChoose } from "#app/features/selling/bookings/admin/bookings.server.ts";
import { dueToDos } from "#app/features/selling/bookings/admin/to-dos.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import deskStyles from "#app/ui/styles/desk.css?url";
import type { Route } from "./+types/bookings";

export const handle: RouteHandle = { namespaces: ["bookingsDesk"], query: ["q", "status", "money", "tour", "from", "to", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db, now } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const state = readBookingList(searchParams);
  const [list, toDos, tours, clock] = await Promise.all([
    listBookings(db, state),
    dueToDos(db, now()),
    toursToChoose(db, language),
    adminClock(context),
  ]);
  return {
    list,
    toDos,
    tours,
    clock,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(request, context, { title: translator(language)("bookingsDesk:bookings.title"), path: "/admin/bookings" }),
  };
}

export default function Bookings({ loaderData: { list, toDos, tours, clock, state } }: Route.ComponentProps) {
  return <BookingsPage toDos={toDos} list={list} state={state} tours={tours} clock={clock} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("bookingsDesk");
  return (
    <>
      <AdminHead title={t("bookings.title")} trail={[]} />
      <ListProblem text={t("bookings.failed")} />
    </>
  );
}
