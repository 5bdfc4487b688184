import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Pema Tamang",
  place: "Langtang",
  about:
    "Pema was born in Langtang village, where her aunt still runs a tea house, and was at school in Kathmandu when the earthquake took the old village. She measures your oxygen twice a day, laughs easily, and does not argue about who goes up.",
} satisfies GuideText;
