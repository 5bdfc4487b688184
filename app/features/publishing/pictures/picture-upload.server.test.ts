import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureBytes } from "#test/picture-bytes.ts";
import { uploadLimit } from "./picture-sizes.ts";
import { readPicture } from "./picture-upload.server.ts";

async function read(bytes: Uint8Array) {
  const result = await readPicture(bytes);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.picture;
}

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s is kept as AVIF and WebP at every size up to its own", async (format) => {
  const picture = await read(await pictureBytes({ format, width: 900, height: 450 }));
  expect(picture).toMatchObject({ width: 900, height: 450 });
  expect(picture.files.map(({ width, format: kept }) => `${width} ${kept}`)).toEqual([
    "400 webp",
    "400 avif",
    "800 webp",
    "800 avif",
    "900 webp",
    "900 avif",
  ]);
  for (const file of picture.files) {
    const { width, format: kept, compression } = await sharp(file.bytes).metadata();
    expect({ width, kept: compression ?? kept }).toEqual({ width: file.width, kept: file.format === "avif" ? "av1" : "webp" });
  }
});

test("a large picture is made smaller, a small one never larger", async () => {
  expect(await read(await pictureBytes({ width: 3000, height: 4000 }))).toMatchObject({ width: 1500, height: 2000 });
  const small = await read(await pictureBytes({ width: 120, height: 60 }));
  expect(small.files.map(({ width }) => width)).toEqual([120, 120]);
});

test("a picture that its metadata turns is turned, and none of its metadata is kept", async () => {
  const bytes = await pictureBytes({ width: 600, height: 300, orientation: 6 });
  expect(Buffer.from(bytes).includes("Asha Rao of Jaipur")).toBe(true);
  const picture = await read(bytes);
  expect(picture).toMatchObject({ width: 300, height: 600 });
  for (const file of picture.files) {
    expect(Buffer.from(file.bytes).includes("Asha Rao of Jaipur")).toBe(false);
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined();
  }
});

test("the colour that stands in the place until the picture has loaded is its dominant one", async () => {
  const red = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 250, g: 10, b: 10, alpha: 1 } } })
    .png()
    .toBuffer();
  expect((await read(red)).dominantColour).toMatch(/^#F[0-9A-F]0[0-9A-F]0[0-9A-F]$/);
});

test.each([
  ["nothing", new Uint8Array(), "empty"],
  ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "no_picture"],
  ["a page that calls itself a picture", Buffer.from("<!doctype html><title>x</title>"), "no_picture"],
  ["a GIF", Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64"), "no_picture"],
  ["the first bytes of a JPEG alone", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "no_picture"],
  ["a drawing behind the first bytes of a PNG", Buffer.from("\x89PNG\r\n\x1a\n<svg></svg>", "latin1"), "no_picture"],
  ["more than 5 MB", new Uint8Array(uploadLimit + 1).fill(0xff), "too_many_bytes"],
])("%s is refused", async (_, bytes, reason) => {
  expect(await readPicture(bytes)).toEqual({ ok: false, reason });
});

test("a picture that was cut off on its way is refused", async () => {
  const whole = await pictureBytes({ width: 1200, height: 800 });
  expect(await readPicture(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual({ ok: false, reason: "no_picture" });
});

test("a small file of more than 40 megapixels is refused before it is decoded", async () => {
  const bytes = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  expect(bytes.length).toBeLessThan(uploadLimit);
  expect(await readPicture(bytes)).toEqual({ ok: false, reason: "too_many_pixels" });
});
