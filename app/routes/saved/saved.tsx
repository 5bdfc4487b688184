import { contextOf } from "#app/features/people/access/context.server.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { savedLists } from "#app/features/people/saved/account-list.server.ts";
import { savedCards } from "#app/features/people/saved/page/saved-items.server.ts";
import { SavedPage } from "#app/features/people/saved/page/saved-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/saved";

export const handle: RouteHandle = { namespaces: ["saved", "blog"] };
export const headers = publicPage;
export const meta = pageMeta;

/** The page is the same for all without an account. Who has one is known by her cookie, and no cache keeps what she gets. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, language, account } = context;
  const t = translator(language);
  const title = t("meta.titled", { title: t("saved:title") });
  return {
    own: account && (await savedCards(db, viewerOf(context), await savedLists(db, account.id))),
    meta: describePage(context, { title, description: t("saved:description"), path: "/saved", noindex: true }),
  };
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  return <SavedPage own={loaderData.own} />;
}
