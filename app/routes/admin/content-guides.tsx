import { describeAdminPage, adminClock } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { guidesPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { listGuides } from "#app/features/publishing/content/admin/guides/guide-list.server.ts";
import { GuidesPage } from "#app/features/publishing/content/admin/guides/guides-page.tsx";
import { countWaitingReviews } from "#app/features/selling/reviews/admin/review-moderation.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import type { Route } from "./+types/content-guides";

export const handle: RouteHandle = { namespaces: ["guidesAdmin", "contentAdmin"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  const { db, actor, language } = context;
  return {
    guides: await listGuides(db),
    clock: adminClock(context),
    waiting: may(actor, "reviews.read") ? await countWaitingReviews(db) : undefined,
    mayChange: may(actor, "content.change"),
    departures: may(actor, "departures.read"),
    meta: describeAdminPage(context, { title: translator(language)("guidesAdmin:title"), path: guidesPath }),
  };
}

export default function ContentGuides({ loaderData: { meta: _, ...page } }: Route.ComponentProps) {
  return <GuidesPage {...page} />;
}
