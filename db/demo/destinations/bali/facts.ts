import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 5,
  slug: "bali",
  continent: "Asia",
  currency: "IDR",
  latitude: -8.4095,
  longitude: 115.1889,
  popularRank: 5,
  picture: "destinations/bali",
} satisfies DestinationFacts;
