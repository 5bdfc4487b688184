import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 8,
  slug: "paris-food",
  category: "Cultural",
  durationDays: 3,
  basePriceUsd: 390,
  discountPercent: 0,
  groupMin: 2,
  groupMax: 10,
  featured: false,
  timeZone: "Europe/Paris",
  latitude: 48.8532,
  longitude: 2.3692,
  picture: "tours/paris-food",
  gallery: ["destinations/paris", "vignettes/cooking-class", "vignettes/boulangerie", "vignettes/wine-cellar"],
} satisfies TourFacts;
