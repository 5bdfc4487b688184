import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blogListPath, isListed, readBlogFilters, isWholeList } from "./blog-search.ts";
import { articleCategories } from "./blog-terms.ts";

const read = (query: string) => readBlogFilters(new URLSearchParams(query));
const all = { q: "", category: "All", tag: "", page: 1 };

describe("the blog's address", () => {
  test("asks for everything unless it says otherwise", () => {
    expect(read("")).toEqual(all);
    expect(blogListPath()).toBe("/blog");
  });

  test.each<[string, Partial<typeof all>]>([
    ["q=%20tea%20", { q: "tea" }],
    ["q=a%00b", { q: "ab" }],
    ["q=first&q=last", { q: "last" }],
    ["category=food+%26+culinary", { category: "Food & Culinary" }],
    ["category=ALL", { category: "All" }],
    ["category=", { category: "All" }],
    ["category=Nowhere", { category: "Nowhere" }],
    ["tag=Slow+Travel", { tag: "slow travel" }],
    ["page=3", { page: 3 }],
    ["page=0", {}],
    ["page=-1", {}],
    ["page=1.5", {}],
    ["page=x", {}],
    ["page=99999999999", {}],
  ])("%s", (query, expected) => {
    expect(read(query)).toEqual({ ...all, ...expected });
  });

  test("whatever is chosen can be read back from it", () => {
    const words = fc.string({ maxLength: 60 }).map((text) => text.replaceAll("\0", "").trim());
    const filters = fc.record({
      q: words,
      category: fc.constantFrom("All", ...articleCategories),
      tag: words.map((text) => text.toLowerCase().trim()),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(read(blogListPath(chosen).split("?")[1] ?? "")).toEqual(chosen);
      }),
    );
  });
});

test("featured articles stand above the whole list only", () => {
  expect(isWholeList(all)).toBe(true);
  expect(isWholeList({ ...all, page: 2 })).toBe(true);
  for (const narrowed of [{ q: "tea" }, { tag: "food" }, { category: "Solo Travel" }]) {
    expect(isWholeList({ ...all, ...narrowed })).toBe(false);
  }
});

test("search engines keep the list and its categories, not searches, tags and categories that do not exist", () => {
  expect(isListed({ ...all, page: 2 })).toBe(true);
  expect(isListed({ ...all, category: "Solo Travel" })).toBe(true);
  for (const other of [{ q: "tea" }, { tag: "food" }, { category: "Nowhere" }]) expect(isListed({ ...all, ...other })).toBe(false);
});
