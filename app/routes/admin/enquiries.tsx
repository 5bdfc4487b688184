import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ListProblem } from "#app/features/agency/admin-layout/list-problem.tsx";
import { EnquiriesPage } from "#app/features/people/enquiries/admin/enquiries-page.tsx";
import { enquiryListRules } from "#app/features/people/enquiries/admin/enquiry-list.ts";
import { listEnquiries } from "#app/features/people/enquiries/admin/enquiry-list.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import enquiryStyles from "#app/ui/styles/enquiries.css?url";
import { readListState } from "#app/values/list-state.ts";
import type { Route } from "./+types/enquiries";

export const handle: RouteHandle = { namespaces: ["enquiriesAdmin"], query: ["q", "status", "kind", "sort"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: enquiryStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const actor = requirePermission(context, "enquiries.read");
  const { db, language } = context;
  const { searchParams } = new URL(request.url);
  const state = readListState(searchParams, enquiryListRules);
  const list = await listEnquiries(db, state);
  return {
    list,
    clock: adminClock(context),
    mayExport: may(actor, "enquiries.export"),
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    meta: describeAdminPage(context, {
      title: translator(language)("enquiriesAdmin:list.title"),
      path: "/admin/enquiries",
    }),
  };
}

export default function Enquiries({ loaderData: { meta: _, ...page } }: Route.ComponentProps) {
  return <EnquiriesPage {...page} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("enquiriesAdmin");
  return (
    <>
      <AdminHead title={t("list.title")} trail={[]} />
      <ListProblem text={t("list.failed")} />
    </>
  );
}
