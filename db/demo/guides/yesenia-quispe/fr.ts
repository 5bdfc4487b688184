import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Yesenia Quispe",
  place: "Ollantaytambo",
  about:
    "Yesenia a grandi près d’Ollantaytambo, en parlant quechua, et ouvre la marche sur le chemin de l’Inca. On lui disait que les porteurs ne lui obéiraient pas ; elle a commencé par leur demander leurs noms.",
} satisfies GuideText;
