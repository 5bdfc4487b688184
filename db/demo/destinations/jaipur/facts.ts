import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 3,
  slug: "jaipur",
  continent: "Asia",
  currency: "INR",
  latitude: 26.9124,
  longitude: 75.7873,
  popularRank: 3,
  picture: "destinations/jaipur",
} satisfies DestinationFacts;
