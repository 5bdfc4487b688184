import { data, redirect } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission, type RequestContext } from "#app/features/people/access/context.server.ts";
import { notesOfPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { besideEnglish } from "#app/features/publishing/content/admin/editor/beside-english.server.ts";
import { noteFields, readNotes } from "#app/features/publishing/content/admin/notes/note-form.server.ts";
import { scopeOf, siteScope } from "#app/features/publishing/content/admin/notes/note-scopes.ts";
import { NotesEditor } from "#app/features/publishing/content/admin/notes/notes-editor.tsx";
import type { TripRefusal } from "#app/features/publishing/content/admin/trip/trip-form.ts";
import { notesForEditing, updateNotes } from "#app/features/publishing/content/editing/note-editing.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
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
import type { Route } from "./+types/content-note";

export const handle: RouteHandle = {
  namespaces: ["guidesAdmin", "tripAdmin", "contentAdmin", "tripNotes"],
  query: ["language"],
};
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

/** The notes that an address means: also those of a country that has none yet. Throws 404 where it is no country. */
async function asked(context: RequestContext, param: string) {
  const scope = scopeOf(param);
  if (!scope) throw data(null, 404);
  const language = besideEnglish(context);
  const t = translator(context.language);
  const country = formatsFor(context.language).countryName;
  return {
    scope,
    language,
    notes: await notesForEditing(context.db, scope, language),
    title: scope === siteScope ? t("guidesAdmin:notes.ofSite") : t("guidesAdmin:notes.ofCountry", { country: country(scope) }),
  };
}

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { scope, language, notes, title } = await asked(context, params.scope);
  return {
    scope,
    language,
    fields: noteFields(notes),
    version: notes.version,
    meta: describeAdminPage(context, { title, path: notesOfPath(scope, language) }),
  };
}

/** Saves the notes of the site or of a country, or says what was wrong with what was typed. */
export async function action({ context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.change");
  const { scope, language, notes, title } = await asked(context, params.scope);
  const fields = textFields(await formBody(context.request));
  const version = versionSchema.safeParse(fields.version);
  if (!version.success) return refuse(context, { problem: "unreadable" } satisfies TripRefusal, 400);
  const read = readNotes(fields);
  if (!read.ok) return refuse(context, { form: "save", fields, errors: read.errors, version: version.data } satisfies TripRefusal, 400);
  const { english, other } = read;
  const outcome = await updateNotes(context, { scope, language, english, other, version: version.data });
  if (!outcome.ok) {
    const problem = outcome.reason === "stale" ? "stale" : "absent";
    return refuse(context, { form: "save", fields, problem, version: notes.version } satisfies TripRefusal);
  }
  const t = translator(context.language);
  setFlash(context, { kind: "success", title: t("guidesAdmin:done.saved"), text: t("guidesAdmin:done.savedText", { name: title }) });
  return redirect(localPath(context.language, notesOfPath(scope, language)), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function ContentNote({ loaderData: { meta: _, ...page }, actionData }: Route.ComponentProps) {
  return <NotesEditor key={page.scope} {...page} answer={actionData} />;
}
