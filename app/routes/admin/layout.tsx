import { entriesFor } from "#app/features/agency/admin-layout/admin-entries.ts";
import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { Outlet } from "react-router";
import { AdminLayout } from "#app/features/agency/admin-layout/admin-layout.tsx";
import { risksOf } from "#app/features/agency/admin-layout/risks.ts";
import { isDemoContentShown } from "#app/features/agency/admin-layout/demo-content.server.ts";
import { countWaitingReviews } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { countNewEnquiries } from "#app/features/people/enquiries/admin/enquiry-list.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import adminStyles from "#app/ui/styles/admin.css?url";
import type { Route } from "./+types/layout";

export const handle: RouteHandle = { namespaces: ["admin"], query: ["page"], ownNewsletter: true, wholeAtOnce: true };
export const headers = personalPage;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

/** Forms are refused in words also where a page reads none: otherwise its loader would send their sender home. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    if (request.method !== "GET" && request.method !== "HEAD") requirePermission(contextOf(context), "admin.open");
  },
];

/** The frame alone: each page inside it asks for permission itself. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "admin.open");
  const { db } = context;
  const [demo, enquiries, content] = await Promise.all([isDemoContentShown(db), countNewEnquiries(db), countWaitingReviews(db)]);
  const seesChecklist = may(context.actor, "settings.change");
  return { demo, seesChecklist, risks: risksOf(context), entries: entriesFor(context.actor), waiting: { enquiries, content } };
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <AdminLayout {...loaderData}>
      <Outlet />
    </AdminLayout>
  );
}
