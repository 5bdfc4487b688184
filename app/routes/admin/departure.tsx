import type { ShouldRevalidateFunctionArgs } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { departurePath } from "#app/features/selling/bookings/admin/booking-list.ts";
import { answerDepartureForm, readDeparturePage } from "#app/features/selling/bookings/admin/departure-page.server.ts";
import { DepartureView } from "#app/features/selling/bookings/admin/departure-view.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import type { Route } from "./+types/departure";

export const handle: RouteHandle = { namespaces: ["departuresAdmin", "bookingsAdmin"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.read");
  const { title, ...page } = await readDeparturePage(context, params.id);
  return { ...page, meta: describeAdminPage(context, { title, path: departurePath(page.departure.id) }) };
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.change");
  return answerDepartureForm(context, params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

/** A refusal is about what stands now: the page shows it, and asks for it the next time. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Departure({ loaderData: { departure, days, allowed, guides }, actionData }: Route.ComponentProps) {
  return <DepartureView departure={departure} days={days} allowed={allowed} guides={guides} answer={actionData} />;
}
