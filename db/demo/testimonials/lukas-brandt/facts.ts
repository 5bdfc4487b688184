import type { TestimonialFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  slug: "lukas-brandt",
  name: "Lukas Brandt",
  picture: "people/traveller-lukas",
  rating: 4,
} satisfies TestimonialFacts;
