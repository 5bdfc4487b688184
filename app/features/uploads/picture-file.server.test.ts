import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { maxPictureBytes, readPicture } from "./picture-file.server.ts";

const drawn = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#b23a26" } });

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s is decoded and encoded anew as WebP, its size and colour known",
  async (format) => {
    const outcome = await readPicture(await drawn().toFormat(format).toBuffer());
    if (!outcome.ok) throw new Error(outcome.reason);
    const { picture } = outcome;
    expect(picture).toMatchObject({ contentType: "image/webp", width: 60, height: 40 });
    expect(picture.dominantColour).toMatch(/^#[0-9a-f]{6}$/);
    expect(String.fromCharCode(...picture.bytes.subarray(8, 12))).toBe("WEBP");
  },
);

test("metadata is dropped, and a picture that lay on its side is upright", async () => {
  const sent = await drawn()
    .withExif({ IFD0: { Copyright: "where I live" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const outcome = await readPicture(sent);
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(outcome.picture).toMatchObject({ width: 40, height: 60 });
  const { exif, icc, xmp, orientation } = await sharp(outcome.picture.bytes).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({ exif: undefined, icc: undefined, xmp: undefined, orientation: undefined });
});

test("a large picture is made smaller, a small one not larger", async () => {
  expect(await readPicture(await drawn(3_000, 1_500).jpeg().toBuffer())).toMatchObject({ picture: { width: 1_200, height: 600 } });
});

/** A PNG that claims to be `width` x `height` and holds next to nothing. */
function bomb(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    // The checksum is not looked at before the size.
    return Buffer.concat([head, body, Buffer.alloc(4)]);
  };
  const facts = Buffer.alloc(13);
  facts.writeUInt32BE(width, 0);
  facts.writeUInt32BE(height, 4);
  facts.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", facts), chunk("IDAT", deflateSync(Buffer.alloc(10)))]);
}

test("what is no picture is refused, whatever it is called", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
  const half = (await drawn(300, 300).jpeg().toBuffer()).subarray(0, 400);
  const gif = await drawn()
    .gif()
    .toBuffer()
    .catch(() => Buffer.from("GIF89a"));
  for (const bytes of [svg, gif, half, Buffer.from("%PDF-1.7"), Buffer.alloc(0), Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])])
    expect(await readPicture(bytes)).toEqual({ ok: false, reason: "not_a_picture" });
  expect(await readPicture(Buffer.alloc(maxPictureBytes + 1))).toEqual({ ok: false, reason: "too_large" });
});

test("a small file that would unpack into over 40 megapixels is refused", async () => {
  expect((await readPicture(bomb(8_000, 6_000))).ok).toBe(false);
  const flat = await drawn(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
  expect(flat.length).toBeLessThan(maxPictureBytes);
  expect(await readPicture(flat)).toEqual({ ok: false, reason: "too_many_pixels" });
});
