import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "eleni-sigala",
  picture: "people/guide-eleni",
  languages: ["el", "en"],
  since: 2017,
} satisfies GuideFacts;
