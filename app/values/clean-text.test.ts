import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

describe("what people type", () => {
  test.each([
    ["blanks and breaks become one blank", "  Asha \t\r\n  Rao ", "Asha Rao"],
    ["signs that nobody sees go", "A\u0000s\u202Eha\uFEFF", "A sha"],
    ["halves of characters go", "Asha\uD800", "Asha"],
    ["joiners of Hindi stay", "क्\u200Dष", "क्\u200Dष"],
    ["letters and their marks are one character", "Jose\u0301", "José"],
  ])("as a line: %s", (_, typed, kept) => expect(cleanLine(typed)).toBe(kept));

  test.each([
    ["breaks of any system are one kind, and stay", "one\r\ntwo\rthree\u2028four\n\nfive", "one\ntwo\nthree\nfour\n\nfive"],
    ["tabs stay, other signs that nobody sees go", "a\tb\u0007c\u202E", "a\tbc"],
    ["nothing stands around it", "\n\n hello \n", "hello"],
  ])("as paragraphs: %s", (_, typed, kept) => expect(cleanText(typed)).toBe(kept));
});
