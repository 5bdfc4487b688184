import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 6,
  slug: "machu-picchu",
  continent: "Americas",
  currency: "PEN",
  latitude: -13.1631,
  longitude: -72.545,
  popularRank: 6,
  picture: "destinations/machu-picchu",
} satisfies DestinationFacts;
