/** The 1200 x 630 pictures of shared links, made of uploads when they are first asked for; those of illustrations are made by the build. */
import { and, asc, desc, eq, gte } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { isUploaded, sharingAddress, sharingSize } from "./picture-sizes.ts";
import { sharingJpeg } from "./picture-upload.server.ts";

const { pictures, pictureFiles } = schema;

/** Path of the sharing picture of an upload; undefined for an illustration. */
export const sharingPathOf = (picture: { name: string; focalX: number; focalY: number } | undefined): string | undefined =>
  picture && isUploaded(picture.name) ? sharingAddress(picture) : undefined;

/** Whole pictures of a few hundred kilobytes; messengers and search engines ask for one again and again, and keep it then. */
const mostKept = 24;
const kept = new Map<string, Promise<Buffer>>();

/** One kept of each address, the one asked for longest ago given up first; one that could not be made is not kept. */
function keptJpeg(address: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const made = kept.get(address) ?? make();
  kept.delete(address);
  kept.set(address, made);
  made.catch(() => kept.delete(address));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return made;
}

type Sharing = { jpeg: Buffer } | { moved: string };

/** The sharing picture of an upload at its address; where it looks elsewhere by now, its address of today. Undefined where there is none. */
export async function sharingPicture(db: Queryable, name: string, asked: string): Promise<Sharing | undefined> {
  const [picture] = await db
    .select({ name: pictures.name, focalX: pictures.focalX, focalY: pictures.focalY })
    .from(pictures)
    .where(eq(pictures.name, name));
  if (!picture) return undefined;
  const address = sharingAddress(picture);
  if (address !== asked) return { moved: address };
  const files = (which: ReturnType<typeof gte> | undefined) =>
    db
      .select({ bytes: pictureFiles.bytes })
      .from(pictureFiles)
      .where(and(eq(pictureFiles.pictureName, name), eq(pictureFiles.format, "webp"), which));
  const jpeg = await keptJpeg(address, async () => {
    const [large] = await files(gte(pictureFiles.width, sharingSize.width)).orderBy(asc(pictureFiles.width)).limit(1);
    const [largest] = large ? [large] : await files(undefined).orderBy(desc(pictureFiles.width)).limit(1);
    if (!largest) throw new Error(`no file of ${name}`);
    return sharingJpeg(largest.bytes, picture);
  });
  return { jpeg };
}
