/**
 * Land and borders of Natural Earth (public domain), as npm's `world-atlas` holds them. What is drawn is kept by who asks; an atlas
 * itself only until its memory is wanted, because the finest one takes more of it than all pages together.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import { geoPath, type GeoProjection } from "d3-geo";
import { merge, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { pathText, type Outline } from "./path-text.ts";

/** The scale to which outlines are drawn, one to so many millions: 10m is the finest. */
export type Detail = "10m" | "50m" | "110m";
type Atlas = Topology<{ countries: GeometryCollection }>;
type Box = { west: number; east: number; south: number; north: number };
type Area = Polygon | MultiPolygon;

const isAtlas = (value: unknown): value is Atlas =>
  typeof value === "object" && value !== null && "arcs" in value && "objects" in value && Array.isArray(value.arcs);

type Indexed = { atlas: Atlas; boxes: Box[] };
const read = new Map<Detail, WeakRef<Indexed>>();

function atlasOf(detail: Detail): Indexed {
  const known = read.get(detail)?.deref();
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  const atlas: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
  if (!isAtlas(atlas)) throw new Error(`${file} is no atlas`);
  const indexed = { atlas, boxes: boxesOf(atlas) };
  read.set(detail, new WeakRef(indexed));
  return indexed;
}

/** Where each line of the atlas lies. Lines are kept as differences in whole steps. */
function boxesOf({ arcs, transform }: Atlas): Box[] {
  if (!transform) throw new Error("an atlas in whole steps was expected");
  const [scaleX, scaleY] = transform.scale;
  const [left, bottom] = transform.translate;
  return arcs.map((arc) => {
    const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
    let [x, y] = [0, 0];
    for (const [dx = 0, dy = 0] of arc) {
      [x, y] = [x + dx, y + dy];
      box.west = Math.min(box.west, x * scaleX + left);
      box.east = Math.max(box.east, x * scaleX + left);
      box.south = Math.min(box.south, y * scaleY + bottom);
      box.north = Math.max(box.north, y * scaleY + bottom);
    }
    return box;
  });
}

/** Whether they meet, also across the 180th meridian. */
const meet = (a: Box, b: Box): boolean =>
  a.south <= b.north && b.south <= a.north && [-360, 0, 360].some((turn) => a.west + turn <= b.east && b.west <= a.east + turn);

/** The parts of countries that may be seen in the frame: a world that is left out need not be clipped. */
function areasWithin({ atlas, boxes }: Indexed, frame: Box): Area[] {
  const seen = (rings: number[][]) => {
    const outer = (rings[0] ?? []).flatMap((arc) => boxes[arc < 0 ? ~arc : arc] ?? []);
    const around = {
      west: Math.min(...outer.map(({ west }) => west)),
      east: Math.max(...outer.map(({ east }) => east)),
      south: Math.min(...outer.map(({ south }) => south)),
      north: Math.max(...outer.map(({ north }) => north)),
    };
    return meet(around, frame);
  };
  return atlas.objects.countries.geometries.flatMap((country): Area[] => {
    if (country.type === "Polygon") return seen(country.arcs) ? [country] : [];
    if (country.type !== "MultiPolygon") return [];
    const arcs = country.arcs.filter(seen);
    return arcs.length > 0 ? [{ ...country, arcs }] : [];
  });
}

/** What d3 draws on: collects lines and rings. */
function collector() {
  const outlines: Outline[] = [];
  const last = () => outlines.at(-1);
  return {
    outlines,
    beginPath() {},
    moveTo: (x: number, y: number) => void outlines.push({ points: [[x, y]], closed: false }),
    lineTo: (x: number, y: number) => void last()?.points.push([x, y]),
    closePath() {
      const outline = last();
      if (outline) outline.closed = true;
    },
    arc() {},
  };
}

export type Ground = { land: string; borders: string };

/** Land and borders in the frame, as paths; `projection` says where a place lies and cuts off what is outside. */
export function groundIn(frame: Box, { projection, detail }: { projection: GeoProjection; detail: Detail }): Ground {
  const indexed = atlasOf(detail);
  const { atlas } = indexed;
  const areas = areasWithin(indexed, frame);
  const [land, borders] = [collector(), collector()];
  geoPath(projection, land)(merge(atlas, areas));
  geoPath(projection, borders)(mesh(atlas, { type: "GeometryCollection", geometries: areas }, (one, other) => one !== other));
  return {
    land: pathText(land.outlines, { tolerance: 0.45, leastArea: 1.5 }),
    borders: pathText(borders.outlines, { tolerance: 0.45, leastArea: 0 }),
  };
}
