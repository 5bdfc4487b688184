import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "first-solo-trip-at-sixty-one",
  category: "Solo Travel",
  author: "hannah",
  date: "2026-07-20",
  featured: true,
  picture: "editorial/solo",
  related: ["why-our-guides-are-women", "one-bag-three-weeks", "japan-by-slow-train"],
} satisfies ArticleFacts;
