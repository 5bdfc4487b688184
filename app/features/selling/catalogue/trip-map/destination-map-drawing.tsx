/** How the map of destinations looks. Drawn on the server alone. */
import { labelSize, type Label } from "./map-labels.ts";
import { MapName } from "./map-name.tsx";
import type { Point } from "./path-text.ts";

export type DestinationDrawing = {
  width: number;
  height: number;
  ground: { land: string; borders: string };
  places: { name: string; path: string; at: Point; label: Label | undefined }[];
  words: { heading: string; source: string };
};

export function DestinationMapDrawing({ drawing: { width, height, ground, places, words } }: { drawing: DestinationDrawing }) {
  return (
    <>
      <h2 className="h3" id="destination-map-heading">
        {words.heading}
      </h2>
      <div className="map-sheet world-map-sheet">
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-labelledby="destination-map-heading" fontSize={labelSize}>
          <path className="land-print" d={ground.land} />
          <path className="land" d={ground.land} />
          <path className="borders" d={ground.borders} />
          {places.map(({ name, path, at: [x, y], label }) => (
            <a key={path} href={path} aria-label={name}>
              <title>{name}</title>
              {/* Larger than it looks, for fingers. */}
              <circle className="reach" cx={x} cy={y} r="12" />
              <circle cx={x} cy={y} r="4.5" />
              {label ? <MapName label={label} /> : null}
            </a>
          ))}
        </svg>
      </div>
      <p className="trip-map-note">{words.source}</p>
    </>
  );
}
