import type { TestimonialFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  slug: "emma-larsen",
  name: "Emma Larsen",
  picture: "people/traveller-emma",
  rating: 5,
} satisfies TestimonialFacts;
