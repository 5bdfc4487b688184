/** Draws where the destinations lie: the whole world, or one continent. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { geoNaturalEarth1 } from "d3-geo";
import { destinationPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import type { Continent } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath, type Language } from "#app/i18n/languages.ts";
import { DestinationMapDrawing } from "./destination-map-drawing.tsx";
import { keptDrawings } from "./kept-drawings.ts";
import { frameAround, type Frame } from "./map-frame.server.ts";
import { placedLabels } from "./map-labels.ts";
import { groundIn, type Ground } from "./natural-earth.server.ts";

export type MappedDestination = { slug: string; name: string; latitude: number; longitude: number };
type Area = Continent | "All";

/** What a continent's map shows at least, in degrees: west, south, east, north. */
const corners: Record<Continent, readonly [number, number, number, number]> = {
  Europe: [-23, 36, 32, 63],
  Asia: [62, -9, 142, 48],
  Africa: [-16, -33, 48, 35],
  Americas: [-122, -52, -38, 52],
  Oceania: [114, -45, 178, -4],
};
const world = { west: -180, east: 180, south: -90, north: 90 };
/** Without the ice at both ends. */
const shownLatitudes = { north: 76, south: -56 };
const worldWidth = 660;
/** The dots are small. */
const disc = 6;

type Sheet = Pick<Frame, "width" | "height" | "onPaper" | "projection" | "box">;

/** The world, cut in the Pacific where no land is. */
function worldSheet(): Sheet {
  const projection = geoNaturalEarth1().rotate([-11, 0]).fitWidth(worldWidth, { type: "Sphere" });
  const y = (latitude: number) => projection([11, latitude])?.[1] ?? 0;
  const [left, top] = projection.translate();
  const height = Math.round(y(shownLatitudes.south) - y(shownLatitudes.north));
  projection.translate([left, top - y(shownLatitudes.north)]).clipExtent([
    [-8, -8],
    [worldWidth + 8, height + 8],
  ]);
  const onPaper: Sheet["onPaper"] = ({ latitude, longitude }) => projection([longitude, latitude]) ?? [0, 0];
  return { width: worldWidth, height, projection, box: world, onPaper };
}

function sheetOf(area: Area): Sheet {
  if (area === "All") return worldSheet();
  const [west, south, east, north] = corners[area];
  return frameAround([
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
    { latitude: (south + north) / 2, longitude: (west + east) / 2 },
  ]);
}

const grounds = keptDrawings<Ground>(10);
const maps = keptDrawings<string>(60);

function drawnMap(area: Area, destinations: MappedDestination[], language: Language): string {
  const t = translator(language);
  const sheet = sheetOf(area);
  const places = destinations.map(({ slug, name, ...place }) => {
    const [x, y] = sheet.onPaper(place);
    const at = [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
    return { name: name.split(",")[0] ?? name, path: localPath(language, destinationPath(slug)), at };
  });
  const labels = placedLabels(
    places.map(({ at, name }) => ({ at, name, weight: 1 })),
    { ...sheet, disc },
    { lines: [], boxes: [] },
  );
  return renderToStaticMarkup(
    createElement(DestinationMapDrawing, {
      drawing: {
        width: sheet.width,
        height: sheet.height,
        ground: grounds(area, () => groundIn(sheet.box, { projection: sheet.projection, detail: area === "All" ? "110m" : "50m" })),
        places: places.map((place, index) => ({ ...place, label: labels[index] })),
        words: { heading: t("tripMap:world"), source: t("tripMap:worldSource") },
      },
    }),
  );
}

/** The markup of the map; undefined where no destination is. */
export function destinationMap(area: Area, destinations: MappedDestination[], language: Language): string | undefined {
  if (destinations.length === 0) return undefined;
  return maps(`${language} ${area} ${JSON.stringify(destinations)}`, () => drawnMap(area, destinations, language));
}
