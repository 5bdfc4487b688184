import type { ArticleFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = {
  slug: "working-from-ubud",
  category: "Digital Nomad",
  author: "clara",
  date: "2026-05-08",
  featured: false,
  picture: "editorial/nomad",
  related: ["one-bag-three-weeks", "jaipur-on-1500-rupees-a-day", "first-solo-trip-at-sixty-one"],
} satisfies ArticleFacts;
