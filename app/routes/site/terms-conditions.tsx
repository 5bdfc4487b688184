import { contextOf } from "#app/features/people/access/context.server.ts";
import { LegalArticle } from "#app/features/publishing/legal/legal-article.tsx";
import { legalPage } from "#app/features/publishing/legal/legal.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/terms-conditions";

export const handle: RouteHandle = { namespaces: ["legal"] };
export const headers = publicPage;
export const meta = pageMeta;

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { language } = context;
  const page = legalPage("terms-conditions", language, context.settings);
  // Soft hyphens are for the heading on a narrow screen.
  const title = translator(language)("meta.titled", { title: page.title.replaceAll("\u00AD", "") });
  return { page, meta: describePage(context, { title, description: page.description, path: "/terms-conditions" }) };
}

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page={loaderData.page} />;
}
