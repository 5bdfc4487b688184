import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Sigrún Halldórsdóttir",
  place: "Reykjavík",
  about:
    "Sigrún grew up in Höfn, studied geology in Reykjavík, and drives the whole ring herself. She reads the wind forecast first, and turns round when it says so.",
} satisfies GuideText;
