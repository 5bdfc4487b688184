import type { TestimonialFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  slug: "yuki-tanaka",
  name: "Yuki Tanaka",
  picture: "people/traveller-yuki",
  rating: 4,
} satisfies TestimonialFacts;
