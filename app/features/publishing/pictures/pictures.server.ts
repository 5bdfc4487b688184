/** Uploaded pictures in the database: putting them there, handing out their bytes, taking away what nothing shows. */
import crypto from "node:crypto";
import { and, eq, like, lt, sql } from "drizzle-orm";
import { schema, type Database, type Queryable, type Transaction } from "#db/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { focalPart, isUploaded, pictureAt, uploadedName, uploadsFolder, sharedAt } from "./picture-sizes.ts";
import { sharingPicture } from "./sharing-picture.server.ts";
import type { ReadPicture } from "./picture-upload.server.ts";

const { pictures, pictureFiles, pictureTranslations } = schema;

type PictureWords = {
  /** What it shows, by language; one left out is shown in English, one that is empty not at all. */
  alts?: Partial<Record<Language, string>>;
  /** 0 to 1 from the left and top. */
  focalX?: number;
  focalY?: number;
};

/** The same file with the same words, sent twice by a double click or because its answer was lost, is one picture. */
export const pictureKeyOf = (sent: Uint8Array, shown: Required<PictureWords>): string =>
  crypto.createHash("sha256").update(sent).update(JSON.stringify(shown)).digest("base64url");

/** The name of the picture with this key. It counts as new again: whoever has sent it once more is about to use it. */
export async function pictureWithKey(db: Queryable, contentKey: string, now: Date): Promise<string | undefined> {
  const [picture] = await db
    .update(pictures)
    .set({ createdAt: now })
    .where(eq(pictures.contentKey, contentKey))
    .returning({ name: pictures.name });
  return picture?.name;
}

/**
 * Stores what `readPicture` read, under a name that nobody can guess, and returns that name: undefined where a picture with its key is
 * there already. The caller writes the audit entry.
 */
export async function storeOnce(
  tx: Transaction,
  picture: ReadPicture,
  shown: PictureWords & { contentKey?: string },
): Promise<string | undefined> {
  const { files, ...facts } = picture;
  const digits = crypto.randomBytes(10).toString("hex");
  const name = uploadedName(digits);
  const focal = { focalX: focalPart(shown.focalX ?? 0.5), focalY: focalPart(shown.focalY ?? 0.5) };
  const [added] = await tx
    .insert(pictures)
    .values({ ...facts, ...focal, name, version: digits, contentKey: shown.contentKey })
    .onConflictDoNothing({ target: pictures.contentKey })
    .returning({ name: pictures.name });
  if (!added) return undefined;
  for (const file of files) await tx.insert(pictureFiles).values({ ...file, pictureName: name });
  await setAlts(tx, name, shown.alts ?? {});
  return name;
}

/** Stores a picture that belongs to one thing alone, and may be there for others too. */
export async function storePicture(tx: Transaction, picture: ReadPicture, shown: PictureWords = {}): Promise<string> {
  const name = await storeOnce(tx, picture, shown);
  if (name === undefined) throw new Error("a picture was not stored");
  return name;
}

/** Replaces what a picture shows, in the languages that are given; an empty text takes that language's away. */
export async function setAlts(tx: Transaction, name: string, alts: Partial<Record<Language, string>>): Promise<void> {
  for (const [language, text] of Object.entries(alts)) {
    const alt = text.trim();
    if (alt === "") {
      await tx
        .delete(pictureTranslations)
        .where(and(eq(pictureTranslations.pictureName, name), eq(pictureTranslations.language, language)));
      continue;
    }
    await tx
      .insert(pictureTranslations)
      .values({ pictureName: name, language, alt })
      .onConflictDoUpdate({ target: [pictureTranslations.pictureName, pictureTranslations.language], set: { alt } });
  }
}

const { tours, tourPictures, destinations, guides, testimonials, teamMembers, authors, articles, reviewPictures, articleTranslations } =
  schema;

// Written out: in a list of columns the query builder leaves the table's name away, and other tables have names too.
const itsName = sql`"pictures"."name"`;

/** True for a row of `pictures` that something shows: a piece of content, a person, or the text of an article. */
export const isShown = sql<boolean>`(${sql.join(
  [
    ...[tours, tourPictures, destinations, guides, testimonials, teamMembers, authors, articles, reviewPictures].map(
      (table) => sql`exists (select 1 from ${table} where ${table.pictureName} = ${itsName})`,
    ),
    // Addresses begin with the random digits of the name, which no other text holds.
    sql`exists (select 1 from ${articleTranslations} where ${articleTranslations.bodyHtml} like '%/pictures/' || substr(${itsName}, ${uploadsFolder.length + 1}::int) || '/%')`,
  ],
  sql` or `,
)})`;

/** Takes an uploaded picture away when nothing shows it any more, its bytes included. Returns whether it is gone. */
export async function dropUnusedPicture(tx: Transaction, name: string | null): Promise<boolean> {
  if (name === null || !isUploaded(name)) return false;
  const gone = await tx
    .delete(pictures)
    .where(and(eq(pictures.name, name), sql`not ${isShown}`))
    .returning({ name: pictures.name });
  return gone.length > 0;
}

const keptUnshownMs = 7 * 24 * 60 * 60_000;

/** Takes away what was uploaded a week ago or longer and nothing shows. Returns how many there were. */
export async function dropForgottenPictures(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptUnshownMs);
  const gone = await db
    .delete(pictures)
    .where(and(like(pictures.name, `${uploadsFolder}%`), lt(pictures.createdAt, before), sql`not ${isShown}`))
    .returning({ name: pictures.name });
  return gone.length;
}

const forEver = "public, max-age=31536000, immutable";
const nothingHere = () =>
  new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });

function sharingAnswer(sharing: Awaited<ReturnType<typeof sharingPicture>>): Response {
  if (!sharing) return nothingHere();
  if ("moved" in sharing) return new Response(null, { status: 302, headers: { Location: sharing.moved, "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(sharing.jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": forEver, "Content-Disposition": "inline" },
  });
}

/**
 * The bytes of an uploaded picture, in the better of the two formats that the asking browser reads; undefined where the address
 * is no picture's. A name is given once, so the answer may be kept for ever.
 */
export async function pictureAnswer(db: Queryable, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/pictures/")) return undefined;
  const shared = sharedAt(pathname);
  if (shared) return sharingAnswer(await sharingPicture(db, shared, pathname));
  const wanted = pictureAt(pathname);
  if (!wanted) return nothingHere();
  const format = request.headers.get("Accept")?.includes("image/avif") ? "avif" : "webp";
  const [file] = await db
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.pictureName, wanted.name), eq(pictureFiles.width, wanted.width), eq(pictureFiles.format, format)));
  if (!file) return nothingHere();
  return new Response(new Uint8Array(file.bytes), {
    headers: { "Content-Type": `image/${format}`, "Cache-Control": forEver, Vary: "Accept", "Content-Disposition": "inline" },
  });
}
