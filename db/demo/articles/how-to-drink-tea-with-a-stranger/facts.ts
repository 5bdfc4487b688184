import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "how-to-drink-tea-with-a-stranger",
  category: "Cultural Insights",
  author: "zainab",
  date: "2026-09-02",
  featured: true,
  picture: "editorial/insights-tea",
  related: ["a-thali-explained", "why-our-guides-are-women", "japan-by-slow-train"],
} satisfies ArticleFacts;
