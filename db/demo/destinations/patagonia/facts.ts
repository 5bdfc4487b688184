import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 9,
  slug: "patagonia",
  continent: "Americas",
  currency: "CLP",
  latitude: -50.9423,
  longitude: -73.4068,
  popularRank: null,
  picture: "destinations/patagonia",
} satisfies DestinationFacts;
