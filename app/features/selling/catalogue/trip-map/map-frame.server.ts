/** The sheet that a map is drawn on: how large, where each place lies on it, and how long a kilometre is. */
import { geoDistance, geoMercator, type GeoProjection } from "d3-geo";
import type { Point } from "./path-text.ts";

type Place = { latitude: number; longitude: number };
export type Frame = {
  width: number;
  height: number;
  onPaper: (place: Place) => Point;
  projection: GeoProjection;
  /** Degrees around what is seen; `west` may lie below -180. */
  box: { west: number; east: number; south: number; north: number };
  /** Kilometres of one unit in the middle of the sheet. */
  kmOfUnit: number;
};

const earthRadiusKm = 6371;
/** About the pixels of a phone, so that what is written is as large as it says. */
const width = 360;
const heights = { least: 280, most: 440 };
/** Room for discs and names at the edges. */
const margin = { x: 48, y: 40 };
/** A map of one street would say nothing. */
const leastKm = 3;
/** What is cut off lies this far outside, so that no edge is seen. */
const beyond = 8;

export const kmBetween = (a: Place, b: Place): number => geoDistance([a.longitude, a.latitude], [b.longitude, b.latitude]) * earthRadiusKm;

/** The widest way between two of the places. */
export const kmAcross = (places: Place[]): number =>
  places.reduce((most, a, at) => places.slice(at + 1).reduce((far, b) => Math.max(far, kmBetween(a, b)), most), 0);

/** The meridian in the middle of the places, the short way round: Fiji and Samoa are neighbours. */
function middleMeridian(places: Place[]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const east = places.reduce((sum, { longitude }) => sum + Math.cos(radians(longitude)), 0);
  const north = places.reduce((sum, { longitude }) => sum + Math.sin(radians(longitude)), 0);
  return Math.hypot(east, north) < 1e-9 ? 0 : (Math.atan2(north, east) * 180) / Math.PI;
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const latitudeAt = (mercator: number) => degrees(2 * Math.atan(Math.exp(mercator)) - Math.PI / 2);

/** A sheet around the places, of which there must be one at least. Shapes are true, as Mercator draws them. */
export function frameAround(places: Place[]): Frame {
  const middle = middleMeridian(places);
  const flat = geoMercator().rotate([-middle, 0]).scale(1).translate([0, 0]).precision(0);
  const points = places.map(({ latitude, longitude }): Point => flat([longitude, latitude]) ?? [0, 0]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2];
  const shrinking = Math.cos((latitudeAt(-centreY) * Math.PI) / 180);
  const least = leastKm / earthRadiusKm / shrinking;
  const scale = Math.min(
    (width - 2 * margin.x) / Math.max(right - left, least),
    (heights.most - 2 * margin.y) / Math.max(bottom - top, least),
  );
  const height = Math.round(Math.max(heights.least, Math.min(heights.most, (bottom - top) * scale + 2 * margin.y)));
  const projection = geoMercator()
    .rotate([-middle, 0])
    .scale(scale)
    .translate([width / 2 - centreX * scale, height / 2 - centreY * scale])
    .precision(0)
    .clipExtent([
      [-beyond, -beyond],
      [width + beyond, height + beyond],
    ]);
  const [halfX, halfY] = [(width / 2 + beyond) / scale, (height / 2 + beyond) / scale];
  return {
    width,
    height,
    projection,
    onPaper: ({ latitude, longitude }) => projection([longitude, latitude]) ?? [0, 0],
    box: {
      west: middle + degrees(Math.max(centreX - halfX, -Math.PI)),
      east: middle + degrees(Math.min(centreX + halfX, Math.PI)),
      south: latitudeAt(-centreY - halfY),
      north: latitudeAt(-centreY + halfY),
    },
    kmOfUnit: (earthRadiusKm * shrinking) / scale,
  };
}

/** A round length that is no longer than a quarter of the sheet. */
export function scaleBar({ kmOfUnit }: Pick<Frame, "kmOfUnit">): { km: number; units: number } {
  const most = (kmOfUnit * width) / 4;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { km, units: km / kmOfUnit };
}
