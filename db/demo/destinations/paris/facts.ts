import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 7,
  slug: "paris",
  continent: "Europe",
  currency: "EUR",
  latitude: 48.8566,
  longitude: 2.3522,
  popularRank: 7,
  picture: "destinations/paris",
} satisfies DestinationFacts;
