/** Uploaded pictures in the database: putting them there, handing out their bytes, taking away what nothing shows. */
import crypto from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { focalPart, isUploaded, pictureAt, uploadedName } from "./picture-sizes.ts";
import type { ReadPicture } from "./picture-upload.server.ts";

const { pictures, pictureFiles, pictureTranslations } = schema;

type Shown = {
  /** What it shows, by language; one left out is shown in English, one that is empty not at all. */
  alts?: Partial<Record<Language, string>>;
  /** 0 to 1 from the left and top. */
  focalX?: number;
  focalY?: number;
};

/** Stores what `readPicture` read, under a name that nobody can guess, and returns that name. The caller writes the audit entry. */
export async function storePicture(tx: Transaction, picture: ReadPicture, shown: Shown = {}): Promise<string> {
  const { files, ...facts } = picture;
  const digits = crypto.randomBytes(10).toString("hex");
  const name = uploadedName(digits);
  await tx
    .insert(pictures)
    .values({ ...facts, name, version: digits, focalX: focalPart(shown.focalX ?? 0.5), focalY: focalPart(shown.focalY ?? 0.5) });
  for (const file of files) await tx.insert(pictureFiles).values({ ...file, pictureName: name });
  await setAlts(tx, name, shown.alts ?? {});
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

/** Takes an uploaded picture away when nothing shows it any more, its bytes included. Returns whether it is gone. */
export async function dropUnusedPicture(tx: Transaction, name: string | null): Promise<boolean> {
  if (name === null || !isUploaded(name)) return false;
  const { tours, tourPictures, destinations, testimonials, teamMembers, authors, posts, reviewPictures } = schema;
  const unused = [tours, tourPictures, destinations, testimonials, teamMembers, authors, posts, reviewPictures].map(
    (table) => sql`not exists (select 1 from ${table} where ${table.pictureName} = ${name})`,
  );
  const gone = await tx
    .delete(pictures)
    .where(and(eq(pictures.name, name), ...unused))
    .returning({ name: pictures.name });
  return gone.length > 0;
}

const forEver = "public, max-age=31536000, immutable";
const nothingHere = () =>
  new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });

/**
 * The bytes of an uploaded picture, in the better of the two formats that the asking browser reads; undefined where the address
 * is no picture's. A name is given once, so the answer may be kept for ever.
 */
export async function pictureAnswer(db: Queryable, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/pictures/")) return undefined;
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
