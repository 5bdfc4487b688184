import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "ni-wayan-suartini",
  picture: "people/guide-wayan",
  languages: ["ban", "id", "en"],
  since: 2018,
} satisfies GuideFacts;
