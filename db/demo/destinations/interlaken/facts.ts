import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 10,
  slug: "interlaken",
  continent: "Europe",
  currency: "CHF",
  latitude: 46.6863,
  longitude: 7.8632,
  popularRank: null,
  picture: "destinations/interlaken",
} satisfies DestinationFacts;
