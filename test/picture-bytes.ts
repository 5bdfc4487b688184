/** Pictures as people send them, made on the spot. */
import sharp from "sharp";

type PictureRequest = { width?: number; height?: number; format?: "jpeg" | "png" | "webp" | "avif"; orientation?: number };

/** A picture whose left half is red and right half blue, with the place it was taken at in its metadata. */
export async function pictureBytes({
  width = 1000,
  height = 500,
  format = "jpeg",
  orientation = 1,
}: PictureRequest = {}): Promise<Uint8Array> {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: "#0000ff" } };
  return await sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: half, gravity: "east" }])
    .withExif({ IFD0: { Artist: "Asha Rao of Jaipur" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}
