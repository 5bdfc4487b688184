import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 2,
  slug: "santorini",
  continent: "Europe",
  currency: "EUR",
  latitude: 36.3932,
  longitude: 25.4615,
  popularRank: 2,
  picture: "destinations/santorini",
} satisfies DestinationFacts;
