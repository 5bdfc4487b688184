import { expect, test } from "vitest";
import { linkTarget } from "./link-target.ts";

test.each([
  ["/tours/luxury", "/tours/luxury"],
  ["https://example.org/a?b#c", "https://example.org/a?b#c"],
  [" example.org/a ", "https://example.org/a"],
])("%j leads to %s", (typed, href) => {
  expect(linkTarget(typed)).toBe(href);
});

test.each([
  "",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "http://plain.example",
  "//evil.example",
  "/\\evil.example",
  "mailto:a@b.example",
  "two words",
  "https://",
])("%j leads nowhere", (typed) => {
  expect(linkTarget(typed)).toBeUndefined();
});
