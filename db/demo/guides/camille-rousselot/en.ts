import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Camille Rousselot",
  place: "Paris",
  about:
    "Camille trained as a pastry cook and lives off the Faubourg Saint-Antoine, ten minutes from the hotel. She shops at the Marché d’Aligre before eleven, and knows which bakers stay open in August.",
} satisfies GuideText;
