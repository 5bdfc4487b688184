/** Where names stand beside their places, so that none covers another, a disc, or runs off the sheet. */
import type { Point } from "./path-text.ts";

export type Label = { lines: string[]; x: number; y: number; anchor: "start" | "middle" | "end" };
type Box = { left: number; top: number; right: number; bottom: number };
/** `disc` is the radius of what marks a place. */
type Sheet = { width: number; height: number; disc: number };

/** In units of the sheet, as large as on a phone; wider screens write smaller beside the map. */
export const labelSize = 13.5;
const lineHeight = 15;

const segmenter = new Intl.Segmenter();
/** Letters of Latin are about half as wide as high, those of Devanagari more. */
const letterWidth = (letter: string) => (/\p{Script=Devanagari}/u.test(letter) ? 0.68 : /[MWmw@—]/.test(letter) ? 0.82 : 0.53);
const widthOf = (text: string): number =>
  [...segmenter.segment(text)].reduce((sum, { segment }) => sum + letterWidth(segment), 0) * labelSize;

/** A name in up to three lines, none longer than it must be. */
export function brokenName(name: string, most = 124): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The places for a name beside a disc, best first. */
function candidates([x, y]: Point, lines: string[], disc: number): { label: Label; box: Box }[] {
  const width = Math.max(...lines.map(widthOf));
  const height = lines.length * lineHeight;
  const side = disc + 4;
  const corner = disc * 0.8;
  const put = (anchor: Label["anchor"], dx: number, top: number) => {
    const left = x + dx - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
    return {
      label: { lines, anchor, x: x + dx, y: top + labelSize * 0.86 },
      box: { left, top, right: left + width, bottom: top + height },
    };
  };
  const [above, level, below] = [y - disc - height - 1, y - height / 2, y + disc + 1];
  return [
    put("start", side, level),
    put("end", -side, level),
    put("middle", 0, below),
    put("middle", 0, above),
    put("start", corner, y + corner - 3),
    put("start", corner, y - corner + 3 - height),
    put("end", -corner, y + corner - 3),
    put("end", -corner, y - corner + 3 - height),
  ];
}

const inside = ({ left, top, right, bottom }: Box, { width, height }: Sheet) =>
  left >= 3 && top >= 3 && right <= width - 3 && bottom <= height - 3;

type Named = { at: Point; name: string; weight: number };

/** Labels in the order given; undefined where there is no room: the number and the list under the map tell the name. The heavier are placed first. */
export function placedLabels(named: Named[], sheet: Sheet, avoided: { lines: [Point, Point][]; boxes: Box[] }): (Label | undefined)[] {
  const { disc } = sheet;
  const discs = named.map(({ at: [x, y] }) => ({ left: x - disc, top: y - disc, right: x + disc, bottom: y + disc }));
  const onLines = avoided.lines.flatMap(([[ax, ay], [bx, by]]) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 6));
    return Array.from({ length: steps }, (_, step): Point => [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps]);
  });
  const crossings = (box: Box) => onLines.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
  const taken: Box[] = [...discs, ...avoided.boxes];
  const labels: (Label | undefined)[] = named.map(() => undefined);
  const order = named.map((_, index) => index).sort((a, b) => (named[b]?.weight ?? 0) - (named[a]?.weight ?? 0) || a - b);
  for (const index of order) {
    const place = named[index];
    if (!place) continue;
    const best = candidates(place.at, brokenName(place.name), disc)
      .filter(({ box }) => inside(box, sheet) && taken.every((other, at) => at === index || overlap(other, box) === 0))
      .map((candidate, rank) => ({ ...candidate, cost: crossings(candidate.box) * 2 + rank }))
      .sort((a, b) => a.cost - b.cost)[0];
    if (!best) continue;
    taken.push(best.box);
    labels[index] = best.label;
  }
  return labels;
}
