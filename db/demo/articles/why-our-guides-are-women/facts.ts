import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "why-our-guides-are-women",
  category: "Cultural Insights",
  author: "noor",
  date: "2026-03-08",
  featured: false,
  picture: "editorial/women-lead",
  related: ["first-solo-trip-at-sixty-one", "how-to-drink-tea-with-a-stranger", "a-thali-explained"],
} satisfies ArticleFacts;
