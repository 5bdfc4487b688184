/** From the bytes somebody sent to a picture that may be shown: decoded, turned upright, encoded anew, so that nothing hidden in a file is handed on. */
import type { Sharp } from "sharp";
import { formatOf, keptSide, pixelLimit, sharingSize, uploadLimit, widthsOf } from "./picture-sizes.ts";

type PictureFile = { width: number; format: "avif" | "webp"; bytes: Uint8Array };

/** A picture ready to be stored: nothing in it is a byte of what was sent. */
export type ReadPicture = { width: number; height: number; dominantColour: string; files: PictureFile[] };

export type UnreadablePicture = "empty" | "too_many_bytes" | "too_many_pixels" | "no_picture";

const decodeSeconds = 20;

const openLibrary = async () => (await import("sharp")).default;
let library: ReturnType<typeof openLibrary> | undefined;

/** Loaded by the first upload, with every loader shut but those of the four formats. */
function pictureLibrary() {
  library ??= openLibrary().then((sharp) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    const loaders = ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}`);
    sharp.unblock({ operation: loaders });
    // What is decoded is shown once: nothing to remember.
    sharp.cache(false);
    return sharp;
  });
  return library;
}

const inTurn = { last: Promise.resolve<unknown>(undefined) };

/** One picture at a time: a large one takes memory and the processor. */
function afterTheOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = inTurn.last.then(work, work);
  inTurn.last = result.catch(() => undefined);
  return result;
}

/**
 * Reads a JPEG, PNG, WebP or AVIF of at most 5 MB and 40 megapixels. Takes seconds of work: call it before the transaction.
 * Metadata (place, camera) is dropped, an animation keeps its first picture.
 */
export async function readPicture(
  bytes: Uint8Array,
): Promise<{ ok: true; picture: ReadPicture } | { ok: false; reason: UnreadablePicture }> {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > uploadLimit) return { ok: false, reason: "too_many_bytes" };
  if (!formatOf(bytes)) return { ok: false, reason: "no_picture" };
  return afterTheOthers(() => decode(bytes));
}

async function decode(bytes: Uint8Array): Promise<{ ok: true; picture: ReadPicture } | { ok: false; reason: UnreadablePicture }> {
  const sharp = await pictureLibrary();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixelLimit) return { ok: false, reason: "too_many_pixels" };
    const upright = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: "error" })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { info } = upright;
    const again = () => sharp(upright.data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const files: PictureFile[] = [];
    for (const kept of widthsOf(info.width)) files.push(...(await encoded(again().resize({ width: kept }), kept)));
    const { dominant } = await again().flatten({ background: "#ffffff" }).stats();
    return { ok: true, picture: { width: info.width, height: info.height, dominantColour: hexOf(dominant), files } };
  } catch {
    // Whatever the library says of a file that it cannot read, its sender can do one thing: choose another.
    return { ok: false, reason: "no_picture" };
  }
}

async function encoded(picture: Sharp, width: number): Promise<PictureFile[]> {
  const webp = await picture.clone().webp({ quality: 80, effort: 4 }).toBuffer();
  const avif = await picture.clone().avif({ quality: 55, effort: 3 }).toBuffer();
  return [
    { width, format: "webp", bytes: webp },
    { width, format: "avif", bytes: avif },
  ];
}

/** Messengers drop larger previews; the last quality is taken however large it is. */
const sharingBytes = 250_000;
const sharingQualities = [82, 70, 55];

/** A kept picture cut to the shape of shared links, its focal point as near the middle as the edges allow. */
export function sharingJpeg(bytes: Uint8Array, { focalX, focalY }: { focalX: number; focalY: number }): Promise<Buffer> {
  return afterTheOthers(async () => {
    const sharp = await pictureLibrary();
    const { width, height } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
    const scale = Math.max(sharingSize.width / width, sharingSize.height / height);
    const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    const from = (focus: number, whole: number, part: number) => Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
    const cut = sharp(bytes, { limitInputPixels: pixelLimit })
      .timeout({ seconds: decodeSeconds })
      .resize({ width: across, height: down, fit: "fill" })
      .extract({ left: from(focalX, across, sharingSize.width), top: from(focalY, down, sharingSize.height), ...sharingSize })
      .flatten({ background: "#ffffff" });
    let jpeg = Buffer.alloc(0);
    for (const quality of sharingQualities) {
      jpeg = await cut.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
      if (jpeg.length <= sharingBytes) break;
    }
    return jpeg;
  });
}

const hexOf = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
