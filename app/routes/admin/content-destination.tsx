import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { deliveredEdit } from "#app/features/publishing/content/admin/editor/delivered-edit.ts";
import { DestinationFields } from "#app/features/publishing/content/admin/destination/destination-editor.tsx";
import { destinationEditing } from "#app/features/publishing/content/admin/destination/destination-form.server.ts";
import { EditorFrame } from "#app/features/publishing/content/admin/editor/editor-frame.tsx";
import { answerEditor, loadEditor } from "#app/features/publishing/content/admin/editor/editor-page.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentDeskStyles from "#app/ui/styles/content-desk.css?url";
import type { Route } from "./+types/content-destination";

export const handle: RouteHandle = { namespaces: ["contentDesk", "pictures"], query: ["language"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentDeskStyles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const editor = await loadEditor(destinationEditing, { request, context, params });
  return { ...editor, pictures: await pictureChoices(db, language, "destinations") };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = await requireAdmin(request, context);
  return answerEditor(destinationEditing, { request, context, params, actor });
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  deliveredEdit(await request.clone().formData(), () => serverAction());

export default function ContentDestination({ loaderData: { page, pictures }, actionData, params }: Route.ComponentProps) {
  return (
    <EditorFrame key={params.id} page={page} answer={actionData}>
      <DestinationFields pictures={pictures} isNew={params.id === newPiece} />
    </EditorFrame>
  );
}
