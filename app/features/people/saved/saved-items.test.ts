import { beforeEach, expect, test, vi } from "vitest";
import { browserList, followMoved, toggleSaved } from "./saved-items.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("tours and articles have lists of their own; tours keep the key they always had", () => {
  stored.set("saved-tours", '["japan-heritage"]');
  expect(toggleSaved("tour", "bali-retreat")).toBe(true);
  expect(toggleSaved("article", "japan-by-slow-train")).toBe(true);
  expect(stored.get("saved-tours")).toBe('["bali-retreat","japan-heritage"]');
  expect(stored.get("saved-articles")).toBe('["japan-by-slow-train"]');
});

test("a second time takes it off the list", () => {
  toggleSaved("article", "a");
  expect(toggleSaved("article", "a")).toBe(false);
  expect(stored.has("saved-articles")).toBe(false);
});

test.each(["not json", '{"a":1}', "null", "[1,null]"])("%s in the storage is an empty list", (text) => {
  stored.set("saved-articles", text);
  expect(toggleSaved("article", "a")).toBe(true);
  expect(stored.get("saved-articles")).toBe('["a"]');
});

test("what has moved to another address keeps its place under its new slug, and is there once", () => {
  stored.set("saved-tours", '["inca-trail","bali-retreat","constructor","to-machu-picchu"]');
  stored.set("saved-articles", '["inca-trail"]');
  followMoved({ tour: [["inca-trail", "to-machu-picchu"]], article: [] });
  expect(browserList("tour")).toEqual(["to-machu-picchu", "bali-retreat", "constructor"]);
  expect(browserList("article")).toEqual(["inca-trail"]);
});

test("without storage the list lasts as long as the page", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("off");
    },
    setItem: () => {
      throw new Error("off");
    },
  });
  const before = toggleSaved("article", "kept");
  expect(toggleSaved("article", "kept")).toBe(!before);
});
