import { useTranslation } from "react-i18next";
import { requireAdmin } from "#app/features/accounts/session.server.ts";
import { adminClock, describeAdminPage } from "#app/features/admin-frame/admin-page.server.ts";
import { ListProblem } from "#app/features/admin-frame/list-problem.tsx";
import { listContent } from "#app/features/content/content-list.server.ts";
import { countWaitingReviews } from "#app/features/content/review-moderation.server.ts";
import { askedPieces, contentPath, readContentList } from "#app/features/content-desk/content-addresses.ts";
import { ContentListPage } from "#app/features/content-desk/content-list-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import contentDeskStyles from "#app/ui/styles/content-desk.css?url";
import type { Route } from "./+types/content";

export const handle: RouteHandle = { namespaces: ["contentDesk"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentDeskStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const state = readContentList(searchParams);
  const { kind, q, order, page } = state;
  const list = await listContent(db, kind, { q, order, page, ...askedPieces(state) });
  return {
    list,
    // What is shown, where less is left than was asked for.
    state: { ...state, page: list.page },
    clock: await adminClock(context),
    waiting: await countWaitingReviews(db),
    meta: describeAdminPage(request, context, { title: translator(languageOfPath(pathname))("contentDesk:title"), path: contentPath }),
  };
}

export default function Content({ loaderData: { list, state, clock, waiting } }: Route.ComponentProps) {
  return <ContentListPage list={list} state={state} clock={clock} waiting={waiting} />;
}

/** The list could not be loaded: the frame stays. */
export function ErrorBoundary() {
  const { t } = useTranslation("contentDesk");
  return (
    <>
      <AdminHead title={t("title")} trail={[]} />
      <ListProblem text={t("list.failed")} />
    </>
  );
}
