import { contextOf } from "#app/features/people/access/context.server.ts";
import { readComparison } from "#app/features/selling/catalogue/compare/compare.server.ts";
import { CompareView } from "#app/features/selling/catalogue/compare/compare-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import compareStyles from "#app/ui/styles/compare.css?url";
import type { Route } from "./+types/compare";

export const handle: RouteHandle = { namespaces: ["compare", "trip"], query: ["tours"] };
export const headers = publicPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: compareStyles }];

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const t = translator(context.language);
  const title = t("meta.titled", { title: t("compare:title") });
  return {
    comparison: await readComparison(context),
    // Each choice of tours is another page, and none of them says what the tours' own pages don't.
    meta: describePage(context, { title, description: t("compare:description"), path: "/compare", noindex: true }),
  };
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareView comparison={loaderData.comparison} />;
}
