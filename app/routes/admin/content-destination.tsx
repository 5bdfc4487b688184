import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { DestinationFields } from "#app/features/publishing/content/admin/destination/destination-editor.tsx";
import { destinationEditing } from "#app/features/publishing/content/admin/destination/destination-form.server.ts";
import { EditorLayout } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { answerEditor, loadEditor } from "#app/features/publishing/content/admin/editor/editor-page.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import type { Route } from "./+types/content-destination";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "pictures"], query: ["language", "draft"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { db, language } = context;
  const editor = await loadEditor(context, destinationEditing, params.id);
  return { ...editor, pictures: await pictureChoices(db, language, "destinations") };
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return answerEditor(context, destinationEditing, params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ContentDestination({ loaderData: { page, pictures }, actionData, params }: Route.ComponentProps) {
  return (
    <EditorLayout key={params.id} page={page} answer={actionData}>
      <DestinationFields pictures={pictures} isNew={params.id === newPiece} />
    </EditorLayout>
  );
}
