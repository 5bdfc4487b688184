import { redirect } from "react-router";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { addSentPicture } from "#app/features/publishing/pictures/admin/add-sent-picture.server.ts";
import { picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/pictures-quick";

/** There is nothing to see here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  return redirect(localPath(languageOfPath(new URL(request.url).pathname), picturesPath));
}

/** Adds a picture for the script of a page that goes on without leaving: the answer as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const { answer, status } = await addSentPicture(context.get(servicesContext), self, await formBody(request));
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
}
