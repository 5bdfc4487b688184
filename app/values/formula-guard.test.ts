import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guardCell, unguardCell } from "./formula-guard.ts";

describe("a cell that a spreadsheet would take for a formula", () => {
  test.each(["=1+1", "+49 89 1", "-5", "@SUM(A1)", "\tx", "\rx", "'x", "'=1"])("%j is written with one apostrophe before it", (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
  });

  test.each(["", "Paris", " =1", "1=1", "d'Orsay", "\n=1"])("%j is written as it is", (cell) => expect(guardCell(cell)).toBe(cell));

  test("is read without the apostrophe, and only with one fewer", () => {
    expect(unguardCell("'=1+1")).toBe("=1+1");
    expect(unguardCell("''=1+1")).toBe("'=1+1");
  });

  test("an apostrophe that is part of a name stays", () => {
    expect(unguardCell("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
    expect(unguardCell("'")).toBe("'");
  });

  test("comes back as it was, whatever it holds", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom("'", "=", "+", "-", "@", "\t", "\r", "x")).map((parts) => parts.join("")),
    );
    fc.assert(fc.property(cell, (text) => unguardCell(guardCell(text)) === text));
    fc.assert(fc.property(cell, (text) => !/^[=+\-@\t\r]/.test(guardCell(text))));
  });
});
