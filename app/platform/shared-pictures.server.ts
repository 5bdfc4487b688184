/** The pictures of shared links that the build made (scripts/make-og-images.ts). */
import fs from "node:fs";

const folders = ["build/client/og", "public/og"];
let made: Set<string> | undefined;

function madePictures(): Set<string> {
  const folder = folders.find((place) => fs.existsSync(place));
  const files = folder ? fs.readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return new Set(files.filter((file) => file.endsWith(".png")).map((file) => file.replaceAll("\\", "/").slice(0, -".png".length)));
}

/** Path of the 1200 x 630 PNG for a picture; one that came after the build (uploaded) has none and is shared with the site's own. */
export function sharedPicture(picture: string | undefined): string {
  made ??= madePictures();
  return `/og/${picture && made.has(picture) ? picture : "yatrika"}.png`;
}
