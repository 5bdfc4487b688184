/** Draws the map of a trip from the stops of its days, without asking anybody. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { keptDrawings } from "./kept-drawings.ts";
import { frameAround, kmAcross, scaleBar, type Frame } from "./map-frame.server.ts";
import { placedLabels } from "./map-labels.ts";
import { groundIn, type Ground } from "./natural-earth.server.ts";
import { routeOf, type Route, type RouteDays } from "./route.ts";
import { barBox, lineKindOf, TripMapDrawing, type TripDrawing } from "./trip-map-drawing.tsx";

/** Within this no coast of ours is fine enough: the map is a schematic with a scale. */
const schematicKm = 60;
/** Beyond this the finest coasts would be too fine to be seen. */
const fineKm = 900;

/** The same in every language. */
const grounds = keptDrawings<Ground>(100);
const maps = keptDrawings<string>(400);

function groundOf(frame: Frame, days: RouteDays): Ground {
  const km = frame.kmOfUnit * frame.width;
  const places = days.flatMap(({ stops }) => stops.map(({ latitude, longitude }) => [latitude, longitude]));
  const detail = km < fineKm ? "10m" : km < 6 * fineKm ? "50m" : "110m";
  return grounds(JSON.stringify(places), () => groundIn(frame.box, { projection: frame.projection, detail }));
}

/** Names for the stops of a route, clear of its lines and of the scale; where nights are spent they come first. */
function labelled(route: Route, frame: Frame, barUnits: number): Pick<TripDrawing, "lines" | "stops"> {
  const at = (index: number) => route.stops[index]?.at ?? [0, 0];
  const lines = route.lines.map(({ from, to, mode }) => ({ from: at(from), to: at(to), mode }));
  const labels = placedLabels(
    route.stops.map((stop) => ({ at: stop.at, name: stop.name, weight: stop.days.length + stop.places.length / 4 })),
    { ...frame, disc: 10 },
    { lines: lines.map(({ from, to }) => [from, to]), boxes: [barBox({ height: frame.height, units: barUnits })] },
  );
  return { lines, stops: route.stops.map((stop, index) => ({ ...stop, label: labels[index] })) };
}

function drawnMap(days: RouteDays, language: Language): string {
  const t = translator(language);
  const formats = formatsFor(language);
  const places = days.flatMap(({ stops }) => stops);
  const schematic = kmAcross(places) <= schematicKm;
  const frame = frameAround(places);
  const route = routeOf(days, frame);
  const bar = scaleBar(frame);
  const drawn = labelled(route, frame, bar.units);
  const modes = [...new Set(drawn.lines.flatMap(({ mode }) => mode ?? []))];
  return renderToStaticMarkup(
    createElement(TripMapDrawing, {
      drawing: {
        width: frame.width,
        height: frame.height,
        ground: schematic ? undefined : groundOf(frame, days),
        ...drawn,
        bar: { units: bar.units, text: t("trip:facts.kilometres", { km: formats.decimal(bar.km) }) },
        modes: [...Map.groupBy(modes, lineKindOf)].map(([kind, those]) => ({
          kind,
          name: those.map((mode) => t(`trip:modes.${mode}`)).join(", "),
        })),
        words: {
          heading: t("tripMap:heading"),
          stops: t("tripMap:stops"),
          note: t(schematic ? "tripMap:schematic" : "tripMap:source"),
          day: (day) => t("tripMap:day", { day }),
        },
      },
    }),
  );
}

/** The markup of a trip's map with its stops as a list; undefined where no day has a stop. Drawn once: the same stops are the same map. */
export function tripMap(days: RouteDays, language: Language): string | undefined {
  const stopsOfDays = days.map(({ stops, stay }) => ({ stops, stay }));
  if (stopsOfDays.every(({ stops }) => stops.length === 0)) return undefined;
  return maps(`${language} ${JSON.stringify(stopsOfDays)}`, () => drawnMap(stopsOfDays, language));
}
