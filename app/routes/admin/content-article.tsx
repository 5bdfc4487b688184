import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { ArticleFields } from "#app/features/publishing/content/admin/article/article-editor.tsx";
import { articleChoices, articleEditing } from "#app/features/publishing/content/admin/article/article-form.server.ts";
import { EditorLayout } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { answerEditor, loadEditor } from "#app/features/publishing/content/admin/editor/editor-page.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import richTextStyles from "#app/ui/styles/rich-text.css?url";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/content-article";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "articles", "pictures", "blog"], query: ["language", "draft"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [contentAdminStyles, richTextStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { db, language } = context;
  const editor = await loadEditor(context, articleEditing, params.id);
  const { page } = editor;
  // Most articles appear on the day they are written.
  const values = page.piece ? page.values : { ...page.values, "facts.date": dateInZone(new Date(page.clock.now), page.clock.timeZone) };
  return {
    ...editor,
    page: { ...page, values },
    ...(await articleChoices(db)),
    pictures: await pictureChoices(db, language, "editorial"),
  };
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return answerEditor(context, articleEditing, params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ContentArticle({ loaderData: { page, ...choices }, actionData, params }: Route.ComponentProps) {
  return (
    <EditorLayout key={params.id} page={page} answer={actionData}>
      <ArticleFields {...choices} isNew={params.id === newPiece} />
    </EditorLayout>
  );
}
