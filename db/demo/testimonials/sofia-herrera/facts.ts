import type { TestimonialFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  slug: "sofia-herrera",
  name: "Sofía Herrera",
  picture: "people/traveller-sofia",
  rating: 5,
} satisfies TestimonialFacts;
