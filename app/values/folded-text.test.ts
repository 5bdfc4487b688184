import { describe, expect, test } from "vitest";
import { containsPattern, foldText } from "./folded-text.ts";

describe("search text", () => {
  test.each([
    ["Málaga", "malaga"],
    ["Reykjavík", "reykjavik"],
    ["  Straße   nach TOKYO ", "strasse nach tokyo"],
    ["Ærø", "aero"],
    ["क्योटो", "क्योटो"],
    // The same letter, as one sign and as two.
    ["\u0958िला", "किला"],
    ["क\u093cिला", "किला"],
    ["🏔️ Alps", "🏔️ alps"],
  ])("%j is compared as %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test("percent signs, underscores and backslashes stand for themselves", () => {
    expect(containsPattern("50%_\\")).toBe("%50\\%\\_\\\\%");
  });
});
