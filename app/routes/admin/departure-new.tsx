import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { newDeparturePath, tourOf } from "#app/features/selling/bookings/admin/booking-list.ts";
import { toursToChoose } from "#app/features/selling/bookings/admin/bookings.server.ts";
import { answerNewDeparture, daysToAdd } from "#app/features/selling/bookings/admin/departure-page.server.ts";
import { NewDepartureView } from "#app/features/selling/bookings/admin/new-departure-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import type { Route } from "./+types/departure-new";

export const handle: RouteHandle = { namespaces: ["departuresAdmin", "bookingsAdmin"], query: ["tour"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.change");
  const { db, language } = context;
  const title = translator(language)("departuresAdmin:newDeparture.title");
  return {
    tours: await toursToChoose(db, language, "published"),
    tourId: tourOf(new URL(request.url).searchParams),
    days: daysToAdd(context),
    meta: describeAdminPage(context, { title, path: newDeparturePath() }),
  };
}

export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.change");
  return answerNewDeparture(context);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function DepartureNew({ loaderData: { tours, tourId, days }, actionData }: Route.ComponentProps) {
  return <NewDepartureView tours={tours} tourId={tourId} days={days} answer={actionData} />;
}
