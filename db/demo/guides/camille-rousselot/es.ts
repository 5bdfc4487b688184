import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Camille Rousselot",
  place: "París",
  about:
    "Camille se formó como pastelera y vive junto al Faubourg Saint-Antoine, a diez minutos del hotel. Compra en el Marché d’Aligre antes de las once y sabe qué panaderías siguen abiertas en agosto.",
} satisfies GuideText;
