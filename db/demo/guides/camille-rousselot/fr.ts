import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Camille Rousselot",
  place: "Paris",
  about:
    "Pâtissière de formation, Camille habite près du faubourg Saint-Antoine, à dix minutes de l’hôtel. Elle fait ses courses au marché d’Aligre avant 11 h et sait quels boulangers restent ouverts en août.",
} satisfies GuideText;
