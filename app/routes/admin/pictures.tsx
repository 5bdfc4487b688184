import { data, redirect } from "react-router";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { PicturesPage } from "#app/features/publishing/pictures/admin/library-page.tsx";
import { addSentPicture } from "#app/features/publishing/pictures/admin/add-sent-picture.server.ts";
import { deliveredPicture } from "#app/features/publishing/pictures/admin/delivered-picture.ts";
import { picturePath, picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { listPictures } from "#app/features/publishing/pictures/admin/picture-library.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import pictureStyles from "#app/ui/styles/pictures.css?url";
import type { Route } from "./+types/pictures";

export const handle: RouteHandle = { namespaces: ["pictures"], query: ["show"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: pictureStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const uploads = searchParams.get("show") !== "drawn";
  const page = Number(searchParams.get("page") ?? 1);
  return {
    library: await listPictures(db, language, { uploads, page: Number.isSafeInteger(page) ? page : 1 }),
    uploads,
    meta: describeAdminPage(request, context, { title: translator(language)("pictures:title"), path: picturesPath }),
  };
}

/** Adds a picture and goes on to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const { answer, status } = await addSentPicture(context.get(servicesContext), self, await formBody(request));
  if (answer.added === undefined) return data(answer, { status });
  const language = languageOfPath(new URL(request.url).pathname);
  const t = translator(language);
  const key = answer.again ? "again" : "added";
  setFlash(context, { kind: "success", title: t(`pictures:done.${key}.title`), text: t(`pictures:done.${key}.text`) });
  return redirect(localPath(language, picturePath(answer.added)), 303);
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  deliveredPicture(await request.clone().formData(), () => serverAction());

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturesPage library={loaderData.library} uploads={loaderData.uploads} answer={actionData} />;
}
