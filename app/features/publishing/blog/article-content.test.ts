import { describe, expect, test } from "vitest";
import { articleFactsSchema, readArticleText } from "./article-content.ts";

const body = "A paragraph that is long enough for an article. ".repeat(6).trim();
const file = (head: string) => `---\n${head}\n---\n${body}\n`;
const excerpt = "What it costs to cross a country by the slowest trains there are.";

describe("an article's file", () => {
  test("has title, excerpt and tags between two rules, then its body", () => {
    const text = readArticleText(file(`title: Kyoto to Tokyo: slowly\nexcerpt: ${excerpt}\ntags: [trains, slow travel]`));
    expect(text).toEqual({ title: "Kyoto to Tokyo: slowly", excerpt, tags: ["trains", "slow travel"], body });
  });

  test("may come with the line ends of another system", () => {
    const text = readArticleText(file(`title: Slowly\nexcerpt: ${excerpt}\ntags: [trains]`).replaceAll("\n", "\r\n"));
    expect(text).toMatchObject({ title: "Slowly", excerpt, tags: ["trains"] });
  });

  test.each([
    ["no head", body],
    ["no title", file(`excerpt: ${excerpt}\ntags: [trains]`)],
    ["no tags", file(`title: Slowly\nexcerpt: ${excerpt}\ntags: []`)],
    ["an excerpt that is too short", file("title: Slowly\nexcerpt: Short.\ntags: [trains]")],
  ])("with %s is refused", (_, text) => {
    expect(() => readArticleText(text)).toThrow();
  });
});

test("an article is in one of the seven categories", () => {
  const facts = { slug: "a", author: "b", date: "2026-01-01", featured: false, picture: "editorial/food", related: [] };
  expect(articleFactsSchema.safeParse({ ...facts, category: "Food & Culinary" }).success).toBe(true);
  expect(articleFactsSchema.safeParse({ ...facts, category: "Food" }).success).toBe(false);
});
