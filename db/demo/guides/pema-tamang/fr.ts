import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Pema Tamang",
  place: "Langtang",
  about:
    "Pema est née au village de Langtang, où sa tante tient toujours une maison de thé, et elle était à l’école à Katmandou quand le séisme a emporté l’ancien village. Elle mesure votre oxygène deux fois par jour, rit volontiers et ne discute pas de qui monte.",
} satisfies GuideText;
