import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 1,
  slug: "kyoto",
  continent: "Asia",
  currency: "JPY",
  latitude: 35.0116,
  longitude: 135.7681,
  popularRank: 1,
  picture: "destinations/kyoto",
} satisfies DestinationFacts;
