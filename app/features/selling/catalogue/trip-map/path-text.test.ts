import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathText, thinned, type Point } from "./path-text.ts";

const asPath = (points: Point[], closed = false) => pathText([{ points, closed }], { tolerance: 0.1, leastArea: 1 });

describe("an outline as text", () => {
  test("tells each point from the one before, in tenths", () =>
    expect(
      asPath([
        [1, 2],
        [1.54, 2],
        [0, 10.26],
      ]),
    ).toBe("M1 2l.5 0-1.5 8.3"));

  test("leaves out rings too small to be seen", () =>
    expect(
      asPath(
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        true,
      ),
    ).toBe(""));

  test("keeps the corners of a ring", () =>
    expect(
      asPath(
        [
          [0, 0],
          [5, 0],
          [9, 0],
          [9, 9],
          [0, 9],
        ],
        true,
      ),
    ).toBe("M0 0l9 0 0 9-9 0z"));

  test("thinned keeps both ends and stays within its tolerance", () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (line) => {
        const thin = thinned(line, 3);
        expect(thin[0]).toEqual(line[0]);
        expect(thin.at(-1)).toEqual(line.at(-1));
        expect(thin.length).toBeLessThanOrEqual(line.length);
      }),
      { numRuns: 100 },
    );
  });
});
