import { may } from "#app/features/people/access/actor.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { PicturesPage } from "#app/features/publishing/pictures/admin/library-page.tsx";
import { addSentPicture } from "#app/features/publishing/pictures/admin/add-sent-picture.server.ts";
import { deliverPicture } from "#app/features/publishing/pictures/admin/deliver-picture.ts";
import { picturePath, picturesPath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { listPictures } from "#app/features/publishing/pictures/admin/picture-library.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import pictureStyles from "#app/ui/styles/pictures.css?url";
import type { Route } from "./+types/pictures";

export const handle: RouteHandle = { namespaces: ["pictures"], query: ["show"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: pictureStyles }];

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  const { db, actor, language } = context;
  const { searchParams } = new URL(request.url);
  const uploads = searchParams.get("show") !== "drawn";
  const page = Number(searchParams.get("page") ?? 1);
  return {
    library: await listPictures(db, language, { uploads, page: Number.isSafeInteger(page) ? page : 1 }),
    uploads,
    mayChange: may(actor, "content.change"),
    meta: describeAdminPage(context, { title: translator(language)("pictures:title"), path: picturesPath }),
  };
}

/** Adds a picture and goes on to its page. */
export async function action({ context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { data: answer, init } = await addSentPicture(context);
  if (answer.added === undefined) return data(answer, init ?? undefined);
  const { language } = context;
  const t = translator(language);
  const key = answer.again ? "again" : "added";
  setFlash(context, { kind: "success", title: t(`pictures:done.${key}.title`), text: t(`pictures:done.${key}.text`) });
  return redirect(localPath(language, picturePath(answer.added)), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverPicture(args);

export default function Pictures({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <PicturesPage {...page} answer={actionData} />;
}
