import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "meera-shekhawat",
  picture: "people/guide-meera",
  languages: ["hi", "raj", "en"],
  since: 2016,
} satisfies GuideFacts;
