import { describe, expect, test } from "vitest";
import {
  codeOrNone,
  line,
  lines,
  number,
  numberChosen,
  numberOrNone,
  paragraphs,
  sentText,
  slugFrom,
  type TypedField,
} from "./typed-fields.ts";

const read = (field: TypedField, typed: string) => {
  const form = new FormData();
  form.set("facts.it", typed);
  return field.read(form, "facts.it");
};

describe("what people type", () => {
  test("is one paragraph, however many lines it takes", () => {
    expect(read(line, "  A quiet\r\n place  by \t the river ")).toBe("A quiet place by the river");
    expect(read(line, " \n ")).toBe("");
  });

  test("is one entry a line, without the empty ones", () => {
    expect(read(lines, "First\r\n\r\n  Second   one \rThird\n")).toEqual(["First", "Second one", "Third"]);
    expect(read(lines, "")).toEqual([]);
  });

  test("is paragraphs with an empty line between them; a line that ends is none", () => {
    expect(read(paragraphs, "One\nand the same.\r\n\r\nTwo.\n \n\n Three.")).toEqual(["One and the same.", "Two.", "Three."]);
  });

  test("is a number with a point or a comma before its decimals; nothing, or no number, is NaN", () => {
    expect([read(number, "35.5"), read(number, " -35,5 "), read(number, "0")]).toEqual([35.5, -35.5, 0]);
    for (const typed of ["", "north", "1,000,000", "1.2.3"]) expect(read(number, typed)).toBeNaN();
  });

  test("may be no number at all where none is needed", () => {
    expect([read(numberOrNone, "7"), read(numberOrNone, " "), read(numberOrNone, "0")]).toEqual([7, null, 0]);
    expect(read(numberOrNone, "seven")).toBeNaN();
    expect([read(numberChosen, "4"), read(numberChosen, "")]).toEqual([4, undefined]);
  });

  test("is a code in capitals, or none", () => {
    expect([read(codeOrNone, " jpy "), read(codeOrNone, "  ")]).toEqual(["JPY", null]);
  });

  test("loses what no reader sees and no database takes, and nothing else", () => {
    const form = new FormData();
    form.set("name", "Kyo\0to\u0007 \u0085मीरा 👩‍👧\r\n\tend");
    expect(sentText(form, "name")).toBe("Kyoto मीरा 👩‍👧\n\tend");
    form.set("name", new File(["x"], "name.txt"));
    expect([sentText(form, "name"), sentText(form, "absent")]).toEqual(["", ""]);
  });
});

test("what is stored stands in its field as it would be typed, and is read back as the same", () => {
  const stored: [TypedField, unknown, string][] = [
    [line, "A quiet place", "A quiet place"],
    [lines, ["First", "Second"], "First\nSecond"],
    [paragraphs, ["One.", "Two."], "One.\n\nTwo."],
    [number, -35.5, "-35.5"],
    [numberOrNone, null, ""],
    [numberChosen, 4, "4"],
    [codeOrNone, "JPY", "JPY"],
  ];
  for (const [field, value, typed] of stored) {
    expect(field.typed(value, "facts.it")).toEqual({ "facts.it": typed });
    expect(read(field, typed)).toEqual(value);
  }
  expect(lines.typed(undefined, "english.highlights")).toEqual({ "english.highlights": "" });
});

test("an address is lower-case letters and digits joined by single hyphens, without accents, at most 80 of them", () => {
  expect(slugFrom("Kyoto, in Autumn!")).toBe("kyoto-in-autumn");
  expect(slugFrom("  São Tomé & Príncipe  ")).toBe("sao-tome-principe");
  expect(slugFrom("मीरा")).toBe("");
  expect(slugFrom(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
});
