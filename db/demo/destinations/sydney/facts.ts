import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 12,
  slug: "sydney",
  continent: "Oceania",
  currency: "AUD",
  latitude: -33.8688,
  longitude: 151.2093,
  popularRank: null,
  picture: "destinations/sydney",
} satisfies DestinationFacts;
