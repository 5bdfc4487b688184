import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Sigrún Halldórsdóttir",
  place: "Reykjavik",
  about:
    "Sigrún a grandi à Höfn, étudié la géologie à Reykjavik, et conduit elle-même tout le tour de l’île. Elle lit d’abord les prévisions de vent et, s’il le faut, fait demi-tour.",
} satisfies GuideText;
