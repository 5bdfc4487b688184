import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { addSentPicture } from "#app/features/publishing/pictures/admin/add-sent-picture.server.ts";
import { picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { localPath } from "#app/i18n/languages.ts";
import type { Route } from "./+types/pictures-quick";

/** There is nothing to see here. */
export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  return redirect(localPath(context.language, picturesPath));
}

/** Adds a picture for the script of a page that goes on without leaving: the answer as JSON. */
export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { data: answer, init } = await addSentPicture(context);
  return Response.json(answer, { ...init, headers: { "Cache-Control": "no-store" } });
}
