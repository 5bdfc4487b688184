import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { ArticlePage } from "#app/features/publishing/blog/article-page.tsx";
import { readArticlePage } from "#app/features/publishing/blog/article-reader.server.ts";
import { articleInAnyState } from "#app/features/publishing/blog/articles.server.ts";
import { articleForEditing } from "#app/features/publishing/content/editing/article-editing.server.ts";
import { publicPathOf } from "#app/features/publishing/content/content-terms.ts";
import { previewPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { PreviewNote } from "#app/features/publishing/content/admin/preview-note.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import type { Route } from "./+types/content-article-preview";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "blog"], query: ["page"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

/** The article's page as visitors would see it, whatever its state. */
export async function loader({ params, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  const { db, env, language } = context;
  const id = numberedId(params.id);
  const stored = id === undefined ? undefined : await articleForEditing(db, id);
  const article = stored && (await articleInAnyState(db, language, stored.id));
  if (!article) throw data(null, 404);
  const page = {
    ...(await readArticlePage(context, article)),
    address: env.origin + localPath(language, publicPathOf("article", article.slug)),
  };
  return {
    page,
    state: stored.state,
    meta: describeAdminPage(context, { title: article.title, path: previewPath("article", article.id) }),
  };
}

export default function ContentArticlePreview({ loaderData: { page, state } }: Route.ComponentProps) {
  return (
    <>
      <PreviewNote kind="article" id={page.article.id} state={state} />
      <ArticlePage {...page} />
    </>
  );
}
