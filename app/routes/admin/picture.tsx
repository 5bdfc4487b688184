import { data, redirect } from "react-router";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { deliveredPicture } from "#app/features/publishing/pictures/admin/delivered-picture.ts";
import { parsePictureForm } from "#app/features/publishing/pictures/admin/picture-form.server.ts";
import { picturePath, picturesPath, removalAsked, type PictureAnswer } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { changePicture, pictureToEdit, removePicture } from "#app/features/publishing/pictures/admin/picture-library.server.ts";
import { PicturePage } from "#app/features/publishing/pictures/admin/picture-page.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import pictureStyles from "#app/ui/styles/pictures.css?url";
import type { Route } from "./+types/picture";

export const handle: RouteHandle = { namespaces: ["pictures"], query: ["remove"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: pictureStyles }];

const nameOf = ({ folder, name }: { folder: string; name: string }) => `${folder}/${name}`;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const edited = await pictureToEdit(context.get(servicesContext).db, nameOf(params));
  if (!edited) throw data(null, 404);
  const { pathname, searchParams } = new URL(request.url);
  const title = translator(languageOfPath(pathname))("pictures:picture.title");
  return {
    edited,
    asksRemoval: searchParams.has(removalAsked),
    meta: describeAdminPage(request, context, { title, path: picturePath(edited.picture.name) }),
  };
}

/** Changes what is said of the picture, or removes it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const at = services.now().toISOString();
  const language = languageOfPath(new URL(request.url).pathname);
  const t = translator(language);
  const name = nameOf(params);
  const sent = await formBody(request);
  const intent = sent.get("intent");
  if (intent === "remove") {
    const outcome = await removePicture(services, self, name);
    if (!outcome.ok) {
      const { reason } = outcome;
      if (reason === "absent") throw data(null, 404);
      return data({ at, problem: reason } satisfies PictureAnswer, { status: 409 });
    }
    setFlash(context, { kind: "success", title: t("pictures:done.removed.title"), text: t("pictures:done.removed.text") });
    return redirect(localPath(language, picturesPath), 303);
  }
  if (!(await pictureToEdit(services.db, name))) throw data(null, 404);
  if (intent !== "change") return data({ at, problem: "unreadable" } satisfies PictureAnswer, { status: 400 });
  const parsed = parsePictureForm(sent);
  const values = Object.fromEntries([...sent].flatMap(([field, value]) => (typeof value === "string" ? [[field, value]] : [])));
  if (!parsed.ok) return data({ at, errors: parsed.errors, values } satisfies PictureAnswer, { status: 400 });
  const outcome = await changePicture(services, self, { name, shown: parsed.form.shown });
  if (!outcome.ok) throw data(null, 404);
  setFlash(context, { kind: "success", title: t("pictures:done.changed.title"), text: t("pictures:done.changed.text") });
  return redirect(localPath(language, picturePath(name)), 303);
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  deliveredPicture(await request.clone().formData(), () => serverAction());

export default function PictureRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturePage edited={loaderData.edited} asksRemoval={loaderData.asksRemoval} answer={actionData} />;
}
