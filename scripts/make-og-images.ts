// Makes the pictures of shared links, public/og/**: 1200 x 630 PNGs that look like a ticket. The stub carries the logo, the
// rest the drawing of a tour, destination or article. A picture that is already made from the same input stays as it is.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { demoPictures } from "../db/demo/pictures.ts";

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), ".."));

const [width, height] = [1200, 630];
const stubWidth = 268;
/** Messengers drop large previews, and some give up on slow ones. */
const maxBytes = 120_000;
const shared = /^(?:tours|destinations|editorial)\//;
const centre = { focalX: 0.5, focalY: 0.5 };
const focalPoints = new Map(demoPictures.map(({ name, focalX, focalY }) => [name, { focalX, focalY }]));

/** The torn edge of the stub: half discs of paper that reach into the picture. */
function tornEdge(): string {
  const teeth = 21;
  const step = height / teeth;
  const edge = Array.from({ length: teeth }, () => `a${step / 2} ${step / 2} 0 0 1 0 ${step}`).join("");
  return `<path fill="#FBF5EA" d="M0 0H${stubWidth}${edge}H0Z"/>`;
}

/** Part of a drawing with its `viewBox` cut to the shape of the space, so that the focal point is as near its middle as the edges allow. */
function cropped(svg: string, space: { x: number; width: number }, { focalX, focalY }: typeof centre): string {
  const [, viewWidth, viewHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  if (!viewWidth || !viewHeight) throw new Error("a drawing needs a viewBox that starts at 0 0");
  const scale = Math.max(space.width / viewWidth, height / viewHeight);
  const [partWidth, partHeight] = [space.width / scale, height / scale];
  const from = (focus: number, whole: number, part: number) => Math.min(Math.max(focus * whole - part / 2, 0), whole - part);
  const view = [from(focalX, viewWidth, partWidth), from(focalY, viewHeight, partHeight), partWidth, partHeight].join(" ");
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "");
  return `<svg x="${space.x}" width="${space.width}" height="${height}" viewBox="${view}">${inner}`;
}

const logo = fs.readFileSync("art/og/logo-stacked.svg", "utf8").replace("<svg ", `<svg x="42" y="238" width="172" height="153.4" `);

function ticket(svg: string, focus: typeof centre): string {
  // The picture begins under the stub, so that the torn edge shows it between its teeth.
  const picture = cropped(svg, { x: stubWidth - 20, width: width - stubWidth + 20 }, focus);
  const stitches = (y: number) =>
    `<path d="M42 ${y}H214" stroke="#0B3B45" stroke-width="3" stroke-dasharray=".1 12" stroke-linecap="round" opacity=".55"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${picture}${tornEdge()}${stitches(72)}${logo}${stitches(558)}</svg>`;
}

/** The PNG names its input, so that nothing beside it has to be kept. */
const madeFrom = (svg: string) =>
  `made from ${crypto.createHash("sha256").update(fs.readFileSync("scripts/make-og-images.ts")).update(svg).digest("hex")}`;

async function isMade(file: string, mark: string): Promise<boolean> {
  if (!fs.existsSync(file)) return false;
  return (await sharp(file).metadata()).exif?.includes(mark) ?? false;
}

async function make(name: string, svg: string): Promise<boolean> {
  const file = `public/og/${name}.png`;
  const mark = madeFrom(svg);
  if (await isMade(file, mark)) return false;
  const image = await sharp(Buffer.from(svg))
    .flatten({ background: "#FBF5EA" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (const colours of [256, 160, 96, 48]) {
    const bytes = await sharp(image.data, { raw: image.info })
      .withExif({ IFD0: { ImageDescription: mark } })
      .png({ palette: true, colours, dither: 0.5, effort: 4, compressionLevel: 9 })
      .toBuffer();
    if (bytes.length > maxBytes) continue;
    fs.writeFileSync(file, bytes);
    return true;
  }
  throw new Error(`${file} does not get below ${maxBytes} bytes`);
}

const drawings = fs
  .globSync("public/art/**/*.svg")
  .map((file) =>
    path
      .relative("public/art", file)
      .replaceAll(path.sep, "/")
      .replace(/\.svg$/, ""),
  )
  .filter((name) => shared.test(name))
  .sort();
const wanted = new Map([["yatrika", fs.readFileSync("art/og/site.svg", "utf8")]]);
for (const name of drawings) wanted.set(name, ticket(fs.readFileSync(`public/art/${name}.svg`, "utf8"), focalPoints.get(name) ?? centre));

const started = performance.now();
const made = await Promise.all([...wanted].map(([name, svg]) => make(name, svg)));
const count = made.filter(Boolean).length;
if (count > 0) console.log(`${count} pictures for shared links made in ${Math.round(performance.now() - started)} ms`);
