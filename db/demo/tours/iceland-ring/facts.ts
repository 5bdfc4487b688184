import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 7,
  slug: "iceland-ring",
  category: "Adventure",
  durationDays: 8,
  basePriceUsd: 2690,
  discountPercent: 0,
  groupMin: 4,
  groupMax: 12,
  featured: false,
  timeZone: "Atlantic/Reykjavik",
  latitude: 64.1466,
  longitude: -21.9426,
  picture: "tours/iceland-ring",
  gallery: ["destinations/iceland", "vignettes/glacier-lagoon", "vignettes/hot-spring", "vignettes/black-beach"],
} satisfies TourFacts;
