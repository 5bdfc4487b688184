/** Makes a picture that somebody sent safe to show: only what it shows is kept (security-and-reliability, Uploads). */
import sharp from "sharp";

/** The bytes of a form's picture, before anything else of it is looked at. */
export const maxPictureBytes = 5 * 1024 * 1024;
/** Against small files that unpack into gigabytes. */
const maxPixels = 40_000_000;
const longestSide = 1_200;

// No other loader can run in this process, whatever a file claims to be: SVG and PDF, for one, can fetch and run things.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer", "VipsForeignLoadHeifBuffer"],
});

export type PictureFile = { bytes: Uint8Array; contentType: string; width: number; height: number; dominantColour: string };
export type PictureRefusal = "too_large" | "not_a_picture" | "too_many_pixels";
type PictureOutcome = { ok: true; picture: PictureFile } | { ok: false; reason: PictureRefusal };

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** True for the first bytes of a JPEG, PNG, WebP or AVIF file. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return true;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return true;
  return ascii(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(bytes, 8, 12));
}

const hex = (part: number) => part.toString(16).padStart(2, "0");

/**
 * Decodes the picture and encodes it anew as WebP, upright, at most 1,200 pixels long and without any metadata. What is no JPEG,
 * PNG, WebP or AVIF, is broken, or has over 40 megapixels is refused.
 */
export async function readPicture(bytes: Uint8Array): Promise<PictureOutcome> {
  if (bytes.length > maxPictureBytes) return { ok: false, reason: "too_large" };
  if (!looksLikePicture(bytes)) return { ok: false, reason: "not_a_picture" };
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { ok: false, reason: "too_many_pixels" };
    const { data, info } = await image
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    return {
      ok: true,
      picture: {
        bytes: new Uint8Array(data),
        contentType: "image/webp",
        width: info.width,
        height: info.height,
        dominantColour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
      },
    };
  } catch {
    // Whatever the decoder says of it, it is not a picture that can be shown.
    return { ok: false, reason: "not_a_picture" };
  }
}
