import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 9,
  slug: "inca-trail",
  category: "Adventure",
  durationDays: 9,
  basePriceUsd: 2240,
  discountPercent: 10,
  groupMin: 4,
  groupMax: 14,
  featured: false,
  timeZone: "America/Lima",
  latitude: -13.532,
  longitude: -71.9675,
  picture: "tours/inca-trail",
  gallery: ["destinations/machu-picchu", "vignettes/andean-weavers", "vignettes/campfire-stars", "vignettes/forest-trail"],
} satisfies TourFacts;
