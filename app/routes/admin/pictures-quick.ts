import { contextOf, requireAdmin } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { addSentPicture } from "#app/features/publishing/pictures/admin/add-sent-picture.server.ts";
import { picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { localPath } from "#app/i18n/languages.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import type { Route } from "./+types/pictures-quick";

/** There is nothing to see here. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requireAdmin(context);
  return redirect(localPath(context.language, picturesPath));
}

/** Adds a picture for the script of a page that goes on without leaving: the answer as JSON. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const self = requireAdmin(context);
  const { answer, status } = await addSentPicture(context, self, await formBody(request));
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
}
