import fc from "fast-check";
import { expect, test } from "vitest";
import { compareHashes } from "./row-comparison.ts";

const compare = (upload: number[], current: number[]) => compareHashes(Float64Array.from(upload), Float64Array.from(current));

test.each([
  [[], [], { new: 0, gone: 0, same: 0 }],
  [[1, 2, 3], [], { new: 3, gone: 0, same: 0 }],
  [[], [1, 2], { new: 0, gone: 2, same: 0 }],
  [[3, 1, 2], [2, 4, 3], { new: 1, gone: 1, same: 2 }],
  [[1, 1, 1], [1, 1], { new: 1, gone: 0, same: 2 }],
])("%j in place of %j", (upload, current, counts) => expect(compare(upload, current)).toEqual(counts));

test("counts as a person would who strikes out one row after the other", () => {
  const rows = fc.array(fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(rows, rows, (upload, current) => {
      const left = [...current];
      let same = 0;
      for (const row of upload) {
        const at = left.indexOf(row);
        if (at < 0) continue;
        left.splice(at, 1);
        same++;
      }
      expect(compare(upload, current)).toEqual({ new: upload.length - same, gone: left.length, same });
    }),
  );
});
