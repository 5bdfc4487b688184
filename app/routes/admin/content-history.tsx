import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { answerHistory, loadHistory } from "#app/features/publishing/content/admin/history/history-page.server.ts";
import { HistoryPage } from "#app/features/publishing/content/admin/history/history-page.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import historyStyles from "#app/ui/styles/content-history.css?url";
import type { Route } from "./+types/content-history";

export const handle: RouteHandle = {
  namespaces: ["contentHistory", "contentAdmin", "tourAdmin", "tripAdmin", "trip", "tripNotes", "tour", "audit"],
  query: ["version", "against"],
};
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [contentAdminStyles, historyStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return loadHistory(context, params);
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return answerHistory(context, params);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ContentHistory({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <HistoryPage {...page} answer={actionData} />;
}
