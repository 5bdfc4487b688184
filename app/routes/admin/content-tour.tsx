import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { deliveredEdit } from "#app/features/publishing/content/admin/editor/delivered-edit.ts";
import { EditorFrame } from "#app/features/publishing/content/admin/editor/editor-frame.tsx";
import { answerEditor, loadEditor } from "#app/features/publishing/content/admin/editor/editor-page.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { TourFields } from "#app/features/publishing/content/admin/tour/tour-editor.tsx";
import { tourEditing } from "#app/features/publishing/content/admin/tour/tour-form.server.ts";
import { placesOfTour } from "#app/features/publishing/content/admin/tour/tour-places.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentDeskStyles from "#app/ui/styles/content-desk.css?url";
import type { Route } from "./+types/content-tour";

export const handle: RouteHandle = { namespaces: ["contentDesk", "tour"], query: ["language"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentDeskStyles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const editor = await loadEditor(tourEditing, { request, context, params });
  const { piece } = editor.page;
  return {
    ...editor,
    pictures: await pictureChoices(db, language, "tours"),
    zones: Intl.supportedValuesOf("timeZone"),
    places: piece ? await placesOfTour(db, language, Number(piece.id)) : [],
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = await requireAdmin(request, context);
  return answerEditor(tourEditing, { request, context, params, actor });
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  deliveredEdit(await request.clone().formData(), () => serverAction());

export default function ContentTour({ loaderData: { page, pictures, zones, places }, actionData, params }: Route.ComponentProps) {
  return (
    <EditorFrame key={params.id} page={page} answer={actionData}>
      <TourFields pictures={pictures} zones={zones} places={places} isNew={params.id === newPiece} />
    </EditorFrame>
  );
}
