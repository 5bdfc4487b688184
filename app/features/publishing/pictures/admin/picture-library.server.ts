/** The pictures that the site may show, as administrators see and change them. A change shows on every page at once. */
import { asc, count, desc, eq, like, not, sql } from "drizzle-orm";
import type { Actor } from "#app/features/people/access/actor.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { altIn, altInEnglish, pictureColumns, shownPicture } from "#app/features/publishing/pictures/shown-picture.server.ts";
import { english } from "#app/features/publishing/content/shown-texts.server.ts";
import { isLanguage, type Language } from "#app/i18n/languages.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { schema, type Queryable } from "#db/database.server.ts";
import type { Alts } from "./picture-form.ts";
import type { PictureForm } from "./picture-form.server.ts";
import { picturesPerPage, type LibraryPage } from "./picture-library.ts";
import { isUploaded, uploadsFolder } from "#app/features/publishing/pictures/picture-sizes.ts";
import { readPicture, type UnreadablePicture } from "#app/features/publishing/pictures/picture-upload.server.ts";
import {
  dropUnusedPicture,
  isShown,
  pictureKeyOf,
  pictureWithKey,
  setAlts,
  storeOnce,
} from "#app/features/publishing/pictures/pictures.server.ts";

const { pictures, pictureTranslations } = schema;
type LibraryContext = Pick<Context, "db" | "actor" | "language" | "reading">;

/** One page of the uploads, newest first, or of the illustrations that came with the site; a page after the last is the last. */
export async function listPictures(
  db: Queryable,
  language: Language,
  { uploads, page: asked }: { uploads: boolean; page: number },
): Promise<LibraryPage> {
  const uploaded = like(pictures.name, `${uploadsFolder}%`);
  const where = uploads ? uploaded : not(uploaded);
  const [counted] = await db.select({ total: count() }).from(pictures).where(where);
  const total = counted?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / picturesPerPage));
  const page = Math.min(Math.max(1, asked), pageCount);
  const rows = await db
    .select(pictureColumns)
    .from(pictures)
    .leftJoin(english.picture, altInEnglish)
    .leftJoin(pictureTranslations, altIn(language))
    .where(where)
    .orderBy(...(uploads ? [desc(pictures.createdAt)] : []), asc(pictures.name))
    .limit(picturesPerPage)
    .offset((page - 1) * picturesPerPage);
  return { pictures: rows.map(shownPicture), total, page, pageCount };
}

export type EditedPicture = { picture: Picture; alts: Alts; uploaded: boolean; shown: boolean };

/** A picture with what it shows in every language; undefined where there is none of this name. */
export async function pictureToEdit(db: Queryable, name: string): Promise<EditedPicture | undefined> {
  const [row] = await db
    .select({ ...pictureColumns, alt: sql<string>`''`, shown: isShown })
    .from(pictures)
    .where(eq(pictures.name, name));
  if (!row) return undefined;
  const { shown, ...columns } = row;
  const texts = await db.select().from(pictureTranslations).where(eq(pictureTranslations.pictureName, name));
  const alts: Alts = {};
  for (const { language, alt } of texts) if (isLanguage(language)) alts[language] = alt;
  return { picture: { ...shownPicture(columns), alt: alts.en ?? "" }, alts, uploaded: isUploaded(name), shown };
}

const entryOf = (actor: Actor, action: "added" | "changed" | "removed", name: string) => ({
  actorId: actor.id,
  actorName: actor.name,
  action: `picture.${action}`,
  subjectType: "picture",
  subjectId: name,
});

/** Reads, encodes anew and keeps what was sent. `again`: the same was sent before and is there, and nothing was stored. */
export async function addPicture(
  context: LibraryContext & Pick<Context, "now">,
  { file, shown }: PictureForm,
): Promise<{ ok: true; name: string; again: boolean } | { ok: false; reason: UnreadablePicture }> {
  const actor = requirePermission(context, "content.change");
  const { db, now } = context;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentKey = pictureKeyOf(bytes, shown);
  const before = await pictureWithKey(db, contentKey, now());
  if (before !== undefined) return { ok: true, name: before, again: true };
  const read = await readPicture(bytes);
  if (!read.ok) return read;
  return db.transaction(async (tx) => {
    const name = await storeOnce(tx, read.picture, { ...shown, contentKey });
    if (name === undefined) {
      // Sent twice at the same moment: the other was quicker.
      const other = await pictureWithKey(tx, contentKey, now());
      if (other === undefined) throw new Error("a picture was not stored");
      return { ok: true, name: other, again: true };
    }
    await tx.update(pictures).set({ createdAt: now() }).where(eq(pictures.name, name));
    await writeAudit(tx, { ...entryOf(actor, "added", name), after: { ...shown } });
    return { ok: true, name, again: false };
  });
}

/** Changes what a picture shows in words, and where to look when it is cropped. */
export async function changePicture(
  context: LibraryContext,
  { name, shown }: { name: string; shown: PictureForm["shown"] },
): Promise<{ ok: true } | { ok: false; reason: "absent" }> {
  const actor = requirePermission(context, "content.change");
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select({ name: pictures.name }).from(pictures).where(eq(pictures.name, name)).for("update");
    const before = row && (await pictureToEdit(tx, name));
    if (!before) return { ok: false, reason: "absent" };
    const { alts, focalX, focalY } = shown;
    await tx.update(pictures).set({ focalX, focalY }).where(eq(pictures.name, name));
    await setAlts(tx, name, alts);
    await writeAudit(tx, {
      ...entryOf(actor, "changed", name),
      before: { focalX: before.picture.focalX, focalY: before.picture.focalY, alts: before.alts },
      after: { focalX, focalY, alts },
    });
    await bumpCatalogueVersion(tx);
    return { ok: true };
  });
}

/** Takes an upload away that nothing shows; an illustration is a file of the site and stays. */
export async function removePicture(
  context: LibraryContext,
  name: string,
): Promise<{ ok: true } | { ok: false; reason: "absent" | "shown" | "drawn" }> {
  const actor = requirePermission(context, "content.change");
  return context.db.transaction(async (tx) => {
    const before = await pictureToEdit(tx, name);
    if (!before) return { ok: false, reason: "absent" };
    if (!before.uploaded) return { ok: false, reason: "drawn" };
    if (!(await dropUnusedPicture(tx, name))) return { ok: false, reason: "shown" };
    await writeAudit(tx, { ...entryOf(actor, "removed", name), before: { alts: before.alts } });
    return { ok: true };
  });
}
