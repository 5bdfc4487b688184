import type { GuideFacts } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const facts = {
  slug: "sigrun-halldorsdottir",
  picture: "people/guide-sigrun",
  languages: ["is", "en", "da"],
  since: 2018,
} satisfies GuideFacts;
