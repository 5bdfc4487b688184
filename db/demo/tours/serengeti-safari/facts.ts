import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 4,
  slug: "serengeti-safari",
  category: "Wildlife",
  durationDays: 8,
  basePriceUsd: 3900,
  discountPercent: 0,
  groupMin: 2,
  groupMax: 12,
  featured: true,
  timeZone: "Africa/Dar_es_Salaam",
  latitude: -3.3869,
  longitude: 36.683,
  picture: "tours/serengeti-safari",
  gallery: ["destinations/serengeti", "vignettes/balloon-savannah", "vignettes/crater-hippos", "vignettes/savannah-camp"],
} satisfies TourFacts;
