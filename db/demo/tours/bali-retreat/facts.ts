import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 3,
  slug: "bali-retreat",
  category: "Luxury",
  durationDays: 5,
  basePriceUsd: 980,
  discountPercent: 10,
  groupMin: 2,
  groupMax: 14,
  featured: true,
  timeZone: "Asia/Makassar",
  latitude: -8.5069,
  longitude: 115.2625,
  picture: "tours/bali-retreat",
  gallery: ["destinations/bali", "vignettes/balinese-offerings", "vignettes/jungle-waterfall", "vignettes/jukung-dawn"],
} satisfies TourFacts;
