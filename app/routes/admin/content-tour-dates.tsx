import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { answerSchedule, readSchedulePage } from "#app/features/selling/bookings/admin/schedule-page.server.ts";
import { schedulePath } from "#app/features/selling/bookings/admin/schedule-form.ts";
import { SchedulePage } from "#app/features/selling/bookings/admin/schedule-page.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import scheduleStyles from "#app/ui/styles/schedule-admin.css?url";
import type { Route } from "./+types/content-tour-dates";

export const handle: RouteHandle = { namespaces: ["scheduleAdmin", "departuresAdmin"], query: ["rule"], wholeAtOnce: true };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: bookingsAdminStyles },
  { rel: "stylesheet", href: scheduleStyles },
];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.change");
  const { title, ...page } = await readSchedulePage(context, params.id);
  return { page: { ...page, title }, meta: describeAdminPage(context, { title, path: schedulePath(page.tourId) }) };
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.change");
  return answerSchedule(context, params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ContentTourDates({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return <SchedulePage page={page} answer={actionData} />;
}
