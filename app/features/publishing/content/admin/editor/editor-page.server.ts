/** What is behind the routes of the editors, the same for every kind of content: what their page shows, and what its forms are answered. */
import { data, redirect } from "react-router";
import { may } from "#app/features/people/access/actor.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { completenessOfPieces } from "#app/features/publishing/content/admin/content-list.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { parseForm, refuse } from "#app/platform/forms.server.ts";
import { editorPath, newPiece, tourPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { discardDraft, draftOfPage } from "#app/features/publishing/content/admin/drafts/drafts.server.ts";
import { besideEnglish, isEnglishAlone } from "./beside-english.server.ts";
import { doEdit, lastChangeOf, sentSchema, shownFields, type Editing, type PieceInput } from "./editing.server.ts";
import type { EditorPage } from "./editor-form.ts";

/** The name of the form of a piece that is saved whole. */
const wholeForm = "editor";

const notThere = () => data(null, 404);

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
  const { kind, section } = editing;
  const englishAlone = editing.kind === "tour" && isEnglishAlone(context);
  const stored = await pieceOf(context, editing, param);
  const empty = { facts: {}, english: {}, translations: {} };
  const beside = englishAlone ? undefined : language;
  const of = { kind, id: String(stored?.id ?? newPiece), form: (stored && section) ?? wholeForm, language: beside ?? defaultLanguage };
  const { draft, fields: typed } = await draftOfPage(context, of, stored?.version ?? 0);
  const shown = shownFields(editing, stored ?? editing.blank ?? empty, beside);
  const page: EditorPage = {
    kind,
    language,
    englishAlone,
    draft,
    ...(section && stored && { section }),
    ...shown,
    values: typed ?? shown.values,
    clock: adminClock(context),
    links: { departures: may(actor, "departures.read"), dates: may(actor, "departures.change"), history: may(actor, "audit.read") },
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

/** Does what the form of the page asks for, as `answerForm` says. */
export async function answerEditor<Input extends PieceInput, Id extends number | string>(
  context: RequestContext,
  editing: Editing<Input, Id>,
  param: string,
) {
  return answerForm(context, editing, { param, form: await formBody(context.request) });
}

/** Does what a form asks for and shows the page anew, or says why not, with all that was typed. */
export async function answerForm<Input extends PieceInput, Id extends number | string>(
  context: RequestContext,
  editing: Editing<Input, Id>,
  { param, form: sent }: { param: string; form: FormData },
) {
  const stored = await pieceOf(context, editing, param);
  const read = parseForm(sent, sentSchema);
  if (!read.ok) return refuse(context, { form: read.form, problem: "unreadable" }, 400);
  const language = besideEnglish(context);
  const alone = editing.kind === "tour" && isEnglishAlone(context);
  const outcome = await doEdit(context, editing, { stored, language: alone ? undefined : language, form: sent, sent: read.value });
  if (!outcome.ok) return refuse(context, { form: read.form, ...outcome.answer }, outcome.status);
  const t = translator(context.language);
  setFlash(context, {
    kind: "success",
    title: t(`contentAdmin:done.${outcome.done}.title`),
    text: t(`contentAdmin:done.${outcome.done}.text`),
  });
  const shown = alone ? defaultLanguage : language;
  if (read.form === "save") {
    const form = (stored && editing.section) ?? wholeForm;
    await discardDraft(context, { kind: editing.kind, id: String(stored?.id ?? newPiece), form, language: shown });
  }
  // A copy is another tour: its title is the first thing to be written.
  const section = outcome.done === "duplicated" ? editing.section && "texts" : editing.section;
  const next = section ? tourPath(outcome.id, { section, language: shown }) : editorPath(editing.kind, outcome.id, shown);
  return redirect(localPath(context.language, next), 303);
}
