/** How a trip's map looks. Drawn on the server alone: the browser is given the finished markup. */
import type { LegMode } from "#app/features/selling/catalogue/trip/trip.ts";
import { labelSize, type Label } from "./map-labels.ts";
import { MapName } from "./map-name.tsx";
import type { Point } from "./path-text.ts";
import type { RouteStop } from "./route.ts";

export type LineKind = "road" | "train" | "walk" | "boat" | "flight";
/** Cars, buses and bicycles go by road. */
export const lineKindOf = (mode: LegMode | undefined): LineKind =>
  mode === "train" || mode === "walk" || mode === "boat" || mode === "flight" ? mode : "road";

export type DrawnLine = { from: Point; to: Point; mode: LegMode | undefined };
export type TripDrawing = {
  width: number;
  height: number;
  /** Missing on a schematic. */
  ground: { land: string; borders: string } | undefined;
  lines: DrawnLine[];
  stops: (RouteStop & { label: Label | undefined })[];
  bar: { units: number; text: string };
  /** The lines of this map, each with the ways of travelling it stands for. */
  modes: { kind: LineKind; name: string }[];
  words: { heading: string; stops: string; note: string; day: (day: number) => string };
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Straight, but a flight rises from the ground. */
function wayOf({ from: [ax, ay], to: [bx, by], mode }: DrawnLine): string {
  if (mode !== "flight") return `M${ax} ${ay}L${bx} ${by}`;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2 - Math.hypot(bx - ax, by - ay) * 0.22];
  return `M${ax} ${ay}Q${round(mx)} ${round(my)} ${bx} ${by}`;
}

function Way({ way, kind }: { way: string; kind: LineKind }) {
  return (
    <>
      <path className={`way way-${kind}`} d={way} />
      {kind === "train" ? <path className="way way-sleepers" d={way} /> : null}
    </>
  );
}

function Ground({ drawing: { ground, width, height, bar } }: { drawing: TripDrawing }) {
  if (!ground) {
    // Squares as long as the scale: a town is told by its distances.
    const steps = (length: number) => Array.from({ length: Math.floor(length / bar.units) }, (_, step) => round((step + 1) * bar.units));
    const across = steps(height).map((y) => `M0 ${y}h${width}`);
    const down = steps(width).map((x) => `M${x} 0v${height}`);
    return <path className="squares" d={[...across, ...down].join("")} />;
  }
  return (
    <>
      <path className="land-print" d={ground.land} />
      <path className="land" d={ground.land} />
      {ground.borders === "" ? null : <path className="borders" d={ground.borders} />}
    </>
  );
}

/** Where the scale stands, so that no name does. */
export const barBox = ({ height, units }: { height: number; units: number }) => ({
  left: 6,
  top: height - 34,
  right: 20 + Math.max(units, 60),
  bottom: height,
});

export function TripMapDrawing({ drawing }: { drawing: TripDrawing }) {
  const { width, height, lines, stops, bar, modes, words } = drawing;
  return (
    <>
      <h2 className="h3">{words.heading}</h2>
      <div className="trip-map-columns">
        <div className="map-sheet" data-ground={drawing.ground ? "land" : "squares"}>
          {/* The list says the same to those who do not see, and takes the keyboard. */}
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fontSize={labelSize}>
            <Ground drawing={drawing} />
            {lines.map((line) => {
              const way = wayOf(line);
              return <Way key={`${way} ${line.mode}`} way={way} kind={lineKindOf(line.mode)} />;
            })}
            <g className="scale" transform={`translate(12 ${height - 12})`}>
              <path d={`M0-5v5h${round(bar.units)}v-5`} />
              <text x="0" y="-9">
                {bar.text}
              </text>
            </g>
            {stops.map(({ number, at: [x, y], label, places, days }) => (
              <a key={number} href={`#day-${days[0]}`} tabIndex={-1} data-stop={number}>
                <title>{places.map(({ name }) => name).join(", ")}</title>
                <circle cx={x} cy={y} r="9" />
                <text className="number" x={x} y={round(y + 3.9)}>
                  {number}
                </text>
                {label ? <MapName label={label} /> : null}
              </a>
            ))}
          </svg>
        </div>
        <div className="trip-map-words">
          <details>
            <summary>{words.stops}</summary>
            <ol className="trip-map-stops">
              {stops.map(({ number, places }) => (
                <li key={number} data-stop={number}>
                  <span className="trip-map-number" aria-hidden="true">
                    {number}
                  </span>
                  <div>
                    {places.map(({ name, days }) => (
                      <p key={name}>
                        {name}
                        {days.map((day) => (
                          <a key={day} href={`#day-${day}`}>
                            {words.day(day)}
                          </a>
                        ))}
                      </p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </details>
          <ul className="trip-map-modes">
            {modes.map(({ kind, name }) => (
              <li key={name}>
                <svg viewBox="0 0 32 8" aria-hidden="true">
                  <Way way="M1 4h30" kind={kind} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
          <p className="trip-map-note">{words.note}</p>
        </div>
      </div>
    </>
  );
}
