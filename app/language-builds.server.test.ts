import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { languages } from "./i18n/languages.ts";
import { buildOfLanguage, languageOfRequest } from "./language-builds.server.ts";

const routes = Object.fromEntries(["root", "routes/feeds/robots", "en-home", "de-home", "de-tours", "hi-home"].map((id) => [id, { id }]));
const build = { routes, assets: { routes, version: "1" } } as unknown as ServerBuild;

test("a language's part of the site has its own pages and those of no language, on the server and for the browser", () => {
  const german = buildOfLanguage(build, "de");
  expect(Object.keys(german.routes)).toEqual(["root", "routes/feeds/robots", "de-home", "de-tours"]);
  expect(Object.keys(german.assets.routes)).toEqual(Object.keys(german.routes));
  expect(german.assets.version).toBe("1");
});

test("no page is left out of every part", () => {
  const everywhere = new Set(languages.flatMap((language) => Object.keys(buildOfLanguage(build, language).routes)));
  expect([...everywhere].toSorted()).toEqual(Object.keys(routes).toSorted());
});

test.each([
  ["/", "en"],
  ["/_root.data", "en"],
  ["/tours.data", "en"],
  ["/de", "de"],
  ["/de.data", "de"],
  ["/de/tours/detail/x.data", "de"],
  ["/deutsch", "en"],
  ["/robots.txt", "en"],
  ["/__manifest", undefined],
])("%s is answered by the pages of %s", (pathname, language) => {
  expect(languageOfRequest(pathname)).toBe(language);
});
