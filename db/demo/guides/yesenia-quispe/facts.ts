import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "yesenia-quispe",
  picture: "people/guide-yesenia",
  languages: ["qu", "es", "en"],
  since: 2017,
} satisfies GuideFacts;
