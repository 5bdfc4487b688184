import type { DestinationFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 11,
  slug: "marrakech",
  continent: "Africa",
  currency: "MAD",
  latitude: 31.6295,
  longitude: -7.9811,
  popularRank: null,
  picture: "destinations/marrakech",
} satisfies DestinationFacts;
