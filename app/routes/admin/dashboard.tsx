import { requireAdmin } from "#app/features/accounts/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/admin-frame/admin-page.server.ts";
import { latestActivity } from "#app/features/audit/audit.server.ts";
import { countWaitingReviews } from "#app/features/content/review-moderation.server.ts";
import { DashboardPage } from "#app/features/dashboard/dashboard-page.tsx";
import { dashboardFigures } from "#app/features/dashboard/dashboard.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/dashboard";

export const headers = personalPage;
export const meta = pageMeta;

const activityShown = 8;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db, now } = context.get(servicesContext);
  const t = translator(languageOfPath(new URL(request.url).pathname));
  const [figures, activity, waitingReviews, clock] = await Promise.all([
    dashboardFigures(db, now()),
    latestActivity(db, activityShown),
    countWaitingReviews(db),
    adminClock(context),
  ]);
  return {
    figures,
    activity,
    waitingReviews,
    clock,
    meta: describeAdminPage(request, context, { title: t("admin:dashboard.title"), path: "/admin" }),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardPage
      figures={loaderData.figures}
      activity={loaderData.activity}
      waitingReviews={loaderData.waitingReviews}
      clock={loaderData.clock}
    />
  );
}
