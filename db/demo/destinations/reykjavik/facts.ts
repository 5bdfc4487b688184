import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 8,
  slug: "reykjavik",
  continent: "Europe",
  currency: "ISK",
  latitude: 64.1466,
  longitude: -21.9426,
  popularRank: 8,
  picture: "destinations/iceland",
} satisfies DestinationFacts;
