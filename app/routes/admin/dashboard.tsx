import { entriesFor } from "#app/features/agency/admin-layout/admin-entries.ts";
import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { latestActivity } from "#app/features/agency/audit/audit.server.ts";
import { setupChecklist } from "#app/features/agency/setup/checklist.server.ts";
import type { TestMailAnswer } from "#app/features/agency/setup/checklist-panel.tsx";
import { sendTestMail } from "#app/features/agency/setup/test-mail.server.tsx";
import { subjectsOf } from "#app/features/agency/audit/admin/audit-subjects.server.ts";
import { runsToDecide } from "#app/features/selling/bookings/admin/runs-to-decide.server.ts";
import { dueToDos } from "#app/features/selling/bookings/admin/to-dos.server.ts";
import { countWaitingReviews } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { DashboardPage } from "#app/features/agency/dashboard/dashboard-page.tsx";
import { dashboardFigures } from "#app/features/agency/dashboard/dashboard.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/dashboard";

export const handle: RouteHandle = { namespaces: ["bookingsAdmin", "setup"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

const activityShown = 8;

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const actor = requirePermission(context, "admin.open");
  const { db, now, language } = context;
  const t = translator(language);
  const today = dateInZone(now(), context.settings.hours.timeZone);
  const [figures, activity, waitingReviews, toDos, runs, checklist, clock] = await Promise.all([
    dashboardFigures(db, now()),
    // What she may not look at is not shown in a corner either.
    may(actor, "audit.read") ? latestActivity(db, activityShown) : undefined,
    may(actor, "reviews.read") ? countWaitingReviews(db) : 0,
    may(actor, "bookings.read") ? dueToDos(db, now()) : [],
    may(actor, "departures.change") ? runsToDecide(db, today, language) : [],
    may(actor, "settings.change") ? setupChecklist(context) : undefined,
    adminClock(context),
  ]);
  return {
    figures,
    activity,
    entries: entriesFor(actor),
    subjects: await subjectsOf(db, activity ?? [], language),
    waitingReviews,
    toDos,
    runs,
    checklist,
    email: context.account?.email ?? "",
    clock,
    meta: describeAdminPage(context, { title: t("admin:dashboard.title"), path: "/admin" }),
  };
}

/** Sends a test email to whoever asks for it; there is no other form here. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "settings.change");
  if ((await formBody(request)).get("form") !== "test-mail") return refuse(context, { problem: "unreadable" }, 400);
  const outcome = await sendTestMail(context);
  const { answer } = outcome;
  if (!outcome.ok) return refuse(context, { problem: outcome.reason, answer } satisfies Omit<TestMailAnswer, "at">, 502);
  return { at: context.now().toISOString(), sent: { email: context.account?.email ?? "" }, answer } satisfies TestMailAnswer;
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _, ...dashboard } = loaderData;
  return <DashboardPage {...dashboard} answer={actionData} />;
}
