import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenName, placedLabels } from "./map-labels.ts";

const sheet = { width: 360, height: 300, disc: 10 };

test("a long name is broken between words", () => {
  expect(brokenName("Gate of the Ngorongoro Conservation Area").length).toBeGreaterThan(1);
  expect(brokenName("Kyoto")).toEqual(["Kyoto"]);
});

test("names stay on the sheet, whatever places they have", () => {
  const place = fc.record({
    at: fc.tuple(fc.integer({ min: 14, max: 346 }), fc.integer({ min: 14, max: 286 })),
    name: fc.constant("Kyoto"),
    weight: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 20 }), (places) => {
      const labels = placedLabels(places, sheet, { lines: [], boxes: [] });
      expect(labels).toHaveLength(places.length);
      const boxes = labels.flatMap((label) =>
        label ? [{ ...label, left: label.x - { start: 0, middle: 18, end: 36 }[label.anchor] }] : [],
      );
      for (const [index, { left, y }] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        for (const other of boxes.slice(index + 1)) expect(Math.abs(y - other.y) < 14 && Math.abs(left - other.left) < 30).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

test("the heavier name is placed first, on its best side", () => {
  const at = [100, 100] as const;
  const [, beside] = placedLabels(
    [
      { at: [100, 120], name: "Light", weight: 1 },
      { at, name: "Heavy", weight: 2 },
    ],
    sheet,
    { lines: [], boxes: [] },
  );
  expect(beside).toMatchObject({ anchor: "start" });
});
