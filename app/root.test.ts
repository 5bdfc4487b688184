import { expect, test } from "vitest";
import { shouldRevalidate } from "./root.tsx";

test.each([
  ["/tours", "/about", false],
  ["/fr/tours", "/fr/about", false],
  ["/tours", "/fr/tours", true],
  ["/tours/detail/japan-heritage", "/cart", true],
  ["/de/about", "/de/saved", true],
  ["/about", "/about", true],
])("from %s to %s the layout is loaded again: %s", (from, to, again) => {
  const [currentUrl, nextUrl] = [new URL(from, "https://yatrika.example"), new URL(to, "https://yatrika.example")];
  const route = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  expect(shouldRevalidate({ currentUrl, nextUrl, ...route })).toBe(again);
  expect(shouldRevalidate({ currentUrl, nextUrl, ...route, formMethod: "POST" })).toBe(true);
});
