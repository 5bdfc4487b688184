import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "haruka-okuda",
  picture: "people/guide-haruka",
  languages: ["ja", "en", "fr"],
  since: 2018,
} satisfies GuideFacts;
