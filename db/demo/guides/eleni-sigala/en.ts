import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Eleni Sigala",
  place: "Santorini",
  about:
    "Eleni was born in Karterados and, a guest once wrote, knows every baker between Fira and Pyrgos. She walks the caldera path at seven in summer, and can make Bronze Age drains interesting.",
} satisfies GuideText;
