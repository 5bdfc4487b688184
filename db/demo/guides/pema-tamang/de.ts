import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Pema Tamang",
  place: "Langtang",
  about:
    "Pema ist im Dorf Langtang geboren, wo ihre Tante noch heute ein Teehaus betreibt, und ging in Kathmandu zur Schule, als das Erdbeben das alte Dorf verschüttete. Sie misst zweimal am Tag Ihren Sauerstoff, lacht gern und diskutiert nicht darüber, wer aufsteigt.",
} satisfies GuideText;
