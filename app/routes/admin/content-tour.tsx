import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { EditorLayout } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { answerEditor, loadEditor } from "#app/features/publishing/content/admin/editor/editor-page.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { TourFields } from "#app/features/publishing/content/admin/tour/tour-editor.tsx";
import { tourEditing } from "#app/features/publishing/content/admin/tour/tour-form.server.ts";
import { placesOfTour } from "#app/features/publishing/content/admin/tour/tour-places.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import type { Route } from "./+types/content-tour";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "tour"], query: ["language"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { db, language } = context;
  const editor = await loadEditor(context, tourEditing, params.id);
  const { piece } = editor.page;
  return {
    ...editor,
    pictures: await pictureChoices(db, language, "tours"),
    zones: Intl.supportedValuesOf("timeZone"),
    places: piece ? await placesOfTour(db, language, Number(piece.id)) : [],
  };
}

export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  return answerEditor(context, tourEditing, params.id);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ContentTour({ loaderData: { page, pictures, zones, places }, actionData, params }: Route.ComponentProps) {
  return (
    <EditorLayout key={params.id} page={page} answer={actionData}>
      <TourFields pictures={pictures} zones={zones} places={places} isNew={params.id === newPiece} />
    </EditorLayout>
  );
}
