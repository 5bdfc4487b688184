import { data, redirect } from "react-router";
import { requireAdmin } from "#app/features/accounts/session.server.ts";
import { describeAdminPage } from "#app/features/admin-frame/admin-page.server.ts";
import { PicturesPage } from "#app/features/pictures/library-page.tsx";
import { parsePictureForm } from "#app/features/pictures/picture-form.server.ts";
import { picturePath, picturesPath, type PictureAnswer } from "#app/features/pictures/picture-form.ts";
import { addPicture, listPictures } from "#app/features/pictures/picture-library.server.ts";
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

export const handle: RouteHandle = { namespaces: ["pictures"] };
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

/** Adds a picture and goes on to its page; where another page asked for it (`inline`), its name is the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const self = await requireAdmin(request, context);
  const services = context.get(servicesContext);
  const at = services.now().toISOString();
  const sent = await formBody(request);
  // Texts are kept; a file has to be chosen again, browsers put none back.
  const values = Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  const parsed = parsePictureForm(sent);
  if (!parsed.ok) {
    const file = sent.get("file");
    const missing = !(file instanceof File) || file.size === 0;
    const errors = { ...(missing ? { file: "empty" as const } : {}), ...parsed.errors };
    return data({ at, errors, values } satisfies PictureAnswer, { status: 400 });
  }
  const outcome = await addPicture(services, self, parsed.form);
  if (!outcome.ok) return data({ at, errors: { file: outcome.reason }, values } satisfies PictureAnswer, { status: 400 });
  if (values.inline) return data({ at, added: outcome.name } satisfies PictureAnswer);
  const language = languageOfPath(new URL(request.url).pathname);
  const t = translator(language);
  setFlash(context, { kind: "success", title: t("pictures:done.added.title"), text: t("pictures:done.added.text") });
  return redirect(localPath(language, picturePath(outcome.name)), 303);
}

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturesPage library={loaderData.library} uploads={loaderData.uploads} answer={actionData} />;
}
