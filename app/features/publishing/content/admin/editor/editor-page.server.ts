/** The door of an editor, the same for every kind of content: what its page shows, and what its forms are answered. */
import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect, type RouterContextProvider } from "react-router";
import type { Actor } from "#app/features/people/access/actor.ts";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { completenessOfPieces } from "#app/features/publishing/content/admin/content-list.server.ts";
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath, localPath, type Language } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { editorPath, newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { doEdit, lastChangeOf, typedPiece, type Editing, type PieceInput } from "./editing.server.ts";
import { editorForms, type EditorAnswer, type EditorPage } from "./editor-form.ts";

type Door = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } };

const notThere = () => data(null, 404);

/** The language beside English: the one that is asked for, else that of the page, else the first. */
function besideEnglish(asked: string | null, ofPage: Language): OtherLanguage {
  const [first] = otherLanguages;
  const found = otherLanguages.find((language) => language === asked) ?? otherLanguages.find((language) => language === ofPage) ?? first;
  if (!found) throw new Error("no language but English");
  return found;
}

/** The piece that an address means; undefined for a new one. Throws where there is none. */
async function pieceOf<Input extends PieceInput, Id extends number | string>(
  editing: Editing<Input, Id>,
  { context, params }: Pick<Door, "context" | "params">,
) {
  if (params.id === newPiece) return undefined;
  const id = editing.idOf(params.id);
  const piece = id === undefined ? undefined : await editing.read(contextOf(context).db, id);
  if (!piece) throw notThere();
  return piece;
}

/** What the editor's page shows, and its head, for a door that has made sure that an administrator asks. Throws where there is no such piece. */
export async function loadEditor<Input extends PieceInput, Id extends number | string>(editing: Editing<Input, Id>, door: Door) {
  const { request, context } = door;
  const { db } = contextOf(context);
  const { pathname, searchParams } = new URL(request.url);
  const ofPage = languageOfPath(pathname);
  const language = besideEnglish(searchParams.get("language"), ofPage);
  const { kind, fields } = editing;
  const stored = await pieceOf(editing, door);
  const page: EditorPage = {
    kind,
    language,
    values: typedPiece(fields, stored ?? { facts: {}, english: {}, translations: {} }, language),
    clock: adminClock(contextOf(context)),
  };
  if (stored) {
    const { id, slug, state, version } = stored;
    const completeness = (await completenessOfPieces(db, kind, [id])).get(id);
    if (!completeness) throw notThere();
    const last = await lastChangeOf(db, kind, id);
    page.piece = { id, slug, state, version, completeness, title: editing.titleOf(stored), ...(last && { last }) };
  }
  const title = page.piece?.title ?? translator(ofPage)(`contentDesk:new.${kind}`);
  return { page, meta: describeAdminPage(contextOf(context), { title, path: editorPath(kind, stored?.id ?? newPiece) }) };
}

/** Does what the administrator's form asks for and shows the page anew, or says why not, with all that was typed. */
export async function answerEditor<Input extends PieceInput, Id extends number | string>(
  editing: Editing<Input, Id>,
  { actor, ...door }: Door & { actor: Actor },
) {
  const { request, context } = door;
  const services = contextOf(context);
  const form = await formBody(request);
  const stored = await pieceOf(editing, door);
  const at = services.now().toISOString();
  const which = editorForms.find((known) => known === form.get("form"));
  if (!which) return data({ at, form: "save", problem: "unreadable" } satisfies EditorAnswer, { status: 400 });
  const { pathname, searchParams } = new URL(request.url);
  const ofPage = languageOfPath(pathname);
  const language = besideEnglish(searchParams.get("language"), ofPage);
  const outcome = await doEdit(editing, { services, actor }, { which, stored, language, form });
  if (!outcome.ok) return data({ at, form: which, ...outcome.answer } satisfies EditorAnswer, { status: outcome.status });
  const t = translator(ofPage);
  setFlash(contextOf(context), {
    kind: "success",
    title: t(`contentDesk:done.${outcome.done}.title`),
    text: t(`contentDesk:done.${outcome.done}.text`),
  });
  return redirect(localPath(ofPage, editorPath(editing.kind, outcome.id, language)), 303);
}
