import { describe, expect, test } from "vitest";
import { languageInCookies, pathInChosenLanguage, pathWithoutEnglish } from "./language-choice.ts";

describe("the chosen language", () => {
  test("a stored choice on a bare address leads to that language's address, query included", () => {
    expect(pathInChosenLanguage("/", "", "de")).toBe("/de");
    expect(pathInChosenLanguage("/tours", "?sort=rating", "hi")).toBe("/hi/tours?sort=rating");
  });

  test("a link to an explicit language always shows that language", () => {
    expect(pathInChosenLanguage("/fr/tours", "", "de")).toBeUndefined();
  });

  test("English is the bare address itself", () => {
    expect(pathInChosenLanguage("/tours", "", "en")).toBeUndefined();
    expect(pathInChosenLanguage("/tours", "", undefined)).toBeUndefined();
  });

  test.each(["/sitemap.xml", "/art/tours/x.svg", "/tours.data", "/preferences/currency", "/newsletter/confirm", "/healthz", "/__manifest"])(
    "%s has no language",
    (path) => expect(pathInChosenLanguage(path, "", "de")).toBeUndefined(),
  );

  test("a cookie of a language we do not have is no choice", () => {
    expect(languageInCookies("currency=EUR; language=de")).toBe("de");
    expect(languageInCookies("language=xx")).toBeUndefined();
    expect(languageInCookies("my_language=de")).toBeUndefined();
  });
});

describe("an address with a prefix for English, which has none", () => {
  test.each([
    ["/en", "", "/"],
    ["/en/", "?currency=EUR", "/?currency=EUR"],
    ["/en/tours", "?sort=rating", "/tours?sort=rating"],
    ["/en//evil", "", "/evil"],
    ["/en///tours", "", "/tours"],
  ])("%s%s means %s", (path, search, meant) => expect(pathWithoutEnglish(path, search)).toBe(meant));

  test.each(["/", "/tours", "/english", "/de/en", "/en/tours.data", "/en//evil.example"])("%s has none", (path) =>
    expect(pathWithoutEnglish(path, "")).toBeUndefined(),
  );
});
