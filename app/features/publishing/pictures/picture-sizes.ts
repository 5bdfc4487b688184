/** Of an uploaded picture: how large it may be, at which widths it is kept, and where it is found. */

/** Bytes of the file that somebody sends. */
export const uploadLimit = 5 * 1024 * 1024;
/** Pixels of the file, however few bytes they take. */
export const pixelLimit = 40_000_000;
/** What is kept is never larger than this, in either direction. */
export const keptSide = 2000;

export const uploadsFolder = "uploads/";
const standardWidths = [400, 800, 1200];

/** An illustration came with the build; an uploaded picture lies in the database. */
export const isUploaded = (name: string): boolean => name.startsWith(uploadsFolder);

/** Name of a picture from its random digits. */
export const uploadedName = (digits: string): string => uploadsFolder + digits;

/** The widths, in pixels, at which a picture of this width is kept: the smaller standard ones and its own. */
export const widthsOf = (width: number): number[] => [...standardWidths.filter((standard) => standard < width), width];

/** Address of an uploaded picture at one of its widths. */
export const pictureAddress = (name: string, width: number): string => `/pictures/${name.slice(uploadsFolder.length)}/${width}`;

/** The picture and width that an address means, or undefined. */
export function pictureAt(pathname: string): { name: string; width: number } | undefined {
  const [, digits, width] = /^\/pictures\/([0-9a-f]{20})\/([1-9]\d{0,3})$/.exec(pathname) ?? [];
  return digits && width ? { name: uploadedName(digits), width: Number(width) } : undefined;
}

/** Pixels of the picture of a shared link. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** Address of the sharing picture of an upload: another where it looks elsewhere. */
export const sharingAddress = ({ name, focalX, focalY }: { name: string; focalX: number; focalY: number }): string =>
  `/pictures/${name.slice(uploadsFolder.length)}/share-${Math.round(focalX * 100)}-${Math.round(focalY * 100)}.jpg`;

/** Name of the upload whose sharing picture an address means, or undefined. */
export function sharedAt(pathname: string): string | undefined {
  const digits = /^\/pictures\/([0-9a-f]{20})\/share-\d{1,3}-\d{1,3}\.jpg$/.exec(pathname)?.[1];
  return digits && uploadedName(digits);
}

/** What a file's first bytes say it is; a name or a declared type is not asked. */
export function formatOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && /^avi[fs]$/.test(text(8, 12))) return "avif";
  return undefined;
}

/** A part of the picture, 0 to 1 from the left and top; anything else is its middle. */
export const focalPart = (part: number): number => (part >= 0 && part <= 1 ? part : 0.5);
