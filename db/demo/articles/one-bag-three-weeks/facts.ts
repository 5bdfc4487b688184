import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "one-bag-three-weeks",
  category: "Travel Tips",
  author: "kavya",
  date: "2026-10-18",
  featured: true,
  picture: "editorial/packing",
  related: ["first-solo-trip-at-sixty-one", "japan-by-slow-train", "working-from-ubud"],
} satisfies ArticleFacts;
