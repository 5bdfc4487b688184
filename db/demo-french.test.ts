import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>("./demo/**/fr.ts", { eager: true });
const articles = import.meta.glob<string>("./demo/articles/*/fr.md", { eager: true, query: "?raw", import: "default" });

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const texts = [
  ...Object.entries(modules).map(([file, module]) => [file, stringsIn(module).join("\n")] as const),
  ...Object.entries(articles),
];

// As in the catalogue of texts: a full no-break space before a colon, a narrow one before the other marks.
test.each(texts)("French sets its own spaces before marks and inside its quotes: %s", (_, text) => {
  expect(text).not.toMatch(/[ \u202f]:(?!\/)|[ \u00a0][;!?»%]|«[ \u00a0]|\.\.\./);
});

// A full no-break space: the narrow one is half as wide, and "8 km" would read as one word.
test.each(texts)("French keeps a number and its unit together, and apart: %s", (_, text) => {
  expect(text).not.toMatch(/\d(?:[ \u202f])(?:(?:m|km|km²|h|kg|g)(?!\w)|[°€₹])/);
});
