import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "a-thali-explained",
  category: "Food & Culinary",
  author: "ines",
  date: "2026-06-15",
  featured: false,
  picture: "editorial/food",
  related: ["jaipur-on-1500-rupees-a-day", "how-to-drink-tea-with-a-stranger", "why-our-guides-are-women"],
} satisfies ArticleFacts;
