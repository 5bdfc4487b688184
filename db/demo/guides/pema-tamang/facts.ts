import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "pema-tamang",
  picture: "people/guide-pema",
  languages: ["ne", "en", "hi"],
  since: 2021,
} satisfies GuideFacts;
