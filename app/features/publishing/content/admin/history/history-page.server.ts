/** What the page of a piece's versions shows, and its one form. */
import { data, redirect } from "react-router";
import { z } from "zod";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { articleEditing } from "#app/features/publishing/content/admin/article/article-form.server.ts";
import { editorPath, kindInPath, versionsPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { destinationEditing } from "#app/features/publishing/content/admin/destination/destination-form.server.ts";
import type { Editing, PieceInput } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { testimonialEditing } from "#app/features/publishing/content/admin/testimonial/testimonial-form.server.ts";
import { tourEditing } from "#app/features/publishing/content/admin/tour/tour-form.server.ts";
import type { ContentRefusal } from "#app/features/publishing/content/editing/content-changes.server.ts";
import { restoreVersion } from "#app/features/publishing/content/editing/restoring.server.ts";
import { takeSnapshot, type Snapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { readVersion, versionsOf, type VersionRow } from "#app/features/publishing/content/versions/versions.server.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { setFlash } from "#app/platform/flash.server.ts";
import { readForm, refuse } from "#app/platform/forms.server.ts";
import type { Queryable } from "#db/database.server.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { differencesOf } from "./differences.server.ts";
import type { Difference } from "./differences.ts";

/** What the page needs of a kind, whatever its pieces are like. */
function known<Input extends PieceInput, Id extends number | string>({ kind, fields, idOf, read, titleOf }: Editing<Input, Id>) {
  return {
    fields,
    async find(db: Queryable, param: string) {
      const id = idOf(param);
      const piece = id === undefined ? undefined : await read(db, id);
      return piece && { id: piece.id, version: piece.version, title: titleOf(piece) };
    },
    async now(db: Queryable, param: string): Promise<Snapshot | undefined> {
      const id = idOf(param);
      return id === undefined ? undefined : takeSnapshot(db, { kind, id, read });
    },
  };
}
const kinds = {
  tour: known(tourEditing),
  destination: known(destinationEditing),
  article: known(articleEditing),
  testimonial: known(testimonialEditing),
};

/** The piece of an address such as `tours/7`. Throws 404 where there is none. */
/** The address of a tour's history does not name its kind. */
type Params = { kind?: string | undefined; id: string };

async function pieceOf({ db }: RequestContext, params: Params) {
  const kind = kindInPath(params.kind ?? "tours");
  const piece = kind && (await kinds[kind].find(db, params.id));
  if (!kind || !piece) throw data(null, 404);
  return { kind, ...piece };
}

/** With what a version is compared: the one before it, or the piece as it is. */
export const comparisons = ["before", "now"] as const;
export type Comparison = (typeof comparisons)[number];

export type ShownVersion = {
  version: number;
  against: Comparison;
  /** Undefined where there is nothing to compare it with: it is the first. */
  differences: Difference[] | undefined;
};

async function shownVersion(
  { db, request }: RequestContext,
  { kind, id, rows }: Awaited<ReturnType<typeof pieceOf>> & { rows: VersionRow[] },
): Promise<ShownVersion | undefined> {
  const { searchParams } = new URL(request.url);
  const index = rows.findIndex(({ version }) => String(version) === searchParams.get("version"));
  const row = rows[index];
  if (!row) return undefined;
  const against = comparisons.find((each) => each === searchParams.get("against")) ?? "before";
  const shown = await readVersion(db, { kind, id }, row.version);
  const earlier = rows[index + 1];
  const other =
    against === "now" ? await kinds[kind].now(db, String(id)) : earlier && (await readVersion(db, { kind, id }, earlier.version));
  if (!shown || !other) return { version: row.version, against, differences: undefined };
  const [before, after] = against === "now" ? [shown, other] : [other, shown];
  return { version: row.version, against, differences: differencesOf(kinds[kind].fields, before, after) };
}

/** The versions of a piece, and the one that the address asks for beside another. */
export async function loadHistory(context: RequestContext, params: Params) {
  const piece = await pieceOf(context, params);
  const { kind, id, title } = piece;
  const rows = await versionsOf(context.db, { kind, id });
  return {
    piece,
    rows,
    shown: await shownVersion(context, { ...piece, rows }),
    clock: adminClock(context),
    meta: describeAdminPage(context, {
      title: translator(context.language)("contentHistory:title", { title }),
      path: versionsPath(kind, id),
    }),
  };
}

export type HistoryAnswer = FormAnswer<ContentRefusal>;

const restoringSchema = z.object({ version: z.coerce.number().int().positive(), wanted: z.coerce.number().int().positive() });

/** Restores a version and leads to the editor, or says why not. */
export async function answerHistory(context: RequestContext, params: Params) {
  const { kind, id } = await pieceOf(context, params);
  const read = await readForm(context.request, restoringSchema);
  if (!read.ok) return refuse(context, { problem: "unreadable" }, 400);
  const outcome = await restoreVersion(context, { kind, id, ...read.value });
  if (!outcome.ok) return refuse(context, { problem: outcome.reason });
  const { language } = context;
  const t = translator(language);
  setFlash(context, {
    kind: "success",
    title: t("contentHistory:done.title"),
    text: t("contentHistory:done.text", { version: read.value.wanted }),
  });
  return redirect(localPath(language, editorPath(kind, id)), 303);
}
