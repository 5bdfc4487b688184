import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { deliveredEdit } from "#app/features/publishing/content/admin/editor/delivered-edit.ts";
import { ArticleFields } from "#app/features/publishing/content/admin/article/article-editor.tsx";
import { articleChoices, articleEditing } from "#app/features/publishing/content/admin/article/article-form.server.ts";
import { EditorFrame } from "#app/features/publishing/content/admin/editor/editor-frame.tsx";
import { answerEditor, loadEditor } from "#app/features/publishing/content/admin/editor/editor-page.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentDeskStyles from "#app/ui/styles/content-desk.css?url";
import richTextStyles from "#app/ui/styles/rich-text.css?url";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { Route } from "./+types/content-article";

export const handle: RouteHandle = { namespaces: ["contentDesk", "articles", "pictures", "blog"], query: ["language"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [contentDeskStyles, richTextStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const editor = await loadEditor(articleEditing, { request, context, params });
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = await requireAdmin(request, context);
  return answerEditor(articleEditing, { request, context, params, actor });
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  deliveredEdit(await request.clone().formData(), () => serverAction());

export default function ContentArticle({ loaderData: { page, ...choices }, actionData, params }: Route.ComponentProps) {
  return (
    <EditorFrame key={params.id} page={page} answer={actionData}>
      <ArticleFields {...choices} isNew={params.id === newPiece} />
    </EditorFrame>
  );
}
