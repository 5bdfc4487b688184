import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "neema-laizer",
  picture: "people/guide-neema",
  languages: ["mas", "sw", "en"],
  since: 2016,
} satisfies GuideFacts;
