import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetRecentTours, recentTours, rememberTour, type RecentTour } from "./recent-tours.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const tour = (slug: string): RecentTour => ({ slug, title: slug, place: "Kyoto", language: "en", src: "/p.webp", colour: "#123456" });
const slugs = () => recentTours().map(({ slug }) => slug);

test("eight tours are remembered, the latest first, each once", () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "c"]) rememberTour(tour(name));
  expect(slugs()).toEqual(["c", "i", "h", "g", "f", "e", "d", "b"]);
});

test("they are forgotten at once, and nothing of them stays", () => {
  rememberTour(tour("a"));
  forgetRecentTours();
  expect([slugs(), kept.size]).toEqual([[], 0]);
});

test.each(["no JSON", "{}", "null", '[null, "x", {"slug": 1}]'])("a storage that holds %s is an empty one", (text) => {
  kept.set("recent-tours", text);
  expect(recentTours()).toEqual([]);
  rememberTour(tour("a"));
  expect(slugs()).toEqual(["a"]);
});

test("without storage nothing is remembered, and nothing fails", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
  });
  rememberTour(tour("a"));
  forgetRecentTours();
  expect(recentTours()).toEqual([]);
});
