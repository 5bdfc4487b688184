import { data, redirect } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission, type RequestContext } from "#app/features/people/access/context.server.ts";
import { guidePath, guidesPath, newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { besideEnglish } from "#app/features/publishing/content/admin/editor/beside-english.server.ts";
import { pictureChoices } from "#app/features/publishing/content/admin/editor/picture-choices.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { GuideEditor, type GuideAnswer } from "#app/features/publishing/content/admin/guides/guide-editor.tsx";
import { guideFields, readGuide } from "#app/features/publishing/content/admin/guides/guide-form.server.ts";
import type { TripErrors } from "#app/features/publishing/content/trip-sections.ts";
import {
  createGuide,
  deleteGuide,
  guideForEditing,
  toursToLead,
  updateGuide,
} from "#app/features/publishing/content/editing/guide-editing.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { pageMeta } from "#app/page-meta.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { refuse, textFields, versionSchema } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import pictureStyles from "#app/ui/styles/pictures.css?url";
import type { Route } from "./+types/content-guide";

export const handle: RouteHandle = {
  namespaces: ["guidesAdmin", "tripAdmin", "contentAdmin", "pictures"],
  query: ["language", "remove"],
};
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: contentAdminStyles },
  { rel: "stylesheet", href: pictureStyles },
];

type Refusal = Omit<GuideAnswer, "at">;

/** The guide that an address means; undefined for a new one. Throws 404 where there is none. */
async function asked(context: RequestContext, param: string) {
  const language = besideEnglish(context);
  if (param === newPiece) return { language, guide: undefined };
  const id = numberedId(param);
  const guide = id === undefined ? undefined : await guideForEditing(context.db, id, language);
  if (!guide) throw data(null, 404);
  return { language, guide };
}

export async function loader({ request, context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { db, language: ofPage } = context;
  const { language, guide } = await asked(context, params.id);
  const title = guide?.english.name ?? translator(ofPage)("guidesAdmin:new");
  return {
    guide: guide && { id: guide.id, name: guide.english.name },
    language,
    fields: guideFields(guide),
    version: guide?.version ?? 0,
    pictures: await pictureChoices(db, ofPage, "people"),
    tours: await toursToLead(db),
    asksRemoval: new URL(request.url).searchParams.has("remove"),
    meta: describeAdminPage(context, { title, path: guidePath(params.id, language) }),
  };
}

/** Saves or deletes a guide, or says why not. */
export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { language, guide } = await asked(context, params.id);
  const t = translator(context.language);
  const fields = textFields(await formBody(context.request));
  if (fields.form === "delete" && guide) {
    const outcome = await deleteGuide(context, guide.id);
    if (!outcome.ok && outcome.reason === "absent") throw data(null, 404);
    if (!outcome.ok) return refuse(context, { form: "delete", problem: outcome.reason } satisfies Refusal);
    const text = t("guidesAdmin:done.deletedText", { name: outcome.name });
    setFlash(context, { kind: "success", title: t("guidesAdmin:done.deleted"), text });
    return redirect(localPath(context.language, guidesPath), 303);
  }
  const version = versionSchema.safeParse(fields.version);
  if (fields.form !== "save" || !version.success) return refuse(context, { problem: "unreadable" } satisfies Refusal, 400);
  const refused = (errors: TripErrors, status: 400 | 409) =>
    refuse(context, { form: "save", fields, errors, version: version.data } satisfies Refusal, status);
  const read = readGuide(
    fields,
    (await toursToLead(context.db)).map(({ id }) => id),
  );
  if (!read.ok) return refused(read.errors, 400);
  const change = { ...read.input, language };
  const outcome = guide
    ? await updateGuide(context, { ...change, id: guide.id, version: version.data })
    : await createGuide(context, change);
  if (!outcome.ok) {
    if (outcome.reason === "slug_taken") return refused({ slug: "taken" }, 409);
    if (outcome.reason === "unknown_picture") return refused({ picture: "picture" }, 409);
    const problem = outcome.reason === "stale" ? "stale" : "absent";
    return refuse(context, { form: "save", fields, problem, version: guide?.version ?? 0 } satisfies Refusal);
  }
  const { name } = read.input.english;
  setFlash(context, { kind: "success", title: t("guidesAdmin:done.saved"), text: t("guidesAdmin:done.savedText", { name }) });
  const id = guide?.id ?? ("id" in outcome ? outcome.id : newPiece);
  return redirect(localPath(context.language, guidePath(id, language)), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ContentGuide({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <GuideEditor {...page} answer={actionData} />;
}
