/** Outlines as the text of an SVG path: thinned out to what can be seen, in tenths of a unit, each point told from the one before. */

export type Point = readonly [x: number, y: number];

/** How far `point` lies from the line between two others, squared. */
function squaredDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/** Douglas and Peucker: leaves out what lies within `tolerance` of the line without it. Keeps a list of ranges, so that a long coast fits. */
export function thinned(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const ranges: [number, number][] = [[0, line.length - 1]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [first, last] = range;
    const [start, end] = [line[first], line[last]];
    if (!start || !end) break;
    let farthest = { at: -1, distance: tolerance * tolerance };
    for (let at = first + 1; at < last; at++) {
      const point = line[at];
      const distance = point ? squaredDistance(point, start, end) : 0;
      if (distance > farthest.distance) farthest = { at, distance };
    }
    if (farthest.at < 0) continue;
    kept.add(farthest.at);
    ranges.push([first, farthest.at], [farthest.at, last]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** Twice the area that a ring encloses. */
function doubledArea(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], at) => sum + x * (ring[(at + 1) % ring.length]?.[1] ?? 0) - y * (ring[(at + 1) % ring.length]?.[0] ?? 0), 0),
  );
}

const tenths = (value: number) => Math.round(value * 10);
/** 12 tenths: 1.2; a nought before the point is left out. */
const written = (value: number) => String(value / 10).replace(/^(-?)0\./, "$1.");

/** The second of two numbers needs a space before it unless its sign parts them. */
const spaced = (number: string) => (number.startsWith("-") ? number : ` ${number}`);

function pathOf(line: readonly Point[], closed: boolean): string {
  let [x, y] = [0, 0];
  let text = "";
  for (const [at, point] of line.entries()) {
    const [dx, dy] = [tenths(point[0]) - x, tenths(point[1]) - y];
    if (at > 0 && dx === 0 && dy === 0) continue;
    const first = written(dx);
    // A letter holds for all that follow it.
    const start = at === 0 ? `M${first}` : text.includes("l") ? spaced(first) : `l${first}`;
    text += start + spaced(written(dy));
    [x, y] = [x + dx, y + dy];
  }
  return text.includes("l") ? text + (closed ? "z" : "") : "";
}

export type Outline = { points: Point[]; closed: boolean };

/** Lines and rings as one path; rings too small to be seen are left out. */
export function pathText(outlines: Outline[], { tolerance, leastArea }: { tolerance: number; leastArea: number }): string {
  return outlines
    .filter(({ points, closed }) => points.length > 1 && (!closed || doubledArea(points) >= 2 * leastArea))
    .map(({ points, closed }) => {
      // A ring would be thinned to nothing between its two ends, which are one point: it is cut in two halves.
      if (!closed) return pathOf(thinned(points, tolerance), false);
      const middle = Math.floor(points.length / 2);
      const halves = [...thinned(points.slice(0, middle + 1), tolerance), ...thinned(points.slice(middle), tolerance)];
      return halves.length > 3 ? pathOf(halves, true) : "";
    })
    .join("");
}
