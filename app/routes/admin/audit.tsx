import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { readAuditAddress } from "#app/features/agency/audit/admin/audit-list.ts";
import { auditPage } from "#app/features/agency/audit/admin/audit-log.server.ts";
import { subjectsOf } from "#app/features/agency/audit/admin/audit-subjects.server.ts";
import { AuditView } from "#app/features/agency/audit/admin/audit-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import type { Route } from "./+types/audit";

export const handle: RouteHandle = {
  namespaces: ["audit", "contentAdmin"],
  query: ["actor", "action", "subject", "from", "to", "before", "after"],
};
export const headers = personalPage;
export const meta = pageMeta;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "audit.read");
  const { db, language } = context;
  const { searchParams } = new URL(request.url);
  const { filters, position } = readAuditAddress(searchParams);
  const clock = adminClock(context);
  const t = translator(language);
  const page = await auditPage(db, { filters, timeZone: clock.timeZone }, position);
  return {
    ...page,
    subjects: await subjectsOf(db, page.rows, language),
    filters,
    clock,
    meta: describeAdminPage(context, { title: t("audit:title"), path: "/admin/audit" }),
  };
}

export default function Audit({ loaderData: { rows, subjects, newer, older, filters, clock } }: Route.ComponentProps) {
  return <AuditView rows={rows} subjects={subjects} newer={newer} older={older} filters={filters} clock={clock} />;
}

/** The log could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("audit");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("failed")} />
    </>
  );
}
