/** The way of a trip on paper: places that are drawn as one become one stop with a number; between stops go lines, one for each way of travelling. */
import type { LegMode, Stop, TripDay } from "#app/features/selling/catalogue/trip/trip.ts";
import type { Point } from "./path-text.ts";

/** What is known of the days of a trip that its map draws. */
export type RouteDays = Pick<TripDay, "stops" | "stay">[];
export type RoutePlace = { name: string; days: number[] };
export type RouteStop = {
  /** From 1, in the order in which they are reached. */
  number: number;
  at: Point;
  /** The place that the map names: its town, or where most days and nights are spent. */
  name: string;
  places: RoutePlace[];
  days: number[];
};
export type RouteLine = { from: number; to: number; mode: LegMode | undefined };
export type Route = { stops: RouteStop[]; lines: RouteLine[] };

/** Stops nearer than this are one on paper; apart, their discs would cover each other. */
const oneStop = 14;
/** Least distance between the middles of two discs. */
const apart = 21;

/** `night` names the place where the night after the last stop of a day is spent. */
type Visit = { stop: Stop; day: number; last: boolean; night: string | undefined };
const visitsOf = (days: RouteDays): Visit[] =>
  days.flatMap(({ stops, stay }, index) =>
    stops.map((stop, at) => {
      const last = at === stops.length - 1;
      return { stop, day: index + 1, last, night: last ? stay?.place?.split(",")[0] : undefined };
    }),
  );

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

type Group = { at: Point; visits: Visit[] };

/** Each visit's group, in the order of the trip. A visit joins the nearest group that is near enough to stand for it. */
function grouped(visits: Visit[], onPaper: (stop: Stop) => Point): { groups: Group[]; path: number[] } {
  const groups: Group[] = [];
  const known = new Map<string, number>();
  const path = visits.map((visit) => {
    const at = onPaper(visit.stop);
    // Who comes again comes to the same stop, though another may have appeared nearer by.
    const before = known.get(String(at));
    if (before !== undefined) {
      groups[before]?.visits.push(visit);
      return before;
    }
    const near = groups
      .map((group, index) => ({ index, far: distance(group.at, at) }))
      .filter(({ far }) => far < oneStop)
      .sort((a, b) => a.far - b.far)[0];
    if (near) groups[near.index]?.visits.push(visit);
    else groups.push({ at, visits: [visit] });
    const index = near?.index ?? groups.length - 1;
    known.set(String(at), index);
    return index;
  });
  return { groups, path };
}

const placesOf = (visits: Visit[]): RoutePlace[] =>
  [...Map.groupBy(visits, ({ stop }) => stop.name)].map(([name, those]) => ({ name, days: [...new Set(those.map(({ day }) => day))] }));

/** The heaviest name; the first of two equals wins. */
function heaviest(weighed: [string, number][]): string | undefined {
  const weights = new Map<string, number>();
  for (const [name, weight] of weighed) weights.set(name, (weights.get(name) ?? 0) + weight);
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What the map calls each group: several places where a night is spent are a town. A last stop weighs more than one on the way. */
function namesOf(groups: Group[]): string[] {
  const given = new Set<string>();
  return groups.map(({ visits }) => {
    const own = heaviest(visits.map(({ stop, last }) => [stop.name, last ? 3 : 1])) ?? "";
    const several = visits.some(({ stop }) => stop.name !== own);
    const town = several ? heaviest(visits.flatMap(({ night }): [string, number][] => (night ? [[night, 1]] : []))) : undefined;
    const name = town && !given.has(town) ? town : own;
    given.add(name);
    return name;
  });
}

/** Pushes discs off each other, as little as it takes. */
function spread(places: Point[], { width, height }: { width: number; height: number }): Point[] {
  const margin = 14;
  const within = (value: number, most: number) => Math.max(margin, Math.min(most - margin, value));
  const moved = places.map(([x, y]) => ({ x, y }));
  for (let round = 0; round < 80; round++) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const far = Math.hypot(b.x - a.x, b.y - a.y);
        if (far >= apart) continue;
        const push = (apart - far) / 2 + 0.1;
        const [ux, uy] = far === 0 ? [1, 0] : [(b.x - a.x) / far, (b.y - a.y) / far];
        [a.x, a.y, b.x, b.y] = [a.x - ux * push, a.y - uy * push, b.x + ux * push, b.y + uy * push];
      }
    }
    for (const place of moved) [place.x, place.y] = [within(place.x, width), within(place.y, height)];
  }
  return moved.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}

/** The way there and back by one means is one line. */
function linesOf(visits: Visit[], path: number[]): RouteLine[] {
  const lines = new Map<string, RouteLine>();
  for (const [index, { stop }] of visits.entries()) {
    const [from, to] = [path[index - 1], path[index]];
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${Math.min(from, to)} ${Math.max(from, to)} ${stop.by}`;
    if (!lines.has(key)) lines.set(key, { from, to, mode: stop.by });
  }
  return [...lines.values()];
}

/** `onPaper` tells where a place lies on a sheet of this size. */
export function routeOf(days: RouteDays, sheet: { width: number; height: number; onPaper: (stop: Stop) => Point }): Route {
  const visits = visitsOf(days);
  const { groups, path } = grouped(visits, sheet.onPaper);
  const at = spread(
    groups.map((group) => group.at),
    sheet,
  );
  const names = namesOf(groups);
  return {
    stops: groups.map((group, index) => ({
      number: index + 1,
      at: at[index] ?? group.at,
      name: names[index] ?? "",
      places: placesOf(group.visits),
      days: [...new Set(group.visits.map(({ day }) => day))],
    })),
    lines: linesOf(visits, path),
  };
}
