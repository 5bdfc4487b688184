/** What is behind the routes of the editors, the same for every kind of content: what their page shows, and what its forms are answered. */
import { data, redirect } from "react-router";
import { may } from "#app/features/people/access/actor.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { completenessOfPieces } from "#app/features/publishing/content/admin/content-list.server.ts";
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { parseForm, refuse } from "#app/platform/forms.server.ts";
import { editorPath, newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { doEdit, lastChangeOf, sentSchema, typedPiece, type Editing, type PieceInput } from "./editing.server.ts";
import type { EditorPage } from "./editor-form.ts";

const notThere = () => data(null, 404);

/** The language beside English: the one that is asked for, else that of the page, else the first. */
function besideEnglish({ request, language: ofPage }: RequestContext): OtherLanguage {
  const asked = new URL(request.url).searchParams.get("language");
  const [first] = otherLanguages;
  const found = otherLanguages.find((language) => language === asked) ?? otherLanguages.find((language) => language === ofPage) ?? first;
  if (!found) throw new Error("no language but English");
  return found;
}

/** The piece that an address means; undefined for a new one. Throws where there is none. */
async function pieceOf<Input extends PieceInput, Id extends number | string>(
  { db }: RequestContext,
  editing: Editing<Input, Id>,
  param: string,
) {
  if (param === newPiece) return undefined;
  const id = editing.idOf(param);
  const piece = id === undefined ? undefined : await editing.read(db, id);
  if (!piece) throw notThere();
  return piece;
}

/** What the editor's page shows, and its head. `param` is the piece in its address. Throws where there is no such piece. */
export async function loadEditor<Input extends PieceInput, Id extends number | string>(
  context: RequestContext,
  editing: Editing<Input, Id>,
  param: string,
) {
  const { db, actor } = context;
  const language = besideEnglish(context);
  const { kind, fields } = editing;
  const stored = await pieceOf(context, editing, param);
  const page: EditorPage = {
    kind,
    language,
    values: typedPiece(fields, stored ?? { facts: {}, english: {}, translations: {} }, language),
    clock: adminClock(context),
    links: { departures: may(actor, "departures.read"), history: may(actor, "audit.read") },
  };
  if (stored) {
    const { id, slug, state, version } = stored;
    const completeness = (await completenessOfPieces(db, kind, [id])).get(id);
    if (!completeness) throw notThere();
    const last = await lastChangeOf(db, kind, id);
    page.piece = { id, slug, state, version, completeness, title: editing.titleOf(stored), ...(last && { last }) };
  }
  const title = page.piece?.title ?? translator(context.language)(`contentAdmin:new.${kind}`);
  return { page, meta: describeAdminPage(context, { title, path: editorPath(kind, stored?.id ?? newPiece) }) };
}

/** Does what the form asks for and shows the page anew, or says why not, with all that was typed. */
export async function answerEditor<Input extends PieceInput, Id extends number | string>(
  context: RequestContext,
  editing: Editing<Input, Id>,
  param: string,
) {
  const form = await formBody(context.request);
  const stored = await pieceOf(context, editing, param);
  const read = parseForm(form, sentSchema);
  if (!read.ok) return refuse(context, { form: read.form, problem: "unreadable" }, 400);
  const language = besideEnglish(context);
  const outcome = await doEdit(context, editing, { stored, language, form, sent: read.value });
  if (!outcome.ok) return refuse(context, { form: read.form, ...outcome.answer }, outcome.status);
  const t = translator(context.language);
  setFlash(context, {
    kind: "success",
    title: t(`contentAdmin:done.${outcome.done}.title`),
    text: t(`contentAdmin:done.${outcome.done}.text`),
  });
  return redirect(localPath(context.language, editorPath(editing.kind, outcome.id, language)), 303);
}
