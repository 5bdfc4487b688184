import { SavedPage } from "#app/features/saved/saved-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/saved";

export const handle: RouteHandle = { namespaces: ["saved", "blog"] };
export const headers = publicPage;
export const meta = pageMeta;

export function loader({ request, context }: Route.LoaderArgs) {
  const t = translator(languageOfPath(new URL(request.url).pathname));
  const title = t("meta.titled", { title: t("saved:title") });
  return { meta: describePage(request, context, { title, description: t("saved:description"), path: "/saved", noindex: true }) };
}

export default function Saved() {
  return <SavedPage />;
}
