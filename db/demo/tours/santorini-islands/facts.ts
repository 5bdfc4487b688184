import type { TourFacts } from "#app/features/selling/catalogue/catalogue-content.ts";

export const facts = {
  id: 2,
  slug: "santorini-islands",
  category: "Luxury",
  durationDays: 6,
  basePriceUsd: 1890,
  discountPercent: 0,
  groupMin: 2,
  groupMax: 12,
  featured: true,
  timeZone: "Europe/Athens",
  latitude: 36.4166,
  longitude: 25.4324,
  picture: "tours/santorini-islands",
  gallery: ["destinations/santorini", "vignettes/street-cafe", "vignettes/aegean-harbour", "vignettes/aegean-taverna"],
} satisfies TourFacts;
