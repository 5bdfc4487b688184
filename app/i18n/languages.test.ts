import { expect, test } from "vitest";
import { barePath, languages, localPath } from "./languages.ts";

test.each([
  ["/", "/"],
  ["/es", "/"],
  ["/de/tours", "/tours"],
  ["/desert", "/desert"],
])("the English form of %s is %s", (path, bare) => expect(barePath(path)).toBe(bare));

test.each(["//evil.example/", "/es//evil.example/", "/hi///evil.example", "////evil.example/de"])(
  "the links to the languages of %s stay on this site",
  (path) => {
    for (const language of languages)
      expect(new URL(localPath(language, barePath(path)), "https://www.example.com/").host).toBe("www.example.com");
  },
);
