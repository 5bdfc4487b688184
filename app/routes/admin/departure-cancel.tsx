import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { cancelDeparturePath } from "#app/features/selling/bookings/admin/booking-list.ts";
import { answerCancelDeparture, readCancelDeparturePage } from "#app/features/selling/bookings/admin/cancel-departure-page.server.ts";
import { CancelDepartureView } from "#app/features/selling/bookings/admin/cancel-departure-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import type { Route } from "./+types/departure-cancel";

export const handle: RouteHandle = { namespaces: ["departuresAdmin", "bookingsAdmin"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];
/** A refusal tells of what has changed: the page shows it as it is now. */
export const shouldRevalidate = () => true;

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "bookings.decide");
  const page = await readCancelDeparturePage(context, params.id);
  const title = translator(context.language)("departuresAdmin:cancelDeparture.title");
  return { ...page, meta: describeAdminPage(context, { title, path: cancelDeparturePath(params.id) }) };
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "bookings.decide");
  return answerCancelDeparture(context, params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function DepartureCancel({ loaderData, actionData }: Route.ComponentProps) {
  const { departure, affected, seen, days } = loaderData;
  return <CancelDepartureView departure={departure} affected={affected} seen={seen} days={days} answer={actionData} />;
}
