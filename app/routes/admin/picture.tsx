import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { changeSchema } from "#app/features/publishing/pictures/admin/picture-form.server.ts";
import { picturePath, picturesPath, removalAsked } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { changePicture, pictureToEdit, removePicture } from "#app/features/publishing/pictures/admin/picture-library.server.ts";
import { PicturePage } from "#app/features/publishing/pictures/admin/picture-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { parseForm, refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import pictureStyles from "#app/ui/styles/pictures.css?url";
import type { Route } from "./+types/picture";

export const handle: RouteHandle = { namespaces: ["pictures"], query: ["remove"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: pictureStyles }];

const nameOf = ({ folder, name }: { folder: string; name: string }) => `${folder}/${name}`;

export async function loader({ request, context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const edited = await pictureToEdit(context.db, nameOf(params));
  if (!edited) throw data(null, 404);
  const { searchParams } = new URL(request.url);
  const title = translator(context.language)("pictures:picture.title");
  return {
    edited,
    asksRemoval: searchParams.has(removalAsked),
    meta: describeAdminPage(context, { title, path: picturePath(edited.picture.name) }),
  };
}

/** Changes what is said of the picture, or removes it. */
export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { language } = context;
  const t = translator(language);
  const name = nameOf(params);
  const sent = await formBody(request);
  const form = sent.get("form");
  if (form === "remove") {
    const outcome = await removePicture(context, name);
    if (!outcome.ok) {
      if (outcome.reason === "absent") throw data(null, 404);
      return refuse(context, { form, problem: outcome.reason });
    }
    setFlash(context, { kind: "success", title: t("pictures:done.removed.title"), text: t("pictures:done.removed.text") });
    return redirect(localPath(language, picturesPath), 303);
  }
  if (!(await pictureToEdit(context.db, name))) throw data(null, 404);
  if (form !== "change") return refuse(context, { problem: "unreadable" }, 400);
  const read = parseForm(sent, changeSchema);
  if (!read.ok) return refuse(context, read);
  const outcome = await changePicture(context, { name, shown: read.value });
  if (!outcome.ok) throw data(null, 404);
  setFlash(context, { kind: "success", title: t("pictures:done.changed.title"), text: t("pictures:done.changed.text") });
  return redirect(localPath(language, picturePath(name)), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function PictureRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturePage edited={loaderData.edited} asksRemoval={loaderData.asksRemoval} answer={actionData} />;
}
