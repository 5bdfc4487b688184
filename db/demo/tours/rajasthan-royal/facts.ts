import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 6,
  slug: "rajasthan-royal",
  category: "Luxury",
  durationDays: 8,
  basePriceUsd: 1450,
  discountPercent: 15,
  groupMin: 2,
  groupMax: 14,
  featured: true,
  timeZone: "Asia/Kolkata",
  latitude: 26.9124,
  longitude: 75.7873,
  picture: "tours/rajasthan-royal",
  gallery: ["destinations/jaipur", "vignettes/desert-camp", "vignettes/textile-loom", "vignettes/spice-market"],
} satisfies TourFacts;
