import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 1,
  slug: "japan-heritage",
  category: "Cultural",
  durationDays: 9,
  basePriceUsd: 2500,
  discountPercent: 15,
  groupMin: 2,
  groupMax: 16,
  featured: true,
  timeZone: "Asia/Tokyo",
  latitude: 35.0116,
  longitude: 135.7681,
  picture: "tours/japan-heritage",
  gallery: ["destinations/kyoto", "vignettes/tea-ceremony", "vignettes/forest-trail", "vignettes/zen-garden"],
} satisfies TourFacts;
