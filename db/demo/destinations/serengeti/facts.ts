import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 4,
  slug: "serengeti",
  continent: "Africa",
  currency: "TZS",
  latitude: -2.3333,
  longitude: 34.8333,
  popularRank: 4,
  picture: "destinations/serengeti",
} satisfies DestinationFacts;
