import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "japan-by-slow-train",
  category: "Sustainable Travel",
  author: "hannah",
  date: "2026-09-30",
  featured: true,
  picture: "editorial/sustainable",
  related: ["one-bag-three-weeks", "first-solo-trip-at-sixty-one", "how-to-drink-tea-with-a-stranger"],
} satisfies ArticleFacts;
