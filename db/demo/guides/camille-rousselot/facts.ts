import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "camille-rousselot",
  picture: "people/guide-camille",
  languages: ["fr", "en"],
  since: 2019,
} satisfies GuideFacts;
