import { entriesFor } from "#app/features/agency/admin-layout/admin-entries.ts";
import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { latestActivity } from "#app/features/agency/audit/audit.server.ts";
import { subjectsOf } from "#app/features/agency/audit/admin/audit-subjects.server.ts";
import { dueToDos } from "#app/features/selling/bookings/admin/to-dos.server.ts";
import { countWaitingReviews } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { DashboardPage } from "#app/features/agency/dashboard/dashboard-page.tsx";
import { dashboardFigures } from "#app/features/agency/dashboard/dashboard.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import type { Route } from "./+types/dashboard";

export const handle: RouteHandle = { namespaces: ["bookingsAdmin"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

const activityShown = 8;

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const actor = requirePermission(context, "admin.open");
  const { db, now, language } = context;
  const t = translator(language);
  const [figures, activity, waitingReviews, toDos, clock] = await Promise.all([
    dashboardFigures(db, now()),
    // What she may not look at is not shown in a corner either.
    may(actor, "audit.read") ? latestActivity(db, activityShown) : undefined,
    may(actor, "reviews.read") ? countWaitingReviews(db) : 0,
    may(actor, "bookings.read") ? dueToDos(db, now()) : [],
    adminClock(context),
  ]);
  return {
    figures,
    activity,
    entries: entriesFor(actor),
    subjects: await subjectsOf(db, activity ?? [], language),
    waitingReviews,
    toDos,
    clock,
    meta: describeAdminPage(context, { title: t("admin:dashboard.title"), path: "/admin" }),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { meta: _, ...dashboard } = loaderData;
  return <DashboardPage {...dashboard} />;
}
