import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "jaipur-on-1500-rupees-a-day",
  category: "Budget Travel",
  author: "priya",
  date: "2026-08-11",
  featured: false,
  picture: "editorial/budget",
  related: ["a-thali-explained", "how-to-drink-tea-with-a-stranger", "one-bag-three-weeks"],
} satisfies ArticleFacts;
