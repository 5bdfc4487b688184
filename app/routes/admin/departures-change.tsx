import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { answerBulk, readBulkPage } from "#app/features/selling/bookings/admin/bulk-page.server.ts";
import { BulkView } from "#app/features/selling/bookings/admin/bulk-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import { href } from "react-router";
import type { Route } from "./+types/departures-change";

export const handle: RouteHandle = { namespaces: ["departuresAdmin", "bookingsAdmin"], query: ["id", "what", "price", "capacity"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.change");
  const title = translator(context.language)("departuresAdmin:bulk.title");
  return { page: await readBulkPage(context), meta: describeAdminPage(context, { title, path: href("/admin/departures/change") }) };
}

export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "departures.change");
  return answerBulk(context);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function DeparturesChange({ loaderData }: Route.ComponentProps) {
  return <BulkView page={loaderData.page} />;
}
