import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 5,
  slug: "himalaya-trek",
  category: "Adventure",
  durationDays: 11,
  basePriceUsd: 2120,
  discountPercent: 10,
  groupMin: 4,
  groupMax: 12,
  featured: true,
  timeZone: "Asia/Kathmandu",
  latitude: 27.7172,
  longitude: 85.324,
  picture: "tours/himalaya-trek",
  gallery: ["vignettes/stupa-dawn", "vignettes/yak-pasture", "vignettes/campfire-stars", "vignettes/forest-trail"],
} satisfies TourFacts;
